import type { ErrorCode, Issue } from "@rosette/contract/errors"
import { type ClientError, refusalOf } from "../error-text.ts"
import { focusFirstError } from "./first-error.ts"

/** What a refusal needs of a form of `useForm`. */
export type RefusableForm = {
  setErrors: (errors: Record<string, string>) => void
  getValues: () => object
  getInputNode: (path: string) => HTMLElement | null
}
export type FieldOfCode = Partial<Record<ErrorCode, string>>

/** The form's name for the field of an issue: `criteria.2.name` for `["criteria", 2, "name"]`. */
export const fieldOf = (issue: Issue): string => issue.path.join(".")

/** The sentences of a refusal by field; the first one of a field counts. */
export function errorsByField(refusal: ClientError, fields: readonly string[], fieldOfCode: FieldOfCode = {}) {
  const errors: Record<string, string> = {}
  for (const issue of refusal.issues) {
    if (fields.includes(String(issue.path[0]))) errors[fieldOf(issue)] ??= issue.message
  }
  const field = refusal.code in fieldOfCode ? fieldOfCode[refusal.code as ErrorCode] : undefined
  if (field) errors[field] ??= refusal.message
  return errors
}

/**
 * Shows the server's refusal at the fields that it concerns, focuses the first of them, and returns whether there were any; if
 * not, the screen shows a notice. `fieldOfCode` names the field of an error code, such as `{ VOTING_ID_TAKEN: "votingId" }`.
 */
export function showRefusalOnForm(form: RefusableForm, error: unknown, fieldOfCode: FieldOfCode = {}): boolean {
  const errors = errorsByField(refusalOf(error), Object.keys(form.getValues()), fieldOfCode)
  if (Object.keys(errors).length === 0) return false
  form.setErrors(errors)
  focusFirstError(form, errors)
  return true
}
