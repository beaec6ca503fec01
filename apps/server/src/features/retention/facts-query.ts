import { isoDay, type RetentionFacts } from "@rosette/domain/events/retention"
import { asBoolean, type Sql } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"

export const EXTENDED = "retention.extended"
/** Keeping an event longer, or the master administrator opening it, does not count as work on it. */
const NO_WORK = [EXTENDED, "event.entered"] as const

/**
 * The drafts of a sheet share one history line with the time of the first; the sheet itself has the time of the last.
 */
const FACTS = `SELECT e."id", e."name", e."date", e."isDemo", e."createdAt", x."keptUntil",
    (SELECT "retentionSince" FROM "Installation" ORDER BY "id" LIMIT 1) AS "since",
    (SELECT h."at" FROM "HistoryItem" h WHERE h."eventId" = e."id" AND h."action" NOT IN (?, ?)
      ORDER BY h."id" DESC LIMIT 1) AS "lastLine",
    (SELECT s."updatedAt" FROM "Sheet" s WHERE s."eventId" = e."id" ORDER BY s."updatedAt" DESC LIMIT 1) AS "lastSheet"
  FROM "Event" e LEFT JOIN "EventExtension" x ON x."eventId" = e."id"`

type EventRow = {
  id: number
  name: string
  date: string
  isDemo: unknown
  createdAt: string
  since: string | null
  keptUntil: string | null
  lastLine: string | null
  lastSheet: string | null
}

/** The facts about an event that the retention rule needs; null if there is no such event. */
export async function retentionFacts(sql: Sql, eventId: number): Promise<RetentionFacts | null> {
  const [row] = await sql.all<EventRow>(`${FACTS} WHERE e."id" = ?`, [...NO_WORK, eventId])
  return row ? factsOf(row) : null
}

/** The same for every event, with its id and name. */
export async function everyRetentionFacts(sql: Sql): Promise<{ id: number; name: string; facts: RetentionFacts }[]> {
  const rows = await inPages((after, take) =>
    sql.all<EventRow>(`${FACTS} WHERE e."id" > ? ORDER BY e."id" LIMIT ?`, [...NO_WORK, after, take]),
  )
  return rows.map((row) => ({ id: row.id, name: row.name, facts: factsOf(row) }))
}

function factsOf({ date, isDemo, createdAt, since, keptUntil, lastLine, lastSheet }: EventRow): RetentionFacts {
  const saves = [createdAt, lastLine, lastSheet].flatMap((at) => at ?? [])
  const lastSave = isoDay(new Date(Math.max(...saves.map((at) => Date.parse(at)))))
  return { date, isDemo: asBoolean(isDemo), extendedUntil: keptUntil, since, lastSave }
}
