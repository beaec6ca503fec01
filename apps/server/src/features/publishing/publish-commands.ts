import type { HistoryAction } from "@rosette/contract/history-actions"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { SnapshotLine } from "@rosette/contract/snapshots"
import type { z } from "zod"
import { editEvent, type LockedEvent } from "../../data/change/event-change.ts"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { isOverWithSkips, settleSkips } from "./ceremony/pending-skips.ts"
import { recordOf } from "./ceremony/record.ts"
import { requireState } from "./required-state.ts"
import { reviewUnderLock } from "./review-query.ts"
import { contentSum } from "./snapshot-content.ts"
import { storeVersion } from "./store-version.ts"

/**
 * Publishes version 1. Throws WRONG_RESULTS_STATE outside the review or if there is a version, TIE_CHANGED
 * if the results or the content are not those that the sender saw, NOT_READY while something prevents it.
 */
export function publish(
  db: Database,
  event: OrganizedEvent,
  { timeZone, ...seen }: z.output<typeof contract.publish.input>,
): Promise<SnapshotLine> {
  return makeVersion(db, event, { action: "results.published", reason: "", isFirst: true, seen, timeZone })
}

/**
 * Publishes a later version. Throws WRONG_RESULTS_STATE outside the review or without an earlier version, TIE_CHANGED and
 * NOT_READY as above.
 */
export function amend(
  db: Database,
  event: OrganizedEvent,
  { reason, timeZone, ...seen }: z.output<typeof contract.amend.input>,
): Promise<SnapshotLine> {
  return makeVersion(db, event, { action: "results.amended", reason, isFirst: false, seen, timeZone })
}

type Seen = Pick<z.output<typeof contract.publish.input>, "resultsVersion" | "contentSha256">
type NewVersion = { action: HistoryAction; reason: string; isFirst: boolean; seen: Seen; timeZone: string | undefined }

function makeVersion(db: Database, author: OrganizedEvent, wanted: NewVersion): Promise<SnapshotLine> {
  const { action, reason, isFirst, seen, timeZone } = wanted
  const { eventId, actor } = author
  const work = async (locked: LockedEvent) => {
    const event = await requireState(locked, eventId, "review")
    const earlier = await locked.tx.snapshot.count({ where: { eventId } })
    if (isFirst !== (earlier === 0)) throw new AppError("WRONG_RESULTS_STATE")
    const review = await reviewUnderLock(db, locked, eventId)
    if (await hasChanged(locked, { event, review }, seen)) throw new AppError("TIE_CHANGED")
    const blocking = review.blocking.filter(({ isWaived }) => !isWaived)
    if (blocking.length > 0) throw new AppError("NOT_READY", { blocking })

    const ceremony = recordOf(await locked.tx.ceremony.findUnique({ where: { eventId } }))
    const change = await locked.begin(isOverWithSkips(ceremony) ? "handOver" : "administration")
    const { skips, hasHandedOn } = await settleSkips(db, change, author, ceremony)
    if (skips.length < ceremony.skips.length)
      await change.tx.ceremony.update({ where: { eventId }, data: { skips: JSON.stringify(skips) } })
    const published = await storeVersion(change, {
      event,
      review: hasHandedOn ? await reviewUnderLock(db, change, eventId) : review,
      action,
      line: { publishedBy: actor, reason },
      timeZone,
    })
    await change.tx.event.update({ where: { id: eventId }, data: { resultsState: "published" } })
    return published
  }
  return editEvent(db, author, work, "allowed")
}

/** Whether anything that is published is not as the sender saw it. What was not sent is not compared. */
async function hasChanged(
  locked: LockedEvent,
  published: Parameters<typeof contentSum>[1],
  { resultsVersion, contentSha256 }: Seen,
): Promise<boolean> {
  if (resultsVersion !== undefined && resultsVersion !== published.review.found.version) return true
  return contentSha256 !== undefined && contentSha256 !== (await contentSum(locked, published))
}
