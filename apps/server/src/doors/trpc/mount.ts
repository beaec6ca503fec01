import { LIMITS } from "@rosette/contract/limits"
import type { ProcedurePath } from "@rosette/contract/routers"
import { fetchRequestHandler } from "@trpc/server/adapters/fetch"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { refusalOf } from "../../kernel/refusal.ts"
import type { Services } from "../../kernel/services.ts"
import { AppError } from "../../refusals/app-error.ts"
import { refusalEnvelope } from "../../refusals/refusal-shape.ts"
import { appRouter } from "../../routers/app-router.ts"
import { admit, contextOf } from "../calls/admission.ts"
import { bodyBytes, FILE_CALLS } from "../calls/body-bytes.ts"
import { readImports } from "../calls/import-body.ts"
import { jsonText } from "../calls/json-text.ts"
import { PROCEDURES } from "../calls/procedure-list.ts"
import { workFor } from "../calls/work-of-request.ts"
import { logFailure } from "../http/logs/log-failure.ts"
import { refusalOfRequest } from "../http/request-refusal.ts"
import { sendEventStream, subscriptionOf } from "./event-stream.ts"

const PREFIX = "/trpc"
const NAMES = /^[\w.]+(,[\w.]+)*$/

const retryAfter = (refusals: AppError[]) =>
  refusals.find(({ retryAfterSeconds }) => retryAfterSeconds !== undefined)?.retryAfterSeconds

/** The request as tRPC's adapter takes it; a body that is no text, such as an import's, is parsed already. */
function fetchRequestOf({ method, headers, body, originalUrl }: FastifyRequest, path: string): Request {
  const [, search = ""] = originalUrl.split("?", 2)
  const made = new Request(`http://localhost${PREFIX}/${path}?${search}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    body: typeof body === "string" ? body : null,
  })
  return typeof body === "string" ? made : Object.assign(made, { json: async () => body })
}

/** Answers the calls that a request names, with tRPC's own adapter; the answer is text, so that it can be compressed. */
async function answerCalls(services: Services, request: FastifyRequest, reply: FastifyReply, path: string) {
  const answer = await fetchRequestHandler({
    endpoint: PREFIX,
    router: appRouter,
    req: fetchRequestOf(request, path),
    createContext: () => contextOf(services, request, reply),
    responseMeta({ errors }) {
      const seconds = retryAfter(errors.map(refusalOf))
      if (seconds !== undefined) reply.header("retry-after", String(seconds))
      return {}
    },
    onError({ error, path: name }) {
      logFailure(request.log, refusalOf(error), { error, what: "call failed", path: name })
    },
  })
  // tRPC would send a failure without a call as plain text.
  reply.status(answer.status).headers({ "content-type": "application/json", vary: "trpc-accept, accept" })
  return answer.text()
}

/** The maximum body of each request. */
const limits = new WeakMap<FastifyRequest, number>()

function refuseBeyondLimit(request: FastifyRequest, bytes: number): void {
  if (bytes > (limits.get(request) ?? LIMITS.body.importBytes)) throw new AppError("TOO_LARGE")
}

/** Decides whether the body is read: only for an existing mutation that the caller may make. */
async function admitBody(services: Services, request: FastifyRequest, reply: FastifyReply, path: string) {
  const mutations = path.split(",").flatMap((name, index) => {
    const procedure = PROCEDURES.get(name as ProcedurePath)
    return procedure?.type === "mutation" ? [{ procedure, index }] : []
  })
  if (mutations.length === 0) throw new AppError("NOT_FOUND")
  const open = await admit(services, request, reply, mutations)
  limits.set(request, Math.max(...open.map((procedure) => bodyBytes(procedure, LIMITS.body.trpcBytes))))
  refuseBeyondLimit(request, Number(request.headers["content-length"] ?? 0))
}

/** The body stays text, as the adapter expects; a call without input may omit it. */
function textOf(request: FastifyRequest, body: Buffer): string {
  refuseBeyondLimit(request, body.length)
  return jsonText(body) || "{}"
}

function refuseContent(body: Buffer): string {
  if (body.length > 0) throw new AppError("UNSUPPORTED_MEDIA_TYPE")
  return "{}"
}

/** Refuses what cannot be a call before its body is read. */
function refuseUnsupportedCall(path: string): void {
  if (!NAMES.test(path)) throw new AppError("NOT_FOUND")
  if (path.split(",").length > LIMITS.body.batchedCalls) throw new AppError("TOO_LARGE")
}

/** The tRPC API: the same procedures as REST, JSON only, refusals in tRPC's own form. */
export async function mountTrpc(app: FastifyInstance, services: Services): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer) => textOf(request, body),
  )
  app.addContentTypeParser<Buffer>("*", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) =>
    refuseContent(body),
  )
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOfRequest(error)
    logFailure(request.log, refusal, { error, what: "call failed" })
    if (refusal.retryAfterSeconds !== undefined) reply.header("retry-after", String(refusal.retryAfterSeconds))
    return reply.status(refusal.status).type("application/json; charset=utf-8").send(refusalEnvelope(refusal))
  })
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("cache-control", "no-store")
    done()
  })
  const mountRoute = (scope: FastifyInstance, url: string, bodyLimit: number) =>
    scope.route<{ Params: { path?: string } }>({
      method: ["GET", "POST"],
      exposeHeadRoute: false,
      url,
      bodyLimit,
      async onRequest(request, reply) {
        const path = request.params.path ?? url.slice(1)
        refuseUnsupportedCall(path)
        if (request.method === "POST") await admitBody(services, request, reply, path)
      },
      handler(request, reply) {
        const path = request.params.path ?? url.slice(1)
        const subscription = subscriptionOf(request, path)
        if (subscription) return sendEventStream(services, request, reply, subscription)
        return workFor(request, answerCalls(services, request, reply, path))
      },
    })
  mountRoute(app, "/:path", LIMITS.body.trpcBytes)
  await app.register(async (imports) => {
    readImports(imports)
    for (const { path } of FILE_CALLS) mountRoute(imports, `/${path}`, LIMITS.body.importBytes)
  })
}
