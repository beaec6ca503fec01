import type { HistoryAction } from "@rosette/contract/history-actions"
import type { IsoDay } from "@rosette/domain/events/read-date"
import { isoDay, type RetentionFacts, retentionOf } from "@rosette/domain/events/retention"
import { z } from "zod"
import type { PrismaTransaction } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"

export const EXTENDED: HistoryAction = "retention.extended"
export const ANNOUNCED: HistoryAction = "retention.announced"
/** Neither the announcement of its removal, nor keeping an event longer, nor its opening by the master administrator is work on it. */
const NO_WORK: readonly HistoryAction[] = [EXTENDED, ANNOUNCED, "event.entered"]

/** The facts about an event that the retention rule needs; null if there is no such event. */
export async function retentionFacts(
  tx: PrismaTransaction,
  eventId: number,
  today: IsoDay,
): Promise<RetentionFacts | null> {
  const event = await tx.event.findUnique({ where: { id: eventId }, include: { extension: true } })
  if (!event) return null
  const installation = await tx.installation.findFirst({ orderBy: { id: "asc" } })
  const { date, isDemo, extension } = event
  const facts = {
    date,
    isDemo,
    extendedUntil: extension?.keptUntil ?? null,
    since: installation?.retentionSince ?? null,
    lastSave: isoDay(await lastSaveOf(tx, event)),
    announcedOn: null,
  }
  const retention = retentionOf(facts, today)
  // Only an event that is due soon may have an announcement that counts: the histories of all others are not searched.
  if (retention.kind === "kept" || retention.warning === null) return facts
  const where = { eventId, action: ANNOUNCED }
  const line = await tx.historyItem.findFirst({ where, orderBy: { id: "desc" }, select: { after: true } })
  return line?.after ? { ...facts, announcedOn: announcement.parse(JSON.parse(line.after)).announcedOn } : facts
}

/**
 * The drafts of a sheet share one history line with the time of the first; the sheet itself has the time of the last.
 */
async function lastSaveOf(tx: PrismaTransaction, { id: eventId, createdAt }: { id: number; createdAt: Date }) {
  const where = { eventId, action: { notIn: [...NO_WORK] } }
  const line = await tx.historyItem.findFirst({ where, orderBy: { id: "desc" }, select: { at: true } })
  const { _max } = await tx.sheet.aggregate({ where: { eventId }, _max: { updatedAt: true } })
  return new Date(Math.max(...[createdAt, line?.at, _max.updatedAt].map((at) => at?.getTime() ?? 0)))
}

/** The same for every event, with its id and name. */
export async function everyRetentionFacts(
  tx: PrismaTransaction,
  today: IsoDay,
): Promise<{ id: number; name: string; facts: RetentionFacts }[]> {
  const found = await inPages((after, take) =>
    tx.event.findMany({ where: { id: { gt: after } }, orderBy: { id: "asc" }, select: { id: true, name: true }, take }),
  )
  const events = []
  for (const { id, name } of found) {
    const facts = await retentionFacts(tx, id, today)
    if (facts) events.push({ id, name, facts })
  }
  return events
}

/** What the history line of an announcement keeps. */
const announcement = z.object({ announcedOn: z.string(), lastDay: z.string() })
export type RetentionAnnouncement = z.infer<typeof announcement>
