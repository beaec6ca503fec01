import { randomBytes } from "node:crypto"
import { LIMITS } from "@rosette/contract/limits"
import type { Role } from "@rosette/contract/roles"
import type { SIGN_IN_WAYS } from "@rosette/contract/sessions"
import { DAY_SECONDS } from "@rosette/domain/events/day"
import type { Trace } from "../../data/change/trace.ts"
import { sessionTag } from "../../data/change/trace.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { rememberDevice } from "../../data/records/devices.ts"
import type { EndOfSession } from "../../data/records/ended-sessions.ts"
import { IDLE_MS, livingSessions, type SessionRow } from "../../data/sql/living-sessions.ts"

/** One cookie for each role, so that a browser can be judge and organizer at once. */
export const ROLE_COOKIES = {
  judge: "rosette_judge",
  organizer: "rosette_organizer",
  masterAdmin: "rosette_admin",
} as const satisfies Record<Role, string>

/**
 * A judge's device stays signed in over a long weekend of shows; organizers and administrators are signed out when
 * idle.
 */
export const SESSION_MS = {
  judge: LIMITS.session.judgeDays * DAY_SECONDS * 1_000,
  organizer: IDLE_MS,
  masterAdmin: IDLE_MS,
} as const satisfies Record<Role, number>

/** How long the browser keeps the cookie; null: until it is closed. */
export const COOKIE_SECONDS = {
  judge: LIMITS.session.judgeDays * DAY_SECONDS,
  organizer: null,
  masterAdmin: null,
} as const satisfies Record<Role, number | null>

export type SignInWay = (typeof SIGN_IN_WAYS)[number]

/** How a session was opened and on what device: its key and label. All blank for sessions of earlier versions. */
export type SignInFacts = { way: SignInWay | ""; deviceKey: string | null; device: string }

export type JudgeSession = { sessionId: string; judgeId: number; eventId: number; name: string } & SignInFacts
export type OrganizerSession = { sessionId: string; eventId: number; actor: string } & SignInFacts
export type AdminSession = { sessionId: string; actor: string } & SignInFacts

/**
 * Whom the cookies of a request identify; null in a role that is not signed in. `endedJudge`: why the organizer ended the judge's
 * session that a cookie names.
 */
export type Principals = {
  judge: JudgeSession | null
  organizer: OrganizerSession | null
  masterAdmin: AdminSession | null
  endedJudge: EndOfSession | null
}

/** `managedBy` is the master administrator's session that opened the event, `secretTag` the password's tag. */
export type NewSession = (
  | { role: "judge"; eventId: number; judgeId: number; actor: string }
  | { role: "organizer"; eventId: number; actor: string; managedBy?: string }
  | { role: "masterAdmin"; actor: string; secretTag: string }
) &
  Partial<SignInFacts>

/** Opens a session and returns its id; the cookie carries it sealed. */
export async function openSession(
  db: Pick<Database["prisma"], "session">,
  session: NewSession,
  now: Date,
  id: string = newSessionId(),
): Promise<string> {
  const { managedBy, ...fields } = { managedBy: undefined, ...session }
  const expiresAt = new Date(now.getTime() + SESSION_MS[session.role])
  const secretTag = managedBy !== undefined && { secretTag: managedBy }
  await db.session.create({ data: { id, ...fields, ...secretTag, createdAt: now, lastSeenAt: now, expiresAt } })
  return id
}

export const newSessionId = (): string => randomBytes(24).toString("base64url")

/** Opens a session on a device, which is then known to have signed in to this account. */
export async function openOnDevice(
  tx: PrismaTransaction,
  session: NewSession,
  opening: SignInFacts & { deviceKey: string },
  id?: string,
): Promise<string> {
  const now = new Date()
  await rememberDevice(tx, session, opening, now)
  return openSession(tx, { ...session, ...opening }, now, id)
}

/** The session that each role's cookie names, if it is valid and of that role. */
export async function sessionsNamed(
  db: Database,
  ids: ReadonlyMap<Role, string>,
  moment: { now: Date; masterAdminTags: readonly string[] },
): Promise<SessionRow[]> {
  const found = await livingSessions(db, [...ids.values()], moment)
  return found.filter(({ id, role }) => ids.get(role) === id)
}

export const NOBODY: Principals = { judge: null, organizer: null, masterAdmin: null, endedJudge: null }

export const principalsOf = (rows: readonly SessionRow[]): Principals => rows.reduce(withRow, NOBODY)

function withRow(principals: Principals, row: SessionRow): Principals {
  const { id: sessionId, role, eventId, judgeId, actor, judgeName, deviceKey, device } = row
  // Only this file writes the field.
  const opening = { sessionId, way: row.way as SignInFacts["way"], deviceKey, device }
  if (role === "masterAdmin") return { ...principals, masterAdmin: { ...opening, actor } }
  if (eventId === null) return principals
  if (role === "organizer") return { ...principals, organizer: { ...opening, eventId, actor } }
  if (judgeId === null || judgeName === null) return principals
  return { ...principals, judge: { ...opening, judgeId, eventId, name: judgeName } }
}

/** What the history records of a session. In an event that the master administrator opened, it is their own role. */
export const traceOf = (
  role: Role,
  { sessionId, way, device }: Pick<AdminSession, "sessionId" | "way" | "device">,
): Trace => ({
  role: way === "managed" ? "masterAdmin" : role,
  sessionTag: sessionTag(sessionId),
  way,
  device,
})

/** Ends sessions on the server, so that a copied cookie is worthless too. */
export async function endSessions(db: Pick<Database["prisma"], "session">, ids: string[]): Promise<void> {
  await db.session.deleteMany({ where: { id: { in: ids } } })
}

/** Before another session of the judge is opened: the oldest end, so that there are never more than the limit. */
export async function endOldestSessions(
  { session }: Pick<PrismaTransaction, "session">,
  judgeId: number,
): Promise<void> {
  const oldest = await session.findMany({
    where: { judgeId },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    skip: LIMITS.session.perJudge - 1,
    select: { id: true },
  })
  if (oldest.length > 0) await session.deleteMany({ where: { id: { in: oldest.map(({ id }) => id) } } })
}

/** Ends the sessions that the event's password opened, except the caller's; returns how many. */
export async function endOrganizerSessions(
  db: Pick<Database["prisma"], "session">,
  eventId: number,
  exceptSessionId: string | null,
): Promise<number> {
  const { count } = await db.session.deleteMany({
    where: {
      role: "organizer",
      eventId,
      way: { not: "managed" },
      ...(exceptSessionId !== null && { id: { not: exceptSessionId } }),
    },
  })
  return count
}
