import type { EventChange } from "../../../data/change/event-change.ts"
import { entrySubject } from "../../../data/change/subjects.ts"
import type { Database } from "../../../data/database.ts"
import type { OrganizedEvent } from "../../../kernel/organizing.ts"
import { reviewUnderLock } from "../review-query.ts"
import { storeVersion } from "../store-version.ts"
import { awardOfLine } from "./queries.ts"
import type { Skip } from "./record.ts"

/**
 * After the last line: gives the awards of winners who have left to those who took them on the stage, and makes one
 * amendment of it, the only kind without a review. Changes nothing if results were taken back in the meantime; the
 * skips are then kept.
 */
export async function handOn(
  db: Database,
  change: EventChange,
  { eventId, actor }: OrganizedEvent,
  skips: readonly Skip[],
): Promise<Skip[]> {
  const event = await change.tx.event.findUniqueOrThrow({ where: { id: eventId } })
  if (event.resultsState !== "published") return [...skips]
  for (const { key, entryId, takenBy } of skips) {
    const awardId = awardOfLine(key)
    const award = awardId && (await change.tx.award.findFirst({ where: { id: awardId, eventId } }))
    if (!award) continue
    await change.tx.awardWinner.deleteMany({ where: { awardId: award.id, entryId } })
    if (takenBy !== null)
      await change.tx.awardWinner.create({
        data: { awardId: award.id, entryId: takenBy, assignedBy: actor, isProposed: true },
      })
    await change.record({
      action: "award.handedOn",
      subject: award.name,
      before: { entry: await nameOf(change, entryId) },
      after: { entry: takenBy === null ? null : await nameOf(change, takenBy) },
    })
  }
  const review = await reviewUnderLock(db, change.sql, eventId)
  const line = { publishedBy: actor, reason: "Winners who had left" }
  await storeVersion(change, { event, review, action: "results.amended", line })
  return []
}

async function nameOf({ tx }: EventChange, id: number): Promise<string> {
  return entrySubject(await tx.entry.findUniqueOrThrow({ where: { id } }))
}
