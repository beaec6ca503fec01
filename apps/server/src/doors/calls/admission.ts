import { ERRORS, type ErrorCode } from "@rosette/contract/errors"
import type { FastifyReply, FastifyRequest } from "fastify"
import { refusalAtLevel } from "../../kernel/access-levels.ts"
import { type Admission, newAdmission } from "../../kernel/admission.ts"
import { type Context, createContext } from "../../kernel/context.ts"
import type { Services } from "../../kernel/services.ts"
import { whenOver } from "../http/when-over.ts"
import { refusalBeforeBody } from "./before-body.ts"
import type { ProcedureInfo } from "./procedure-list.ts"
import { requestFactsOf } from "./request-facts.ts"
import { whenDone } from "./work-of-request.ts"

/** A session that ends while a long body arrives must not be used: after this time it is looked up again. */
const TRUSTED_MS = 1_000

type Admitted = { ctx: Context; admission: Admission; untilMs: number }

const admitted = new WeakMap<FastifyRequest, Admitted>()

/** One of the calls that a request names, with its index in the batch. */
export type NamedCall = { procedure: ProcedureInfo; index: number }

const UNREADABLE = new Set<number>(
  (["MALFORMED_JSON", "TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] satisfies ErrorCode[]).map((code) => ERRORS[code].status),
)

/**
 * Decides before the body is read who may call: returns those of the named procedures that the caller may call
 * now. The others are answered with their refusals; throws the first if there are only such.
 */
export async function admit(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  calls: readonly NamedCall[],
): Promise<ProcedureInfo[]> {
  const admission = newAdmission()
  const ctx = createContext(services, requestFactsOf(request, reply, services.settings), admission)
  const who = await ctx.who()
  const caller = { who, address: ctx.address, onEnd: (work: () => void) => whenDone(request, reply, work) }
  const open: ProcedureInfo[] = []
  for (const { procedure, index } of calls) {
    const refusal = refusalAtLevel(procedure.who, who) ?? (await refusalBeforeBody(services, procedure, caller))
    if (refusal) admission.refusals.set(index, refusal)
    else open.push(procedure)
  }
  const [first] = admission.refusals.values()
  if (open.length === 0 && first) {
    for (const { procedure, index } of calls)
      services.metrics.called(procedure.path, admission.refusals.get(index)?.code ?? first.code)
    throw first
  }
  if (open.some(({ who: level, hasOwnThrottle }) => level === "anybody" && !hasOwnThrottle))
    countMalformed(services, request, reply, admission)
  admitted.set(request, { ctx, admission, untilMs: performance.now() + TRUSTED_MS })
  return open
}

/** Counts the calls that could not be read; a body that could not be read counts as one. */
function countMalformed({ malformed }: Services, request: FastifyRequest, reply: FastifyReply, admission: Admission) {
  whenOver(request, reply, () => {
    const calls = Math.max(admission.malformedCalls, UNREADABLE.has(reply.statusCode) ? 1 : 0)
    malformed.count(request.ip, calls).catch((error: unknown) => request.log.error({ err: error }, "call not counted"))
  })
}

/** The context of a request: the one it was admitted with, so that its sessions are looked up once. */
export function contextOf(services: Services, request: FastifyRequest, reply: FastifyReply): Context {
  const known = admitted.get(request)
  if (known && performance.now() < known.untilMs) return known.ctx
  return createContext(services, requestFactsOf(request, reply, services.settings), known?.admission)
}
