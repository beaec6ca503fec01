import { randomBytes } from "node:crypto"
import type { Role } from "@rosette/contract"
import type { Database } from "../data/database.ts"

/** A judge's device stays signed in over a long weekend of shows; organizers and administrators sign in more often. */
export const SESSION_SECONDS = {
  judge: 30 * 86_400,
  organizer: 7 * 86_400,
  masterAdmin: 86_400,
} as const satisfies Record<Role, number>
export const LONGEST_SESSION_SECONDS = Math.max(...Object.values(SESSION_SECONDS))

export type JudgeSession = { sessionId: string; judgeId: number; eventId: number; name: string }
export type OrganizerSession = { sessionId: string; eventId: number; actor: string }
export type AdminSession = { sessionId: string; actor: string }

/** Who the cookies of a request stand for; null in a role that is not signed in. */
export type Principals = {
  judge: JudgeSession | null
  organizer: OrganizerSession | null
  masterAdmin: AdminSession | null
}

export type NewSession =
  | { role: "judge"; eventId: number; judgeId: number; actor: string }
  | { role: "organizer"; eventId: number; actor: string }
  | { role: "masterAdmin"; actor: string }

type SessionRow = {
  id: string
  role: string
  eventId: number | null
  judgeId: number | null
  actor: string
  judgeName: string | null
}

/** Opens a session and gives its id, which the cookie carries sealed. */
export async function openSession(
  db: Pick<Database["prisma"], "session">,
  session: NewSession,
  now: Date,
): Promise<string> {
  const id = randomBytes(24).toString("base64url")
  await db.session.create({
    data: {
      id,
      ...session,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_SECONDS[session.role] * 1_000),
    },
  })
  return id
}

/** The live sessions among the given ids: ended, expired and revoked ones are absent, and those of judges who are not active. */
export async function loadPrincipals(db: Database, ids: string[], now: Date): Promise<Principals> {
  const principals: Principals = { judge: null, organizer: null, masterAdmin: null }
  if (ids.length === 0) return principals
  const rows = await db.read.all<SessionRow>(
    `SELECT s."id", s."role", s."eventId", s."judgeId", s."actor", j."name" AS "judgeName"
       FROM "Session" s LEFT JOIN "Judge" j ON j."id" = s."judgeId" AND j."isActive" = ?
      WHERE s."id" IN (${ids.map(() => "?").join(", ")}) AND s."expiresAt" > ?`,
    [true, ...ids, now],
  )
  for (const { id, role, eventId, judgeId, actor, judgeName } of rows) {
    if (role === "judge" && eventId !== null && judgeId !== null && judgeName !== null)
      principals.judge = { sessionId: id, judgeId, eventId, name: judgeName }
    if (role === "organizer" && eventId !== null) principals.organizer = { sessionId: id, eventId, actor }
    if (role === "masterAdmin") principals.masterAdmin = { sessionId: id, actor }
  }
  return principals
}

/** Ends sessions on the server, so that a copied cookie is worth nothing either. */
export async function endSessions(db: Pick<Database["prisma"], "session">, ids: string[]): Promise<void> {
  await db.session.deleteMany({ where: { id: { in: ids } } })
}

/** Ends every session of a judge at once: their code was renewed. */
export async function endJudgeSessions(db: Pick<Database["prisma"], "session">, judgeId: number): Promise<void> {
  await db.session.deleteMany({ where: { judgeId } })
}

/** Ends the sessions of an event's organizers, but the one that asked; gives how many ended. */
export async function endOrganizerSessions(
  db: Pick<Database["prisma"], "session">,
  eventId: number,
  exceptSessionId: string | null,
): Promise<number> {
  const { count } = await db.session.deleteMany({
    where: { role: "organizer", eventId, ...(exceptSessionId !== null && { id: { not: exceptSessionId } }) },
  })
  return count
}
