import { LIMITS, newCriterion } from "@rosette/contract"
import type { EventDetails } from "./event-details.ts"

/** `maxPoints` is an empty text while its field is empty; `key` names the row on the screen alone. */
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

/** Product rule: only a criterion with name, description and max points above 0 is kept. */
export const isComplete = (criterion: CriterionDraft): boolean =>
  criterion.name.trim() !== "" && criterion.description.trim() !== "" && Number(criterion.maxPoints) > 0

/** True where somebody began a criterion that would be left out. */
export const isHalfDone = (criterion: CriterionDraft): boolean =>
  !isComplete(criterion) && (criterion.name.trim() !== "" || criterion.description.trim() !== "")

/** Product rule: max points stay within 1 and 100; an unparsable number falls back to 25. */
export const pointsOrFallback = (maxPoints: number | string): number =>
  typeof maxPoints === "number" && Number.isFinite(maxPoints)
    ? Math.min(LIMITS.criterion.maxPoints, Math.max(LIMITS.criterion.minPoints, maxPoints))
    : LIMITS.criterion.defaultPointsOnCreate

/** What is sent: the complete criteria, in their order. */
export const keptCriteria = (criteria: readonly CriterionDraft[]) =>
  criteria
    .filter(isComplete)
    .map(({ name, description, maxPoints }) => ({ name, description, maxPoints: pointsOrFallback(maxPoints) }))

/** The rules that complete criteria break, by form field such as "criteria.2.name". */
export function criteriaErrors(criteria: readonly CriterionDraft[]): Record<string, string> {
  const errors: Record<string, string> = {}
  criteria.forEach((criterion, index) => {
    if (!isComplete(criterion)) return
    const issues = newCriterion.safeParse(criterion).error?.issues ?? []
    for (const issue of issues) errors[`criteria.${index}.${issue.path.join(".")}`] ??= issue.message
  })
  return errors
}

/** What the first criterion still needs where none is complete, by form field. */
export function missingOf(criteria: readonly CriterionDraft[]): Record<string, string> {
  const issues = newCriterion.safeParse(criteria[0]).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [`criteria.0.${issue.path.join(".")}`, issue.message]))
}
