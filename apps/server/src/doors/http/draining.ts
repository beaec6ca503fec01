import { setTimeout as wait } from "node:timers/promises"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { AppError } from "../../refusals/app-error.ts"
import { whenOver } from "./when-over.ts"

const LONGEST_DRAIN_MS = 10_000
const DRAIN_STEP_MS = 20

/** Always answered, so that monitoring sees the server shut down. */
const ALWAYS_ANSWERED = new Set(["/healthz", "/readyz", "/metrics"])

/** Whether this is a live stream, which stays open as long as its client reads it. */
export const isEventStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader("content-type")).startsWith("text/event-stream")

/**
 * Lets running requests finish, for at most ten seconds. New ones get 503 with Retry-After; live streams are not waited for.
 * Returns a function that says whether the server is closing.
 */
export function drainOnClose(app: FastifyInstance): () => boolean {
  const inFlight = new Set<FastifyRequest>()
  let isDraining = false

  app.addHook("onRequest", (request, reply, done) => {
    if (isDraining && !ALWAYS_ANSWERED.has(request.routeOptions.url ?? "")) {
      done(new AppError("UNAVAILABLE", { retryAfterSeconds: 1 }))
      return
    }
    inFlight.add(request)
    whenOver(request, reply, () => inFlight.delete(request))
    done()
  })
  app.addHook("onSend", (request, reply, payload, done) => {
    if (isEventStream(reply)) inFlight.delete(request)
    done(null, payload)
  })
  app.addHook("preClose", async () => {
    isDraining = true
    const untilMs = performance.now() + LONGEST_DRAIN_MS
    while (inFlight.size > 0 && performance.now() < untilMs) await wait(DRAIN_STEP_MS)
  })
  return () => isDraining
}
