import type { HistoryAction } from "@rosette/contract/history-actions"
import type { Review } from "@rosette/contract/publishing"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import type { z } from "zod"
import { changeEvent, type EventChange } from "../../data/change/event-change.ts"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { RESULTS, requireState } from "./required-state.ts"
import { reviewUnderLock } from "./review-query.ts"

/** Closes judging, so that everything that prevents publishing can be settled. */
export function startReview(db: Database, event: OrganizedEvent): Promise<Review> {
  const step = { from: "open", to: "review", action: "results.review-started" } as const
  return changeEvent(db, event, "eventDetails", (change) => enter(db, change, event, step))
}

/** Opens judging again. */
export function endReview(db: Database, event: OrganizedEvent): Promise<Review> {
  const step = { from: "review", to: "open", action: "results.review-ended" } as const
  return changeEvent(db, event, "eventDetails", (change) => enter(db, change, event, step))
}

/** Takes published results back into review. Stage and public pages keep the last version. */
export function reopenResults(
  db: Database,
  event: OrganizedEvent,
  { reason }: z.output<typeof contract.reopenResults.input>,
): Promise<Review> {
  const step = { from: "published", to: "review", action: "results.taken-back", reason } as const
  return changeEvent(db, event, "administration", (change) => enter(db, change, event, step))
}

type Step = { from: ResultsState; to: ResultsState; action: HistoryAction; reason?: string }

async function enter(
  db: Database,
  change: EventChange,
  { eventId }: OrganizedEvent,
  { from, to, action, reason }: Step,
): Promise<Review> {
  await requireState(change, eventId, from)
  await change.tx.event.update({ where: { id: eventId }, data: { resultsState: to } })
  await change.record({ action, subject: RESULTS, before: { state: from }, after: { state: to, reason } })
  const { state, blocking } = await reviewUnderLock(db, change, eventId)
  return { state, blocking }
}
