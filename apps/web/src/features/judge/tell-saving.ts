import type { Refusal } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"

const DEMO_NOTE = "This is a demonstration - no data was actually saved"

/** The notice for a sheet that the server, or Test Mode, has taken. */
export function tellSaved(isSubmitted: boolean, isDemo: boolean): void {
  if (isDemo) feedback.success(isSubmitted ? "Demo score submitted" : "Demo draft saved", DEMO_NOTE)
  else if (isSubmitted) feedback.success("Score submitted successfully", "Your evaluation has been recorded")
  else feedback.success("Draft saved", "You can continue editing later")
}

const TRYING_AGAIN_IS_VAIN = new Set<Refusal["code"]>(["SCORES_LOCKED", "EVENT_CLOSED", "INVALID_INPUT"])

/** The notice for a save that failed; where another try would change nothing, the server's own sentence says what would. */
export function tellNotSaved({ code, message }: Refusal): void {
  feedback.failure("Error", TRYING_AGAIN_IS_VAIN.has(code) ? message : "Failed to save scores. Please try again.")
}
