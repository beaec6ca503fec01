import { newCriterion } from "@rosette/contract/criteria"
import { LIMITS } from "@rosette/contract/limits"
import type { Question } from "../../../ui/dialogs/confirm-dialog.tsx"
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

/** What a criterion lacks to be kept, in words. */
export const lacks = ({ name, description }: CriterionDraft): string[] => [
  ...(name.trim() === "" ? ["name"] : []),
  ...(description.trim() === "" ? ["description"] : []),
]

/** Product rule: 25 if no number can be read. A typed number is kept, and validated later. */
export const pointsOrFallback = (maxPoints: number | string): number | string =>
  isLikeNumber(maxPoints) ? maxPoints : LIMITS.criterion.defaultPointsOnCreate

/** The labels of the fields that are still needed. */
export function neededFields({ name, organizerName, organizerPassword, criteria }: NewEventValues): string[] {
  const empty = (fields: Record<string, string>) =>
    Object.entries(fields).flatMap(([label, text]) => (text.trim() === "" ? [label] : []))
  return [
    ...empty({ [EVENT_LABELS.name]: name, [EVENT_LABELS.organizerName]: organizerName }),
    ...(organizerPassword.length < LIMITS.password.minChars ? ["Admin Password"] : []),
    ...rowsToComplete(criteria).flatMap((index) =>
      lacks(criteria[index] ?? emptyCriterion("")).map((field) =>
        criteria.length > 1 ? `${capitalized(field)} of criterion ${index + 1}` : `Criterion ${field}`,
      ),
    ),
  ]
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The rows that are half done, which would be left out; the first one if there is no criterion at all yet. */
function rowsToComplete(criteria: readonly CriterionDraft[]): number[] {
  const halfDone = criteria.flatMap((criterion, index) => (isHalfDone(criterion) ? [index] : []))
  return halfDone.length > 0 || criteria.some(isComplete) ? halfDone : [0]
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

/** What these rows still need, by form field. */
export const missingOf = (criteria: readonly CriterionDraft[]): Record<string, string> =>
  Object.fromEntries(
    rowsToComplete(criteria).flatMap((index) => {
      const issues = newCriterion.safeParse(criteria[index]).error?.issues ?? []
      return issues.map((issue) => [`criteria.${index}.${issue.path.join(".")}`, issue.message])
    }),
  )

/** The question before half-done criteria are left out; null if there are none. */
export function leavingOutQuestion(criteria: readonly CriterionDraft[]): Question | null {
  const lines = criteria.flatMap((criterion, index) =>
    isHalfDone(criterion)
      ? [`${criterion.name.trim() || `Criterion ${index + 1}`} has no ${lacks(criterion).join(" and no ")} yet.`]
      : [],
  )
  if (lines.length === 0) return null
  const them = lines.length === 1 ? "It" : "Them"
  return {
    title: `Create the event without ${lines.length === 1 ? "this criterion" : `these ${lines.length} criteria`}?`,
    message: `${lines.join(" ")} You can add ${them.toLowerCase()} on the dashboard later.`,
    action: `Create Without ${them}`,
    cancel: `Complete ${them} First`,
    isEarly: true,
    isDangerous: false,
  }
}
