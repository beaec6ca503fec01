import { refusalOf } from "../../lib/error-text.ts"
import { currentNotices, feedback } from "../../lib/feedback.ts"

const TITLE = "Login failed"
const FALLBACK = "Please check your credentials and try again."

/** The notice for a failed sign-in: the server's sentence, else a request to check the credentials (product rule). */
export function tellFailedLogin(error: unknown): void {
  feedback.failure(TITLE, refusalOf(error).message || FALLBACK)
}

/** Removes those notices after a successful sign-in. */
export function forgetFailedLogins(): void {
  for (const { id, title } of currentNotices()) if (title === TITLE) feedback.dismiss(id)
}
