import type { ProcedurePath } from "@rosette/contract/routers"
import { callTRPCProcedure } from "@trpc/server"
import type { FastifyReply, FastifyRequest } from "fastify"
import { refusalOf } from "../../kernel/refusal.ts"
import type { Services } from "../../kernel/services.ts"
import { isRecord } from "../../lib/is-record.ts"
import { joinJson, writtenJson } from "../../lib/written-json.ts"
import type { AppError } from "../../refusals/app-error.ts"
import { refusalEnvelope } from "../../refusals/refusal-shape.ts"
import { appRouter } from "../../routers/app-router.ts"
import { contextOf } from "../calls/admission.ts"
import { PROCEDURES } from "../calls/procedure-list.ts"
import { workFor } from "../calls/work-of-request.ts"
import { logFailure } from "../http/logs/log-failure.ts"

/** Calls as the web client and most other clients send them: complete JSON in, complete JSON out. */
type FastPathCalls = {
  isBatch: boolean
  type: "query" | "mutation"
  calls: { path: ProcedurePath; input: unknown }[]
}

/** Calls with one of these are left to tRPC's own adapter. */
const UNSUPPORTED_HEADERS = ["trpc-accept", "last-event-id"]
const UNSUPPORTED_PARAMETERS = new Set(["connectionParams", "lastEventId", "Last-Event-Id"])

/**
 * Returns the calls of an ordinary request; null leaves it to tRPC's own adapter, which gives the same answers but
 * builds a Fetch request and a streamed response for each (docs/decisions/0045).
 */
export function fastPathCallsOf(request: FastifyRequest, path: string): FastPathCalls | null {
  const { method, headers, body } = request
  const query = request.query as Record<string, unknown>
  if (UNSUPPORTED_HEADERS.some((name) => headers[name] !== undefined) || headers.accept?.includes("jsonl")) return null
  if (Object.keys(query).some((name) => UNSUPPORTED_PARAMETERS.has(name))) return null
  const type = typeOf(method, headers["content-type"])
  const paths = query.batch === "1" ? path.split(",") : [path]
  if (!type || !paths.every((each): each is ProcedurePath => PROCEDURES.get(each as ProcedurePath)?.type === type))
    return null
  const inputs = inputsOf(type === "query" ? query.input : body)
  if (!inputs) return null
  const { all } = inputs
  if (query.batch !== "1") return { isBatch: false, type, calls: paths.map((each) => ({ path: each, input: all })) }
  // Calls without input may omit all of it.
  if (all !== undefined && !isRecord(all)) return null
  return { isBatch: true, type, calls: paths.map((each, index) => ({ path: each, input: all?.[index] })) }
}

function typeOf(method: string, contentType: string | undefined): FastPathCalls["type"] | null {
  if (method === "GET" && contentType === undefined) return "query"
  return method === "POST" && contentType?.startsWith("application/json") ? "mutation" : null
}

/** The input, if any; null if it cannot be read. */
function inputsOf(text: unknown): { all: unknown } | null {
  if (text === undefined || text === "") return { all: undefined }
  // An import's body is parsed already.
  if (typeof text === "object" && text !== null) return { all: text }
  if (typeof text !== "string") return null
  try {
    return { all: JSON.parse(text) }
  } catch {
    // tRPC's own adapter reports the error.
    return null
  }
}

/** Runs the calls concurrently and answers in tRPC's format. */
export async function answerOnFastPath(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { isBatch, type, calls }: FastPathCalls,
): Promise<FastifyReply> {
  const ctx = contextOf(services, request, reply)
  const refusals: AppError[] = []
  const answering = Promise.all(
    calls.map(async ({ path, input }, batchIndex) => {
      try {
        const call = {
          router: appRouter,
          path,
          type,
          ctx,
          getRawInput: async () => input,
          signal: undefined,
          batchIndex,
        }
        const data: unknown = await callTRPCProcedure(call)
        return data === undefined ? `{"result":{}}` : joinJson([`{"result":{"data":`, writtenJson(data), "}}"])
      } catch (error) {
        const refusal = refusalOf(error)
        refusals.push(refusal)
        logFailure(request.log, refusal, { error, what: "call failed", path })
        return JSON.stringify(refusalEnvelope(refusal))
      }
    }),
  )
  const answers = await workFor(request, answering)
  const seconds = refusals.find(({ retryAfterSeconds }) => retryAfterSeconds !== undefined)?.retryAfterSeconds
  if (seconds !== undefined) reply.header("retry-after", String(seconds))
  return reply
    .status(statusOf(refusals, calls.length))
    .headers({ vary: "trpc-accept, accept", "content-type": "application/json" })
    .send(
      joinJson(
        isBatch ? ["[", ...answers.flatMap((each, index) => (index === 0 ? [each] : [",", each])), "]"] : answers,
      ),
    )
}

/** The common status of all calls, or 207 if they differ. */
function statusOf(refusals: readonly AppError[], calls: number): number {
  const statuses = new Set(refusals.map(({ status }) => status))
  if (refusals.length < calls) statuses.add(200)
  const [status = 200] = statuses
  return statuses.size > 1 ? 207 : status
}
