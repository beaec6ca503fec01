import type { ResultsState } from "@rosette/domain/publishing/results-state"
import type { EventChange } from "../../../data/change/event-change.ts"
import type { Database } from "../../../data/database.ts"
import type { OrganizedEvent } from "../../../kernel/organizing.ts"
import { requireState } from "../required-state.ts"
import { reviewUnderLock } from "../review-query.ts"
import { storeVersion } from "../store-version.ts"
import { isOverWithSkips, settleSkips } from "./pending-skips.ts"
import type { CeremonyRecord, Skip } from "./record.ts"

/** Whether the skips are to be published now. While results are in review they wait: the next version takes them up. */
export async function isTimeToHandOn(
  { tx }: Pick<EventChange, "tx">,
  eventId: number,
  record: CeremonyRecord,
): Promise<boolean> {
  if (!isOverWithSkips(record)) return false
  const { resultsState } = await tx.event.findUniqueOrThrow({ where: { id: eventId }, select: { resultsState: true } })
  return resultsState === ("published" satisfies ResultsState)
}

/**
 * After the last line: the awards of winners who have left go to those who took them on the stage, and all of it becomes one
 * amendment, the only one without a review. Returns the skips that are left.
 */
export async function handOn(
  db: Database,
  change: EventChange,
  author: OrganizedEvent,
  record: CeremonyRecord,
): Promise<Skip[]> {
  const { eventId, actor } = author
  const { skips, hasHandedOn } = await settleSkips(db, change, author, record)
  if (!hasHandedOn) return skips
  const event = await requireState(change, eventId, "published")
  const review = await reviewUnderLock(db, change, eventId)
  const line = { publishedBy: actor, reason: "Winners who had left" }
  await storeVersion(change, { event, review, action: "results.amended", line })
  return skips
}
