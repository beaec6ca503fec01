import { isoDay, isPastGrace, type RetentionFacts, retentionOf } from "@rosette/domain/events/retention"
import { changeEvent } from "../../data/change/event-change.ts"
import type { Database } from "../../data/database.ts"
import { sqliteFile } from "../../data/database-url.ts"
import { removeEvent } from "../../data/records/remove-event.ts"
import { emptyLog } from "../../data/sqlite/empty-log.ts"
import type { PhotoStore } from "../../photos/photo-store.ts"
import { AppError } from "../../refusals/app-error.ts"
import { ANNOUNCED, everyRetentionFacts, type RetentionAnnouncement, retentionFacts } from "./facts-query.ts"

type Parts = { db: Database; photos: Pick<PhotoStore, "release"> }
type Settings = { retention: boolean; databaseUrl: string }

/** The daily sweep: records the setting, and removes the events whose time is over. Returns their ids. */
export async function sweepRetention(
  parts: Parts & { settings: Settings },
  now: Date,
  leaving?: AbortSignal,
): Promise<number[]> {
  const { retention, databaseUrl } = parts.settings
  await storeRetentionSetting(parts.db, retention, now)
  if (!retention) return []
  const removed = await removeDueEvents(parts, now, leaving)
  const file = sqliteFile(databaseUrl)
  if (removed.length > 0 && file !== null) emptyLog(file)
  return removed
}

/**
 * Stores since when this server removes events; null if it keeps them. Turning the setting off and on restarts the days in
 * which nothing is removed.
 */
async function storeRetentionSetting(db: Database, isOn: boolean, now: Date): Promise<void> {
  const { installation } = db.prisma
  if (isOn) await installation.updateMany({ where: { retentionSince: null }, data: { retentionSince: isoDay(now) } })
  else await installation.updateMany({ where: { retentionSince: { not: null } }, data: { retentionSince: null } })
}

/**
 * Removes every event whose time is over, for good, with its photos and its history; returns their ids. First announces the
 * removals that are due soon: without an announcement no event's time is over.
 */
async function removeDueEvents({ db, photos }: Parts, now: Date, leaving?: AbortSignal): Promise<number[]> {
  const today = isoDay(now)
  const dueOf = (facts: RetentionFacts | null) => {
    const retention = facts && retentionOf(facts, today)
    return retention?.kind === "due" ? retention : null
  }
  const events = await everyRetentionFacts(db.prisma, today)
  const removed: number[] = []
  for (const { id, facts } of events) {
    if (leaving?.aborted) break
    const due = dueOf(facts)
    if (due?.warning && !due.isAnnounced) await announceRemoval(db, id, { announcedOn: today, lastDay: due.lastDay })
    if (!due?.isOver) continue
    // Checked again under the lock: a save may have given the event more time.
    const images = await removeEvent(
      db,
      id,
      async () => dueOf(await retentionFacts(db.prisma, id, today))?.isOver ?? false,
    )
    if (!images) continue
    removed.push(id)
    await photos.release(images)
  }
  return removed
}

/** Records in the event's history that its removal is announced from now on. */
async function announceRemoval(db: Database, eventId: number, after: RetentionAnnouncement): Promise<void> {
  const line = { action: ANNOUNCED, subject: `Deletion announced: kept until ${after.lastDay}`, after }
  try {
    await changeEvent(db, { eventId, actor: "Rosette" }, "administration", ({ record }) => record(line))
  } catch (error) {
    // The event was deleted a moment ago.
    if (!(error instanceof AppError && error.code === "NOT_FOUND")) throw error
  }
}

/** Whether old backups may be removed too: if the rule is on, and after the days in which nothing is removed. */
export async function mayForgetBackups(db: Database, now: Date): Promise<boolean> {
  const row = await db.prisma.installation.findFirst({ orderBy: { id: "asc" } })
  return isPastGrace(row?.retentionSince ?? null, isoDay(now))
}
