import type { FastifyReply, FastifyRequest } from "fastify"
import type { AppError } from "../app-error.ts"
import type { Services } from "../services.ts"
import { type Context, createContext } from "./context.ts"
import { doorOf } from "./door.ts"
import type { ProcedureInfo } from "./procedure-list.ts"
import { refusalAtStep } from "./procedures.ts"

/** A session that ends while a long body arrives must not outlive it: after this time it is looked up again. */
const TRUSTED_MS = 1_000

type Admitted = { ctx: Context; untilMs: number }

const admitted = new WeakMap<FastifyRequest, Admitted>()

/**
 * Decides before the body is read who may call at all: of the procedures that a request names, gives those whose step of the
 * ladder lets the caller pass. Throws the first refusal where none does; an import also needs a place of its own.
 */
export async function admit(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  procedures: readonly ProcedureInfo[],
): Promise<ProcedureInfo[]> {
  const ctx = createContext(services, doorOf(request, reply, services.settings))
  const who = await ctx.who()
  const refused: { path: string; refusal: AppError }[] = []
  const open = procedures.filter(({ path, who: step }) => {
    const refusal = refusalAtStep(step, who)
    if (refusal) refused.push({ path, refusal })
    return refusal === null
  })
  const [first] = refused
  if (open.length === 0 && first) {
    for (const { path, refusal } of refused) services.metrics.called(path, refusal.code)
    throw first.refusal
  }
  if (open.some(({ path }) => path === "csv.import")) {
    const place = services.importPlaces.take((who.organizer ?? who.masterAdmin)?.sessionId ?? "")
    reply.raw.once("close", place.release)
  }
  admitted.set(request, { ctx, untilMs: performance.now() + TRUSTED_MS })
  return open
}

/** The context of a request: the one that it was admitted with, so that its sessions are looked up once. */
export function contextOf(services: Services, request: FastifyRequest, reply: FastifyReply): Context {
  const known = admitted.get(request)
  if (known && performance.now() < known.untilMs) return known.ctx
  return createContext(services, doorOf(request, reply, services.settings))
}
