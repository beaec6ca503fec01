import { Readable } from "node:stream"
import { LIMITS } from "@rosette/contract/limits"
import { frameText } from "@rosette/contract/live-frames"
import type { ProcedurePath } from "@rosette/contract/routers"
import { callTRPCProcedure, isTrackedEnvelope } from "@trpc/server"
import type { FastifyReply, FastifyRequest } from "fastify"
import { sessionIdAt } from "../../kernel/access-levels.ts"
import { createContext } from "../../kernel/context.ts"
import { refusalOf } from "../../kernel/refusal.ts"
import type { Services } from "../../kernel/services.ts"
import { AppError } from "../../refusals/app-error.ts"
import { refusalEnvelope } from "../../refusals/refusal-shape.ts"
import { appRouter } from "../../routers/app-router.ts"
import { PROCEDURES, procedureAt } from "../calls/procedure-list.ts"
import { requestFactsOf } from "../calls/request-facts.ts"
import { logFailure } from "../http/logs/log-failure.ts"

const PING_MS = LIMITS.live.pingSeconds * 1_000
/** After two missed pings the client reconnects. */
const SILENCE_MS = 2 * PING_MS + 5_000
/** After a shutdown, clients reconnect at random times in this range. */
const RECONNECT_DELAY_MS = { min: 500, spread: 2_000 }

const PING = Buffer.from(frameText("ping", ""))
const RETURN = frameText("return", "")

const greeting = () => {
  const retryMs = RECONNECT_DELAY_MS.min + Math.floor(Math.random() * RECONNECT_DELAY_MS.spread)
  return `retry: ${retryMs}\n${frameText("connected", JSON.stringify({ reconnectAfterInactivityMs: SILENCE_MS }))}`
}

/** News for many clients is one object, encoded once. */
const encoded = new WeakMap<object, Buffer>()

function newsFrame(value: unknown): Buffer {
  const [id, news]: [string | null, unknown] = isTrackedEnvelope(value) ? [value[0], value[1]] : [null, value]
  const isShared = typeof news === "object" && news !== null
  const known = isShared ? encoded.get(news) : undefined
  if (known !== undefined) return known
  const bytes = Buffer.from(`data: ${JSON.stringify(news)}\n${id === null ? "" : `id: ${id}\n`}\n`)
  if (isShared) encoded.set(news, bytes)
  return bytes
}

const isLive = (path: string): path is ProcedurePath => PROCEDURES.get(path as ProcedurePath)?.type === "subscription"

/** The procedure that this request subscribes to, which needs a GET; null for all other calls. */
export function subscriptionOf(request: FastifyRequest, path: string): ProcedurePath | null {
  const { batch } = request.query as Record<string, unknown>
  if (batch !== undefined || !isLive(path)) return null
  if (request.method !== "GET") throw new AppError("NOT_FOUND")
  return path
}

/** The subscription's input. When a browser reconnects, it names the last news in a header. */
function inputOf({ query, headers }: FastifyRequest): unknown {
  const { input } = query as Record<string, unknown>
  let asked: unknown
  try {
    asked = typeof input === "string" && input !== "" ? JSON.parse(input) : undefined
  } catch {
    throw new AppError("MALFORMED_JSON")
  }
  const lastEventId = headers["last-event-id"]
  if (lastEventId === undefined || (typeof asked !== "object" && asked !== undefined)) return asked
  return { ...asked, lastEventId }
}

/** Whether the stream closes without a reason, so that the client reconnects automatically. */
const isAborted = (error: unknown) => error instanceof Error && error.name === "AbortError"

/**
 * Opens the subscription; counts it as one of its session's. Its context is used here only, so that it is not kept as
 * long as the stream is open.
 */
async function subscribe(
  services: Services,
  { request, reply, path }: { request: FastifyRequest; reply: FastifyReply; path: ProcedurePath },
  left: AbortController,
): Promise<AsyncIterable<unknown>> {
  const ctx = createContext(services, requestFactsOf(request, reply, services.settings))
  const sessionId = sessionIdAt(procedureAt(path).who, await ctx.who())
  if (sessionId !== null && !left.signal.aborted) {
    const slot = services.streams.take(sessionId, () => left.abort())
    left.signal.addEventListener("abort", slot.release, { once: true })
  }
  const events = await callTRPCProcedure({
    router: appRouter,
    path,
    type: "subscription",
    ctx,
    getRawInput: async () => inputOf(request),
    signal: left.signal,
    batchIndex: 0,
  })
  // A subscription returns an iterable, which the type of a call by name does not say.
  return events as AsyncIterable<unknown>
}

/**
 * Answers a subscription as server-sent events in the format of tRPC's own client. tRPC's own writer pipes each message
 * through five streams per client; this one writes bytes that are encoded once.
 */
export function sendEventStream(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  path: ProcedurePath,
): FastifyReply {
  const left = new AbortController()
  let onDrained = () => {}
  const stream = new Readable({
    read: () => onDrained(),
    destroy(error, done) {
      clearInterval(pings)
      left.abort()
      onDrained()
      done(error)
    },
  })
  const drained = () =>
    new Promise<void>((resolve) => {
      onDrained = resolve
    })
  const pings = setInterval(() => {
    if (stream.readableLength === 0) stream.push(PING)
  }, PING_MS)

  const pump = async (subscription: Promise<AsyncIterable<unknown>>) => {
    for await (const value of await subscription) {
      if (!stream.push(newsFrame(value)) && !left.signal.aborted) await drained()
    }
    stream.push(RETURN)
  }
  const sendRefusalFrame = (error: unknown) => {
    if (isAborted(error)) return
    const refusal = refusalOf(error)
    logFailure(request.log, refusal, { error, what: "live stream failed", path })
    stream.push(frameText("serialized-error", JSON.stringify(refusalEnvelope(refusal).error)))
  }
  stream.push(greeting())
  void pump(subscribe(services, { request, reply, path }, left))
    .catch(sendRefusalFrame)
    .finally(() => {
      if (!stream.destroyed) stream.push(null)
      clearInterval(pings)
    })
  return reply
    .headers({
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    })
    .send(stream)
}
