import { isUtf8 } from "node:buffer"
import { LIMITS } from "@rosette/contract"
import { type FastifyHandlerOptions, fastifyRequestHandler } from "@trpc/server/adapters/fastify"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { AppError } from "../app-error.ts"
import { refusalOfRequest } from "../http/request-refusal.ts"
import type { Services } from "../services.ts"
import { createContext } from "./context.ts"
import { doorOf } from "./door.ts"
import { sendEventStream, subscriptionOf } from "./event-stream.ts"
import { answerPlainCalls, plainCallsOf } from "./plain-calls.ts"
import { refusalOf } from "./refusal.ts"
import { refusalEnvelope } from "./refusal-shape.ts"
import { type AppRouter, appRouter } from "./root.ts"

const PROCEDURES = /^[\w.]+(,[\w.]+)*$/

/** These take more than the others: their one body is a whole file. */
const BODY_BYTES: readonly (readonly [path: string, bytes: number])[] = [
  ["/csv.import", LIMITS.body.importBytes],
  ["/csv.preview", LIMITS.body.importBytes],
  ["/:path", LIMITS.body.trpcBytes],
]

const retryAfter = (refusals: AppError[]) =>
  refusals.find(({ retryAfterSeconds }) => retryAfterSeconds !== undefined)?.retryAfterSeconds

const handlerOptions = (services: Services): FastifyHandlerOptions<AppRouter, FastifyRequest, FastifyReply> => ({
  router: appRouter,
  createContext: ({ req, res }) => createContext(services, doorOf(req, res, services.settings)),
  responseMeta({ errors }) {
    const seconds = retryAfter(errors.map(refusalOf))
    return {
      headers: {
        // What fails before there is a call would else go out as text.
        ...(errors.length > 0 && { "content-type": "application/json" }),
        ...(seconds !== undefined && { "retry-after": String(seconds) }),
      },
    }
  },
  onError({ error, req, path }) {
    const refusal = refusalOf(error)
    if (refusal.code === "UNAVAILABLE") req.log.error({ err: refusal.cause ?? error, path }, "call failed")
  },
})

/** The body stays text, which is what the adapter reads; a call without input may leave it out. */
function textOf(body: Buffer): string {
  if (!isUtf8(body)) throw new AppError("MALFORMED_JSON")
  return body.toString().trim() || "{}"
}

function refuseContent(body: Buffer): string {
  if (body.length > 0) throw new AppError("UNSUPPORTED_MEDIA_TYPE")
  return "{}"
}

/** Refuses what could not be a call before its body is read. */
function refuseOddCall(path: string): void {
  if (!PROCEDURES.test(path)) throw new AppError("NOT_FOUND")
  if (path.split(",").length > LIMITS.body.batchedCalls) throw new AppError("TOO_LARGE")
}

/** The tRPC door: the same procedures as REST, JSON only, refusals in tRPC's own form. */
export async function mountTrpc(app: FastifyInstance, services: Services): Promise<void> {
  const options = handlerOptions(services)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) =>
    textOf(body),
  )
  app.addContentTypeParser<Buffer>("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) =>
    refuseContent(body),
  )
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOfRequest(error)
    if (refusal.code === "UNAVAILABLE") request.log.error({ err: refusal.cause ?? error }, "call failed")
    if (refusal.retryAfterSeconds !== undefined) reply.header("retry-after", String(refusal.retryAfterSeconds))
    return reply.status(refusal.status).type("application/json; charset=utf-8").send(refusalEnvelope(refusal))
  })
  app.addHook<{ Params: { path?: string } }>("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store")
    if (request.params.path !== undefined) refuseOddCall(request.params.path)
  })
  for (const [url, bodyLimit] of BODY_BYTES) {
    app.route<{ Params: { path?: string } }>({
      method: ["GET", "POST"],
      exposeHeadRoute: false,
      url,
      bodyLimit,
      handler(req, res) {
        const path = req.params.path ?? url.slice(1)
        const subscription = subscriptionOf(req, path)
        if (subscription) return sendEventStream(services, req, res, subscription)
        const plain = plainCallsOf(req, path)
        if (plain) return answerPlainCalls(services, req, res, plain)
        return fastifyRequestHandler({ ...options, req, res, path })
      },
    })
  }
}
