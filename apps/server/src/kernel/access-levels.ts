import type { ErrorCode } from "@rosette/contract/errors"
import { type AccessLevel, MASTER_ADMIN } from "@rosette/contract/roles"
import { initTRPC } from "@trpc/server"
import type { ZodType } from "zod"
import type { Database } from "../data/database.ts"
import { AppError } from "../refusals/app-error.ts"
import { refusalData, trpcErrorOf } from "../refusals/refusal-shape.ts"
import type { Context } from "./context.ts"
import type { Organizing } from "./organizing.ts"
import { refusalOf } from "./refusal.ts"
import { type Principals, traceOf } from "./sessions/session-store.ts"

const notTheirs = ({ judge, organizer, masterAdmin, endedJudge }: Principals) =>
  judge || organizer || masterAdmin
    ? new AppError("FORBIDDEN")
    : new AppError("SIGN_IN_REQUIRED", { ended: endedJudge?.reason })

function organizingOf({ organizer, masterAdmin }: Principals): Organizing | null {
  if (!organizer && !masterAdmin) return null
  return {
    ownEventId: organizer?.eventId ?? null,
    everyEvent: masterAdmin !== null,
    sessionId: organizer?.sessionId ?? null,
    actorIn(eventId) {
      if (organizer?.eventId === eventId) return { actor: organizer.actor, ...traceOf("organizer", organizer) }
      if (!masterAdmin) throw new AppError("FORBIDDEN")
      return { actor: MASTER_ADMIN.name, ...traceOf("masterAdmin", masterAdmin) }
    },
  }
}

/** The identity with which an access level admits a caller; null if it does not admit them. */
const CALLERS = {
  anybody: (who: Principals) => who,
  judge: ({ judge }: Principals) => judge,
  member: (who: Principals) => (who.judge || who.organizer || who.masterAdmin ? who : null),
  organizer: organizingOf,
  masterAdmin: ({ masterAdmin }: Principals) => masterAdmin,
} satisfies Record<AccessLevel, (who: Principals) => unknown>

/**
 * The refusal of a caller at a level, for checks before there is an input; null if the level admits them.
 */
export const refusalAtLevel = (level: AccessLevel, who: Principals): AppError | null =>
  CALLERS[level](who) === null ? notTheirs(who) : null

const t = initTRPC
  .context<Context>()
  .meta<{ who: AccessLevel }>()
  .create({
    isDev: false,
    errorFormatter({ error, shape }) {
      const refusal = refusalOf(error)
      return { ...shape, message: refusal.message, data: refusalData(refusal) }
    },
  })

export const router = t.router

const MALFORMED = new Set<ErrorCode>(["INVALID_INPUT", "MALFORMED_JSON"])

/**
 * Gives every refusal the status of its row in the error table, and counts how the call ended. A call that was refused before
 * the body was read, beside others of its batch, is answered with that refusal.
 */
const refuseByTable = t.middleware(async ({ ctx, path, meta, batchIndex, next }) => {
  const { admission, services } = ctx
  const refused = admission.refusals.get(batchIndex)
  if (refused) {
    services.metrics.called(path, refused.code)
    throw trpcErrorOf(refused)
  }
  const result = await next()
  const refusal = result.ok ? null : refusalOf(result.error)
  services.metrics.called(path, refusal?.code ?? "ok")
  if (!refusal) return result
  if (meta?.who === "anybody" && MALFORMED.has(refusal.code)) admission.malformedCalls += 1
  throw trpcErrorOf(refusal)
})

/** Anyone, signed in or not. */
export const publicProcedure = t.procedure.meta({ who: "anybody" }).use(refuseByTable)

type Naming<Key extends string> = ZodType<Record<Key, number>>

// Guaranteed by the schema: `Input` is a `Naming<Key>`, which the compiler cannot see through a procedure's types.
const idIn = <Key extends string>(input: unknown, key: Key): number => (input as Record<Key, number>)[key]

/** The procedures of an access level: `ctx.caller` is the admitted identity; other callers are refused. */
function proceduresFor<Caller>(level: AccessLevel, callerOf: (who: Principals) => Caller | null) {
  const procedure = publicProcedure.meta({ who: level }).use(async ({ ctx, next }) => {
    const who = await ctx.who()
    const caller = callerOf(who)
    if (caller === null) throw notTheirs(who)
    return next({ ctx: { caller } })
  })

  /**
   * For calls whose input names a record by `key`: `read` loads the record if this caller may use it, and
   * throws otherwise. It becomes `ctx[name]`.
   */
  const withRecord =
    <Key extends string, Name extends string, Found>(
      key: Key,
      name: Name,
      read: (db: Database, caller: Caller, id: number) => Promise<Found>,
    ) =>
    <Input extends Naming<Key>>(input: Input) =>
      procedure.input(input).use(async ({ ctx, input: given, next }) => {
        const found = await read(ctx.db, ctx.caller, idIn(given, key))
        return next({ ctx: { [name]: found } as Record<Name, Found> })
      })

  return { procedure, withRecord }
}

/** A signed-in judge. */
export const { procedure: judgeProcedure, withRecord: judgeWithRecord } = proceduresFor("judge", CALLERS.judge)

/** Anyone who is signed in, in any role. */
export const { withRecord: memberWithRecord } = proceduresFor("member", CALLERS.member)

/** An organizer, or the master administrator, who may organize every event. */
export const { procedure: organizerProcedure, withRecord: organizerWithRecord } = proceduresFor(
  "organizer",
  CALLERS.organizer,
)

/** The master administrator. */
export const { procedure: adminProcedure, withRecord: adminWithRecord } = proceduresFor(
  "masterAdmin",
  CALLERS.masterAdmin,
)
