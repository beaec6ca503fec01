import type { ErrorCode } from "@rosette/contract/errors"
import { ACCESS_LEVELS, type AccessLevel, MASTER_ADMIN, ROLES, type Role } from "@rosette/contract/roles"
import { initTRPC } from "@trpc/server"
import type { ZodType, z } from "zod"
import type { Database } from "../data/database.ts"
import { AppError } from "../refusals/app-error.ts"
import { refusalData, trpcErrorOf } from "../refusals/refusal-shape.ts"
import type { Context } from "./context.ts"
import type { Organizing } from "./organizing.ts"
import { refusalOf } from "./refusal.ts"
import { type AdminSession, type JudgeSession, NOBODY, type Principals, traceOf } from "./sessions/session-store.ts"

const isSignedIn = (who: Principals) => ROLES.some((role) => who[role] !== null)

const notTheirs = (who: Principals) =>
  isSignedIn(who) ? new AppError("FORBIDDEN") : new AppError("SIGN_IN_REQUIRED", { ended: who.endedJudge?.reason })

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

/** The identity with which an access level admits a caller. */
type Callers = {
  /** Nobody has to say who they are: what needs it asks the context. */
  anybody: "anybody"
  judge: JudgeSession
  member: Principals
  organizer: Organizing
  masterAdmin: AdminSession
}

/** That identity; null if the level does not admit the caller. */
const CALLERS: { [Level in AccessLevel]: (who: Principals) => Callers[Level] | null } = {
  anybody: () => "anybody",
  judge: ({ judge }) => judge,
  member: (who) => (isSignedIn(who) ? who : null),
  organizer: organizingOf,
  masterAdmin: ({ masterAdmin }) => masterAdmin,
}

/**
 * The refusal of a caller at a level, for checks before there is an input; null if the level admits them.
 */
export const refusalAtLevel = (level: AccessLevel, who: Principals): AppError | null =>
  CALLERS[level](who) === null ? notTheirs(who) : null

/** The id of the session with which a caller is admitted; null at a level that admits anybody. */
export function sessionIdAt(level: AccessLevel, who: Principals): string | null {
  const roles: readonly Role[] = ACCESS_LEVELS[level].roles
  return roles.map((role) => who[role]).find((session) => session !== null)?.sessionId ?? null
}

async function callerAt<Level extends AccessLevel>(level: Level, ctx: Context): Promise<Callers[Level]> {
  // No session is looked up for a call that anybody may make.
  const who = level === "anybody" ? NOBODY : await ctx.who()
  const caller = CALLERS[level](who)
  if (caller === null) throw notTheirs(who)
  return caller
}

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

/** Admits the callers of a level, as `ctx.caller`; others are refused. */
const admitting = <Level extends AccessLevel>(who: Level) =>
  t.procedure
    .meta({ who })
    .use(refuseByTable)
    .use(async ({ ctx, next }) => next({ ctx: { caller: await callerAt(who, ctx) } }))

/** What a procedure takes from the row of its call; `trusted` replaces the output. */
type Output = ZodType | ((output: unknown) => unknown)
type Row<Level, Input, Result> = { who: Level; input: Input; output: Result }

const withInput = <Level extends AccessLevel, Input extends ZodType, Result extends Output>(
  row: Row<Level, Input, Result>,
) => admitting(row.who).input(row.input).output(row.output)

const withoutInput = <Level extends AccessLevel, Result extends Output>(row: { who: Level; output: Result }) =>
  admitting(row.who).output(row.output)

const ofStream = <Level extends AccessLevel, Input extends ZodType>(row: { who: Level; input: Input }) =>
  admitting(row.who).input(row.input)

/** The procedure of a call: who may call it, what it takes and what it returns are those of its row. */
export function procedure<Level extends AccessLevel, Input extends ZodType, Result extends Output>(
  call: Row<Level, Input, Result>,
): ReturnType<typeof withInput<Level, Input, Result>>
export function procedure<Level extends AccessLevel, Result extends Output>(
  call: Row<Level, undefined, Result> | Omit<Row<Level, undefined, Result>, "input">,
): ReturnType<typeof withoutInput<Level, Result>>
export function procedure<Level extends AccessLevel, Input extends ZodType>(
  call: Omit<Row<Level, Input, undefined>, "output">,
): ReturnType<typeof ofStream<Level, Input>>
export function procedure(call: { who: AccessLevel; input?: ZodType; output?: Output }): unknown {
  const { who, input, output } = call
  if (!output) return input && ofStream({ who, input })
  return input ? withInput({ who, input, output }) : withoutInput({ who, output })
}

type Naming<Key extends string> = ZodType<Record<Key, number>>

// Guaranteed by the schema: `Input` is a `Naming<Key>`, which the compiler cannot see through a procedure's types.
const idIn = <Key extends string>(input: unknown, key: Key): number => (input as Record<Key, number>)[key]

/**
 * The procedures of a level whose calls name a record by `key`: `read` loads the record if this caller may use it, and
 * throws otherwise. It becomes `ctx[name]`.
 */
export const withRecord =
  <Level extends AccessLevel, Key extends string, Name extends string, Found>(
    who: Level,
    key: Key,
    name: Name,
    read: (db: Database, caller: Callers[Level], id: number) => Promise<Found>,
  ) =>
  <Input extends Naming<Key>, Result extends Output>({ input, output }: Row<Level, Input, Result>) =>
    admitting(who)
      .input(input)
      .use(async ({ ctx, input: given, next }) => {
        const found = await read(ctx.db, ctx.caller, idIn(given, key))
        return next({ ctx: { [name]: found } as Record<Name, Found> })
      })
      .output(output)

/**
 * A call whose output a query builds field by field: typed by its schema, but not validated on every call, which takes
 * longer than building it.
 */
export function trusted<Call extends { output: ZodType }>(call: Call) {
  const { output: _, ...row } = call
  // The procedure's return type is checked against the schema's; here it is unknown.
  return { ...row, output: (output: unknown) => output as z.output<Call["output"]> }
}
