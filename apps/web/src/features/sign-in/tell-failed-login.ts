import { refusalOf } from "../../lib/error-text.ts"
import { currentNotices, feedback } from "../../lib/feedback.ts"

const TITLE = "Login failed"
const FALLBACK = "Please check your credentials and try again."

/** The one notice for a sign-in that failed: the server's own sentence, else the advice to check (product rule). */
export function tellFailedLogin(error: unknown): void {
  feedback.failure(TITLE, refusalOf(error).message || FALLBACK)
}

/** Takes those notices away, for a sign-in that succeeds after all. */
export function forgetFailedLogins(): void {
  for (const { id, title } of currentNotices()) if (title === TITLE) feedback.dismiss(id)
}
