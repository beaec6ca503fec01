import type { ResultsState } from "@rosette/domain/publishing/results-state"
import type { EventChange } from "../../data/change/event-change.ts"
import { AppError } from "../../refusals/app-error.ts"

/** The subject in the history. */
export const RESULTS = "Results"

/** Returns the event that is changed. Throws WRONG_RESULTS_STATE if its results are not in this state. */
export async function requireState({ tx }: Pick<EventChange, "tx">, eventId: number, state: ResultsState) {
  const event = await tx.event.findUniqueOrThrow({ where: { id: eventId } })
  if (event.resultsState !== state) throw new AppError("WRONG_RESULTS_STATE")
  return event
}
