import { newCriterion } from "@rosette/contract/criteria"
import { LIMITS } from "@rosette/contract/limits"
import { isLikeNumber } from "../../../ui/fields/whole-number.ts"
import { EVENT_LABELS, type EventDetails } from "../details/event-details.ts"

/** `maxPoints` is the typed text if it is not a whole number; `key` identifies the row on the screen only. */
export type CriterionDraft = { key: string; name: string; maxPoints: number | string; description: string }

export type NewEventValues = EventDetails & { organizerPassword: string; criteria: CriterionDraft[] }

export const emptyCriterion = (key: string): CriterionDraft => ({
  key,
  name: "",
  maxPoints: LIMITS.criterion.defaultPointsOnCreate,
  description: "",
})

export const emptyEvent = (): NewEventValues => ({
  name: "",
  organizerName: "",
  description: "",
  date: "",
  time: "",
  location: "",
  organizerPassword: "",
  criteria: [emptyCriterion("first")],
})

/** Product rule: only a criterion with name and description is kept; its points are checked separately. */
export const isComplete = (criterion: CriterionDraft): boolean =>
  criterion.name.trim() !== "" && criterion.description.trim() !== ""

/** True if something was typed in a criterion that would be left out. */
export const isHalfDone = (criterion: CriterionDraft): boolean =>
  !isComplete(criterion) && (criterion.name.trim() !== "" || criterion.description.trim() !== "")

/** Product rule: 25 if no number can be read. A typed number is kept, and validated later. */
export const pointsOrFallback = (maxPoints: number | string): number | string =>
  isLikeNumber(maxPoints) ? maxPoints : LIMITS.criterion.defaultPointsOnCreate

/** The labels of the fields that are still needed. */
export function neededFields({ name, organizerName, organizerPassword, criteria }: NewEventValues): string[] {
  const empty = (fields: Record<string, string>) =>
    Object.entries(fields).flatMap(([label, text]) => (text.trim() === "" ? [label] : []))
  const first = criteria[0] ?? emptyCriterion("")
  return [
    ...empty({ [EVENT_LABELS.name]: name, [EVENT_LABELS.organizerName]: organizerName }),
    ...(organizerPassword.length < LIMITS.password.minChars ? ["Admin Password"] : []),
    ...(criteria.some(isComplete)
      ? []
      : empty({ "Criterion name": first.name, "Criterion description": first.description })),
  ]
}

const asSent = ({ name, description, maxPoints }: CriterionDraft) => ({
  name,
  description,
  maxPoints: pointsOrFallback(maxPoints),
})

/** What is sent: the complete criteria in their order. Invalid points are refused before. */
export const keptCriteria = (criteria: readonly CriterionDraft[]) =>
  criteria
    .filter(isComplete)
    .map(asSent)
    .map((criterion) => ({ ...criterion, maxPoints: Number(criterion.maxPoints) }))

/** The errors of complete criteria, by form field such as "criteria.2.name". */
export function criteriaErrors(criteria: readonly CriterionDraft[]): Record<string, string> {
  const errors: Record<string, string> = {}
  criteria.forEach((criterion, index) => {
    if (!isComplete(criterion)) return
    const issues = newCriterion.safeParse(asSent(criterion)).error?.issues ?? []
    for (const issue of issues) errors[`criteria.${index}.${issue.path.join(".")}`] ??= issue.message
  })
  return errors
}

/** What the first criterion still needs if none is complete, by form field. */
export function missingOf(criteria: readonly CriterionDraft[]): Record<string, string> {
  const issues = newCriterion.safeParse(criteria[0]).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [`criteria.0.${issue.path.join(".")}`, issue.message]))
}
