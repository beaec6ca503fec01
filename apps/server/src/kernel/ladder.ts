import { MASTER_ADMIN } from "@rosette/contract"
import { initTRPC } from "@trpc/server"
import type { ZodType } from "zod"
import type { Database } from "../data/database.ts"
import { AppError } from "./app-error.ts"
import type { Context } from "./context.ts"
import type { Organizing } from "./organizing.ts"
import { refusalOf } from "./refusal.ts"
import { refusalData, trpcErrorOf } from "./refusal-shape.ts"
import { type AdminSession, type JudgeSession, type Principals, traceOf } from "./sessions/session-store.ts"

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

type Naming<Key extends string> = ZodType<Record<Key, number>>

// The schema makes sure of it: `Input` is a `Naming<Key>`, which the compiler cannot see through a procedure's own types.
const idIn = <Key extends string>(input: unknown, key: Key): number => (input as Record<Key, number>)[key]

/**
 * A step for calls whose input names a record by `key`: reads the record that this organizer may touch and puts it into
 * `ctx` under `name`, or refuses as `read` does.
 */
export const organizerStep =
  <Key extends string, Name extends string, Found>(
    key: Key,
    name: Name,
    read: (db: Database, who: Organizing, id: number) => Promise<Found>,
  ) =>
  <Input extends Naming<Key>>(input: Input) =>
    organizerProcedure.input(input).use(async ({ ctx, input: given, next }) => {
      const found = await read(ctx.db, ctx.organizing, idIn(given, key))
      return next({ ctx: { [name]: found } as Record<Name, Found> })
    })

/** The same for what anybody who is signed in may look at. */
export const memberStep =
  <Key extends string, Name extends string, Found>(
    key: Key,
    name: Name,
    read: (db: Database, who: Principals, id: number) => Promise<Found>,
  ) =>
  <Input extends Naming<Key>>(input: Input) =>
    memberProcedure.input(input).use(async ({ ctx, input: given, next }) => {
      const found = await read(ctx.db, ctx.member, idIn(given, key))
      return next({ ctx: { [name]: found } as Record<Name, Found> })
    })

/** The same for what the master administrator manages. */
export const adminStep =
  <Key extends string, Name extends string, Found>(
    key: Key,
    name: Name,
    read: (db: Database, who: AdminSession, id: number) => Promise<Found>,
  ) =>
  <Input extends Naming<Key>>(input: Input) =>
    adminProcedure.input(input).use(async ({ ctx, input: given, next }) => {
      const found = await read(ctx.db, ctx.masterAdmin, idIn(given, key))
      return next({ ctx: { [name]: found } as Record<Name, Found> })
    })

/** The same for what a judge does with their own sheets. */
export const judgeStep =
  <Key extends string, Name extends string, Found>(
    key: Key,
    name: Name,
    read: (db: Database, who: JudgeSession, id: number) => Promise<Found>,
  ) =>
  <Input extends Naming<Key>>(input: Input) =>
    judgeProcedure.input(input).use(async ({ ctx, input: given, next }) => {
      const found = await read(ctx.db, ctx.judge, idIn(given, key))
      return next({ ctx: { [name]: found } as Record<Name, Found> })
    })
