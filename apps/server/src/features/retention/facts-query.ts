import type { HistoryAction } from "@rosette/contract/history-actions"
import type { IsoDay } from "@rosette/domain/events/read-date"
import { isoDay, type RetentionFacts, retentionOf } from "@rosette/domain/events/retention"
import { z } from "zod"
import { asBoolean, type Sql } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"

export const EXTENDED: HistoryAction = "retention.extended"
export const ANNOUNCED: HistoryAction = "retention.announced"
/** Neither the announcement of its removal, nor keeping an event longer, nor its opening by the master administrator is work on it. */
const NO_WORK: readonly HistoryAction[] = [EXTENDED, ANNOUNCED, "event.entered"]

/**
 * The drafts of a sheet share one history line with the time of the first; the sheet itself has the time of the last.
 */
const FACTS = `SELECT e."id", e."name", e."date", e."isDemo", e."createdAt", x."keptUntil",
    (SELECT "retentionSince" FROM "Installation" ORDER BY "id" LIMIT 1) AS "since",
    (SELECT h."at" FROM "HistoryItem" h WHERE h."eventId" = e."id" AND h."action" NOT IN (${NO_WORK.map(() => "?").join(", ")})
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
export async function retentionFacts(sql: Sql, eventId: number, today: IsoDay): Promise<RetentionFacts | null> {
  const [row] = await sql.all<EventRow>(`${FACTS} WHERE e."id" = ?`, [...NO_WORK, eventId])
  return row ? withAnnouncement(sql, row, today) : null
}

/** The same for every event, with its id and name. */
export async function everyRetentionFacts(
  sql: Sql,
  today: IsoDay,
): Promise<{ id: number; name: string; facts: RetentionFacts }[]> {
  const rows = await inPages((after, take) =>
    sql.all<EventRow>(`${FACTS} WHERE e."id" > ? ORDER BY e."id" LIMIT ?`, [...NO_WORK, after, take]),
  )
  const events = []
  for (const row of rows) events.push({ id: row.id, name: row.name, facts: await withAnnouncement(sql, row, today) })
  return events
}

/** Only an event that is due soon may have an announcement that counts: the histories of all others are not searched. */
async function withAnnouncement(sql: Sql, row: EventRow, today: IsoDay): Promise<RetentionFacts> {
  const facts = factsOf(row)
  const retention = retentionOf(facts, today)
  if (retention.kind === "kept" || retention.warning === null) return facts
  const [line] = await sql.all<{ after: string }>(
    `SELECT "after" FROM "HistoryItem" WHERE "eventId" = ? AND "action" = ? ORDER BY "id" DESC LIMIT 1`,
    [row.id, ANNOUNCED],
  )
  return line ? { ...facts, announcedOn: announcement.parse(JSON.parse(line.after)).announcedOn } : facts
}

/** What the history line of an announcement keeps. */
const announcement = z.object({ announcedOn: z.string(), lastDay: z.string() })
export type RetentionAnnouncement = z.infer<typeof announcement>

function factsOf({ date, isDemo, createdAt, since, keptUntil, lastLine, lastSheet }: EventRow): RetentionFacts {
  const saves = [createdAt, lastLine, lastSheet].flatMap((at) => at ?? [])
  const lastSave = isoDay(new Date(Math.max(...saves.map((at) => Date.parse(at)))))
  return { date, isDemo: asBoolean(isDemo), extendedUntil: keptUntil, since, lastSave, announcedOn: null }
}
