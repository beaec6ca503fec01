import type { SendFailure } from "@rosette/outbox/send-failure"
import { feedback } from "../../../lib/feedback.ts"
import { plural } from "../../../lib/format.ts"
import { SUBMITTED } from "./desk.ts"
import type { LateNews } from "./late-outcomes.ts"
import { refusalText } from "./words.ts"

/** One notice for all sheets that were sent automatically, and one for all that were refused, while their judge was elsewhere. */
export function tellLate({ arrived, refused }: LateNews): void {
  const [first, ...others] = refused
  if (arrived > 0)
    feedback.success(
      SUBMITTED,
      `${plural(arrived, "score sheet")} that waited here ${arrived === 1 ? "is" : "are"} sent now`,
    )
  if (first && others.length === 0) feedback.failure(`Not saved: ${first.label}`, refusalText(first.refusal))
  else if (first)
    feedback.failure(
      `${plural(refused.length, "score sheet")} are not saved`,
      "They are still here. Tap “waiting” to see what to do.",
    )
}

/** Refusals whose own sentence says what to do; another attempt would change nothing. */
const EXPLAINED = new Set<string | undefined>(["SCORES_LOCKED", "INVALID_INPUT", "NOT_FOUND"])

/**
 * The notice for a sheet that is not saved, for a reason if one is known; none if the sheet itself already shows the conflict.
 * `safety` says what becomes of it.
 */
export function tellNotSaved({ code, message }: Partial<Pick<SendFailure, "code" | "message">>, safety: string): void {
  if (code === "SHEET_CHANGED") return
  if (code === "EVENT_CLOSED") feedback.failure("Error", `Judging is closed. ${safety}`)
  else feedback.failure("Error", EXPLAINED.has(code) ? message : "Failed to save scores. Please try again.")
}
