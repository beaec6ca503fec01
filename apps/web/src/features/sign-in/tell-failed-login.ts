import { refusalOf } from "../../lib/error-text.ts"
import { currentNotices, feedback } from "../../lib/feedback.ts"
import { type FieldOfCode, type RefusableForm, showRefusalOnForm } from "../../lib/forms/form-refusal.ts"
import { NO_COOKIES } from "../../lib/kept-cookie.ts"

const TITLE = "Login failed"
const FALLBACK = "Please check your credentials and try again."

/** The notice for a failed sign-in: the server's sentence, else a request to check the credentials (product rule). */
export function tellFailedLogin(error: unknown): void {
  feedback.failure(TITLE, refusalOf(error).message || FALLBACK)
}

/**
 * Shows a failed sign-in at the fields that it concerns, and in the notice. Input that the form's own schema would refuse is
 * shown at its field only: the schema may not be loaded yet when somebody submits, and both ways look the same.
 */
export function showFailedLogin(form: RefusableForm, error: unknown, fieldOfCode: FieldOfCode): void {
  const isOnField = showRefusalOnForm(form, error, fieldOfCode)
  if (!isOnField || refusalOf(error).code !== "INVALID_INPUT") tellFailedLogin(error)
}

/** Shows at this field, and in the notice, that the credentials were right but the browser has not kept the session's cookie. */
export function showNoCookies(form: Pick<RefusableForm, "setErrors">, field: string): void {
  form.setErrors({ [field]: NO_COOKIES })
  feedback.failure(TITLE, NO_COOKIES)
}

/** Removes those notices after a successful sign-in. */
export function forgetFailedLogins(): void {
  for (const { id, title } of currentNotices()) if (title === TITLE) feedback.dismiss(id)
}
