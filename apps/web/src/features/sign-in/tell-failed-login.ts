import { refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"

const FALLBACK = "Please check your credentials and try again."

/** The one notice for a sign-in that failed: the server's own sentence, else the advice to check (product rule). */
export function tellFailedLogin(error: unknown): void {
  feedback.failure("Login failed", refusalOf(error).message || FALLBACK)
}
