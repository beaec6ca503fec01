import { MASTER_ADMIN } from "@rosette/contract"
import { initTRPC } from "@trpc/server"
import type { Organizing } from "../access/organized.ts"
import { AppError } from "../app-error.ts"
import { type Principals, traceOf } from "../sessions/session-store.ts"
import type { Context } from "./context.ts"
import { refusalOf } from "./refusal.ts"
import { refusalData, trpcErrorOf } from "./refusal-shape.ts"

/** Who may call a procedure; written on it by its step of the ladder, for the documentation and the tests. */
export type Who = "anybody" | "judge" | "member" | "organizer" | "masterAdmin"

const notTheirs = ({ judge, organizer, masterAdmin }: Principals) =>
  new AppError(judge || organizer || masterAdmin ? "FORBIDDEN" : "SIGN_IN_REQUIRED")

const MAY: Record<Who, (who: Principals) => boolean> = {
  anybody: () => true,
  judge: ({ judge }) => judge !== null,
  member: ({ judge, organizer, masterAdmin }) => Boolean(judge || organizer || masterAdmin),
  organizer: ({ organizer, masterAdmin }) => Boolean(organizer || masterAdmin),
  masterAdmin: ({ masterAdmin }) => masterAdmin !== null,
}

/** What the step of the ladder tells somebody whom it does not let pass, for the doors that ask before there is an input; null for others. */
export const refusalAtStep = (step: Who, who: Principals): AppError | null => (MAY[step](who) ? null : notTheirs(who))

const t = initTRPC
  .context<Context>()
  .meta<{ who: Who }>()
  .create({
    isDev: false,
    errorFormatter({ error, shape }) {
      const refusal = refusalOf(error)
      return { ...shape, message: refusal.message, data: refusalData(refusal) }
    },
  })

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** Gives every refusal the status of its row in the table of errors, and counts how the call ended. */
const refuseByTable = t.middleware(async ({ ctx, path, next }) => {
  const result = await next()
  const refusal = result.ok ? null : refusalOf(result.error)
  ctx.services.metrics.called(path, refusal?.code ?? "ok")
  if (refusal) throw trpcErrorOf(refusal)
  return result
})

/** Anybody, signed in or not. */
export const publicProcedure = t.procedure.meta({ who: "anybody" }).use(refuseByTable)

/** A signed-in judge. */
export const judgeProcedure = publicProcedure.meta({ who: "judge" }).use(async ({ ctx, next }) => {
  const who = await ctx.who()
  if (who.judge) return next({ ctx: { judge: who.judge } })
  throw notTheirs(who)
})

/** Anybody who is signed in, in whatever role. */
export const memberProcedure = publicProcedure.meta({ who: "member" }).use(async ({ ctx, next }) => {
  const who = await ctx.who()
  if (who.judge || who.organizer || who.masterAdmin) return next({ ctx: { member: who } })
  throw notTheirs(who)
})

/** An organizer, or the master administrator, who may organize every event. */
export const organizerProcedure = publicProcedure.meta({ who: "organizer" }).use(async ({ ctx, next }) => {
  const who = await ctx.who()
  const { organizer, masterAdmin } = who
  if (!organizer && !masterAdmin) throw notTheirs(who)
  const organizing: Organizing = {
    ownEventId: organizer?.eventId ?? null,
    everyEvent: masterAdmin !== null,
    sessionId: organizer?.sessionId ?? null,
    actorIn(eventId) {
      if (organizer?.eventId === eventId) return { actor: organizer.actor, ...traceOf("organizer", organizer) }
      if (!masterAdmin) throw new AppError("FORBIDDEN")
      return { actor: MASTER_ADMIN.name, ...traceOf("masterAdmin", masterAdmin) }
    },
  }
  return next({ ctx: { organizing } })
})

/** The master administrator. */
export const adminProcedure = publicProcedure.meta({ who: "masterAdmin" }).use(async ({ ctx, next }) => {
  const who = await ctx.who()
  if (who.masterAdmin) return next({ ctx: { masterAdmin: who.masterAdmin } })
  throw notTheirs(who)
})
