import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { LIMITS } from "@rosette/contract"
import { AppError } from "../app-error.ts"
import type { Services } from "../services.ts"
import { createContext } from "../trpc/context.ts"
import { doorOf } from "../trpc/door.ts"
import { refusalOf } from "../trpc/refusal.ts"
import { createCaller } from "../trpc/root.ts"
import { sendCsv } from "./csv-reply.ts"
import { sendLongList } from "./list-reply.ts"
import { type ProcedurePath, REST_ROUTES, type RestRoute } from "./routes.ts"
import { receiveImage } from "./upload.ts"

type Body = Record<string, unknown>
type Call = (input: Body) => Promise<unknown>

/** Where a route's body is not JSON, or its answer is not: these two say what is read and written instead. */
const READ: Partial<Record<ProcedurePath, (request: FastifyRequest) => Promise<Body>>> = {
  "organizer.uploadEntryImage": receiveImage,
}
const REPLY: Partial<Record<ProcedurePath, (reply: FastifyReply, answer: unknown) => unknown>> = {
  "csv.export": sendCsv,
  "organizer.scores": sendLongList,
}
const BODY_BYTES: Partial<Record<ProcedurePath, number>> = {
  "csv.import": LIMITS.body.importBytes,
}

/** A path parameter is the number of a thing; whatever is not such a number names nothing. */
function idFromPath(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > LIMITS.id.max) throw new AppError("NOT_FOUND")
  return Number(text)
}

/** Query values arrive as text: whole numbers become numbers, everything else stays as it is. */
const fromQuery = (query: unknown): Body =>
  Object.fromEntries(Object.entries(query as Body).map(([key, value]) => [key, typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value]))

async function inputOf(request: FastifyRequest, procedure: ProcedurePath): Promise<Body> {
  const ids = Object.fromEntries(Object.entries(request.params as Record<string, string>).map(([key, text]) => [key, idFromPath(text)]))
  if (request.method === "GET") return { ...fromQuery(request.query), ...ids }
  const read = READ[procedure]
  const body = read ? await read(request) : request.body
  if (body === undefined || body === null) return ids
  if (typeof body !== "object" || Array.isArray(body))
    throw new AppError("INVALID_INPUT", { issues: [{ path: [], message: "The request body must be a JSON object" }] })
  return { ...body, ...ids }
}

function mountRoute(app: FastifyInstance, services: Services, [method, url, procedure, status]: RestRoute) {
  const [router, name] = procedure.split(".") as [string, string]
  app.route({
    method,
    url,
    bodyLimit: BODY_BYTES[procedure] ?? LIMITS.body.restBytes,
    async handler(request, reply) {
      const caller = createCaller(createContext(services, doorOf(request, reply, services.settings)))
      // The path names a procedure, which its type has checked; what it may be called with is checked by its own schema.
      const call = Reflect.get(Reflect.get(caller, router), name) as Call
      const answer = await call(await inputOf(request, procedure))
      reply.status(status ?? 200)
      return REPLY[procedure]?.(reply, answer) ?? answer
    },
  })
}

/** The REST door: every row of the table under the app's prefix, refusals as JSON, unknown paths 404 in the same form. */
export function mountRest(app: FastifyInstance, services: Services): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === "UNAVAILABLE") request.log.error({ err: refusal.cause ?? error }, "request failed")
    if (refusal.retryAfterSeconds !== undefined) reply.header("retry-after", String(refusal.retryAfterSeconds))
    return reply.status(refusal.status).send(refusal.toRefusal())
  })
  app.setNotFoundHandler((_request, reply) => {
    const refusal = new AppError("NOT_FOUND")
    return reply.status(refusal.status).send(refusal.toRefusal())
  })
  for (const route of REST_ROUTES) mountRoute(app, services, route)
}
