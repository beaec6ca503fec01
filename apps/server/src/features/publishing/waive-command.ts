import type { Review } from "@rosette/contract/publishing"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { RESULTS, requireState } from "./required-state.ts"
import { reviewUnderLock } from "./review-query.ts"
import { waiverForHistory } from "./waiver-for-history.ts"

/**
 * Waives one reason that prevents publishing, under the name of the person who does it. Throws NOT_FOUND if there is no
 * reason of this kind and key now. Earlier waivers stay as they are.
 */
export function waive(
  db: Database,
  event: OrganizedEvent,
  { kind, key, reason }: z.output<typeof contract.waive.input>,
): Promise<Review> {
  const { eventId, actor } = event
  // Allowed while results are published: requireState then throws WRONG_RESULTS_STATE, which says more.
  return changeEvent(db, event, "administration", async (change) => {
    await requireState(change, eventId, "review")
    const { state, blocking, found } = await reviewUnderLock(db, change, eventId)
    const waived = blocking.find((line) => line.kind === kind && line.key === key)
    if (!waived) throw new AppError("NOT_FOUND")
    if (!waived.isWaived) {
      await change.tx.waiver.create({ data: { eventId, kind, waivedKey: key, reason, waivedBy: actor } })
      const after = { ...(await waiverForHistory(change.tx, waived, found)), reason }
      await change.record({ action: "results.waived", subject: RESULTS, after })
    }
    return { state, blocking: blocking.map((line) => (line === waived ? { ...line, isWaived: true } : line)) }
  })
}
