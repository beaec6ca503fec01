import { isoDay, type RetentionFacts } from "@rosette/domain"
import { asBoolean, type Sql } from "../../data/database.ts"

export const EXTENDED = "retention.extended"

type EventRow = {
  date: string
  isDemo: unknown
  createdAt: string
  since: string | null
  keptUntil: string | null
}

/** What the rule of retention asks of an event; null where there is none. */
export async function retentionFacts(sql: Sql, eventId: number): Promise<RetentionFacts | null> {
  const [event] = await sql.all<EventRow>(
    `SELECT e."date", e."isDemo", e."createdAt", x."keptUntil",
            (SELECT "retentionSince" FROM "Installation" ORDER BY "id" LIMIT 1) AS "since"
       FROM "Event" e LEFT JOIN "EventExtension" x ON x."eventId" = e."id" WHERE e."id" = ?`,
    [eventId],
  )
  if (!event) return null
  const { date, isDemo, createdAt, since, keptUntil: extendedUntil } = event
  const saves = [createdAt, await lastLine(sql, eventId), await lastSheet(sql, eventId)].flatMap((at) => at ?? [])
  const lastSave = isoDay(new Date(Math.max(...saves.map((at) => Date.parse(at)))))
  return { date, isDemo: asBoolean(isDemo), extendedUntil, since, lastSave }
}

/** That an event is kept longer is no work on it. */
async function lastLine(sql: Sql, eventId: number): Promise<string | undefined> {
  const [line] = await sql.all<{ at: string }>(
    `SELECT "at" FROM "HistoryItem" WHERE "eventId" = ? AND "action" <> ? ORDER BY "id" DESC LIMIT 1`,
    [eventId, EXTENDED],
  )
  return line?.at
}

/** The drafts of a sheet share one line, whose time is that of the first. */
async function lastSheet(sql: Sql, eventId: number): Promise<string | undefined> {
  const [sheet] = await sql.all<{ updatedAt: string }>(
    `SELECT "updatedAt" FROM "Sheet" WHERE "eventId" = ? ORDER BY "updatedAt" DESC LIMIT 1`,
    [eventId],
  )
  return sheet?.updatedAt
}
