import type { ResultsState } from "@rosette/domain"
import type { EventChange } from "../../data/change/event-change.ts"
import { AppError } from "../../kernel/app-error.ts"

/** What the history says instead of a record's name. */
export const RESULTS = "Results"

/** The event under its lock; WRONG_RESULTS_STATE where its results are in another state than this. */
export async function requireState({ tx }: Pick<EventChange, "tx">, eventId: number, state: ResultsState) {
  const event = await tx.event.findUniqueOrThrow({ where: { id: eventId } })
  if (event.resultsState !== state) throw new AppError("WRONG_RESULTS_STATE")
  return event
}
