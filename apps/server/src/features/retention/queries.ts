import type { DueEvent } from "@rosette/contract/retention"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { isoDay, retentionOf } from "@rosette/domain/events/retention"
import type { z } from "zod"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { everyRetentionFacts, retentionFacts } from "./facts-query.ts"

type EventRetention = z.output<typeof contract.retention.output>

/** Until when the event is kept. */
export const eventRetention = (db: Database, { eventId }: OrganizedEvent, now: Date): Promise<EventRetention> =>
  retentionIn(db.prisma, eventId, now)

/** The same inside a transaction. */
export async function retentionIn(tx: PrismaTransaction, eventId: number, now: Date): Promise<EventRetention> {
  const today = isoDay(now)
  const facts = await retentionFacts(tx, eventId, today)
  if (!facts) throw new AppError("NOT_FOUND")
  const row = await tx.eventExtension.findUnique({ where: { eventId } })
  const extension = row
    ? { until: row.keptUntil, reason: row.reason, extendedBy: row.extendedBy, extendedAt: row.extendedAt.toISOString() }
    : null
  const retention = retentionOf(facts, today)
  if (retention.kind === "kept")
    return { state: retention.reason, lastDay: null, daysLeft: null, warning: null, isDateRead: true, extension }
  const { lastDay, daysLeft, warning, isDateRead } = retention
  return { state: "due", lastDay, daysLeft, warning, isDateRead, extension }
}

/** The events with a warning, the next to be removed first. */
export async function dueEvents(db: Database, now: Date): Promise<DueEvent[]> {
  const today = isoDay(now)
  const events = await everyRetentionFacts(db.prisma, today)
  const due = events.flatMap(({ id: eventId, name, facts }): DueEvent[] => {
    const retention = retentionOf(facts, today)
    if (retention.kind === "kept" || retention.warning === null) return []
    const { lastDay, daysLeft, warning } = retention
    return [{ eventId, name, lastDay, daysLeft, warning }]
  })
  return due.toSorted((a, b) => a.daysLeft - b.daysLeft || a.eventId - b.eventId)
}
