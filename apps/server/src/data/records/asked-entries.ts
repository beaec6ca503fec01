import { NO_CLASS } from "@rosette/domain/contest/scorecard"
import { COMPETING_STATUSES } from "@rosette/domain/entries/entry-status"
import type { Database, PrismaTransaction } from "../database.ts"
import { idsIn } from "./json-columns.ts"

/** Filters entries by those that compete. */
export const COMPETING = { status: { in: COMPETING_STATUSES } }

/** `Criterion.classIds` of a criterion for every class. */
const EVERY_CLASS = "[]"

type Criteria = Pick<Database["prisma"] | PrismaTransaction, "criterion">
type Asked = { eventId?: number; classId?: number | null | undefined }

/**
 * Filters entries by those that judges are asked for: they compete and have a scorecard. Others are in no count, nor are their sheets.
 * Of all events or one, and of all its classes or one.
 */
export async function askedEntries({ criterion }: Criteria, { eventId, classId }: Asked) {
  const filter = { ...COMPETING, ...(eventId !== undefined && { eventId }), ...(classId != null && { classId }) }
  // Only where every criterion is limited to classes an entry can be without a scorecard.
  const rows = await criterion.findMany({
    where: { event: { id: eventId, criteria: { none: { classIds: EVERY_CLASS } } } },
    select: { eventId: true, classIds: true },
  })
  if (rows.length === 0) return filter
  const criteria = rows.map((row) => ({ eventId: row.eventId, classIds: idsIn(row.classIds) }))
  const ofNoClass = criteria.filter(({ classIds }) => classIds.includes(NO_CLASS))
  const eventsOf = (some: typeof criteria) => [...new Set(some.map((one) => one.eventId))]
  const classIds = [...new Set(criteria.flatMap((one) => one.classIds))]
  return {
    ...filter,
    OR: [
      { eventId: { notIn: eventsOf(criteria) } },
      { classId: { in: classIds } },
      { classId: null, eventId: { in: eventsOf(ofNoClass) } },
    ],
  }
}

export type AskedEntries = Awaited<ReturnType<typeof askedEntries>>
