import type { FastifyReply, FastifyRequest } from "fastify"
import { refusalAtLevel } from "../../kernel/access-levels.ts"
import { type Context, createContext } from "../../kernel/context.ts"
import type { Services } from "../../kernel/services.ts"
import type { AppError } from "../../refusals/app-error.ts"
import { refusalAtGate } from "./gates.ts"
import type { ProcedureInfo } from "./procedure-list.ts"
import { requestFactsOf } from "./request-facts.ts"
import { whenDone } from "./work-of-request.ts"

/** A session that ends while a long body arrives must not be used: after this time it is looked up again. */
const TRUSTED_MS = 1_000

type Admitted = { ctx: Context; untilMs: number }

const admitted = new WeakMap<FastifyRequest, Admitted>()

/**
 * Decides before the body is read who may call: returns those of the named procedures whose access check and gate let
 * the caller pass. Throws the first refusal if there are none.
 */
export async function admit(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  procedures: readonly ProcedureInfo[],
): Promise<ProcedureInfo[]> {
  const ctx = createContext(services, requestFactsOf(request, reply, services.settings))
  const who = await ctx.who()
  const onEnd = (work: () => void) => whenDone(request, reply, work)
  const open: ProcedureInfo[] = []
  const refusals: AppError[] = []
  for (const procedure of procedures) {
    const { path, who: level } = procedure
    const refusal =
      refusalAtLevel(level, who) ?? (await refusalAtGate(services, path, { who, address: ctx.address, onEnd }))
    if (refusal) refusals.push(refusal)
    else open.push(procedure)
  }
  const [first] = refusals
  if (open.length === 0 && first) {
    procedures.forEach(({ path }, index) => {
      services.metrics.called(path, refusals[index]?.code ?? first.code)
    })
    throw first
  }
  admitted.set(request, { ctx, untilMs: performance.now() + TRUSTED_MS })
  return open
}

/** The context of a request: the one it was admitted with, so that its sessions are looked up once. */
export function contextOf(services: Services, request: FastifyRequest, reply: FastifyReply): Context {
  const known = admitted.get(request)
  if (known && performance.now() < known.untilMs) return known.ctx
  return createContext(services, requestFactsOf(request, reply, services.settings))
}
