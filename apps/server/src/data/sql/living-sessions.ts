import { LIMITS } from "@rosette/contract/limits"
import { MASTER_ADMIN } from "@rosette/contract/roles"
import type { Database } from "../database.ts"
import type { JoinedColumns, SqlColumns } from "./columns.ts"
import { marks } from "./placeholders.ts"

export const IDLE_MS = LIMITS.session.idleHours * 3_600_000

/** A valid session; the judge's fields are null for other roles. */
export type SessionRow = SqlColumns<
  "Session",
  | "id"
  | "role"
  | "eventId"
  | "judgeId"
  | "actor"
  | "way"
  | "deviceKey"
  | "device"
  | "secretTag"
  | "createdAt"
  | "lastSeenAt"
> &
  JoinedColumns<"Judge", "sheetsVersion" | "newsVersion" | "savedVersion"> & {
    judgeName: string | null
    judgeDevicesVersion: number | null
  }

type Moment = { now: Date; masterAdminTags: readonly string[] }
type FoundRow = SessionRow & { managingTag: string | null }

const COLUMNS = `s."id", s."role", s."eventId", s."judgeId", s."actor", s."way", s."deviceKey", s."device", s."secretTag",
  s."createdAt", s."lastSeenAt", j."name" AS "judgeName", j."sheetsVersion", j."newsVersion",
  j."savedVersion", j."devicesVersion" AS "judgeDevicesVersion",
  m."secretTag" AS "managingTag"`

/**
 * The valid sessions among those that the clause selects: not ended or expired, not of an inactive judge, and not
 * opened by the master administrator with another password, nor entered from such a session.
 */
async function livingWhere(
  { read }: Database,
  clause: string,
  params: readonly unknown[],
  { now, masterAdminTags }: Moment,
): Promise<SessionRow[]> {
  const rows = await read.all<FoundRow>(
    `SELECT ${COLUMNS} FROM "Session" s
       LEFT JOIN "Judge" j ON j."id" = s."judgeId" AND j."isActive" = ?
       LEFT JOIN "Session" m ON m."id" = s."secretTag" AND m."expiresAt" > ?
      WHERE s."expiresAt" > ? AND ${clause}`,
    [true, now, now, ...params],
  )
  return rows.filter((row) => isAlive(row, now, masterAdminTags))
}

export async function livingSessions(db: Database, ids: readonly string[], moment: Moment): Promise<SessionRow[]> {
  if (ids.length === 0) return []
  return livingWhere(db, `s."id" IN (${marks(ids)})`, ids, moment)
}

/** Everybody who is signed in to an event, latest first. */
export function sessionsOfEvent(db: Database, eventId: number, moment: Moment): Promise<SessionRow[]> {
  return livingWhere(db, `s."eventId" = ? ORDER BY s."createdAt" DESC, s."id"`, [eventId], moment)
}

function isAlive(row: FoundRow, now: Date, masterAdminTags: readonly string[]): boolean {
  const isOfPassword = (tag: string | null) => tag !== null && masterAdminTags.includes(tag)
  switch (row.role) {
    case "judge":
      return row.judgeName !== null
    case "masterAdmin":
      return isOfPassword(row.secretTag)
    case "organizer":
      // An event that the master administrator opened stays open as long as their own session.
      if (row.secretTag !== null) return isOfPassword(row.managingTag)
      return row.way !== "" || isOldSessionAlive(row, now)
  }
}

/** A session of an earlier version: it lasted longer, and it does not say which password opened an event. */
const isOldSessionAlive = ({ actor, lastSeenAt, createdAt }: SessionRow, now: Date) =>
  actor !== MASTER_ADMIN.name && Date.parse(lastSeenAt ?? createdAt) > now.getTime() - IDLE_MS
