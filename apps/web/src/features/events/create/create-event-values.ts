import { newCriterion } from "@rosette/contract/criteria"
import { LIMITS } from "@rosette/contract/limits"
import type { StarterCriterion, StarterKey } from "@rosette/domain/starters/starter"
import { starterOf } from "@rosette/domain/starters/starters"
import type { Question } from "../../../ui/dialogs/confirm-dialog.tsx"
import { isLikeNumber } from "../../../ui/fields/whole-number.ts"
import { EVENT_LABELS, type EventDetails } from "../details/event-details.ts"

/** What a starter says of a criterion besides the texts and points that are shown here. */
type OfStarter = Omit<StarterCriterion, "name" | "maxPoints" | "description">

/** `maxPoints` is the typed text if it is not a whole number; `key` identifies the row on the screen only. */
export type CriterionDraft = Partial<OfStarter> & {
  key: string
  name: string
  maxPoints: number | string
  description: string
}

export type NewEventValues = EventDetails & {
  organizerPassword: string
  /** What the event starts from; null for nothing. */
  starter: StarterKey | null
  criteria: CriterionDraft[]
}

/** A criterion to fill in, which comes after the others; it has an order where these have one. */
export function emptyCriterion(key: string, others: readonly CriterionDraft[] = []): CriterionDraft {
  const orders = others.flatMap(({ order }) => order ?? [])
  return {
    key,
    name: "",
    maxPoints: LIMITS.criterion.defaultPointsOnCreate,
    description: "",
    ...(orders.length > 0 && { order: Math.min(LIMITS.criterion.maxOrder, Math.max(...orders) + 1) }),
  }
}

export const emptyEvent = (): NewEventValues => ({
  name: "",
  organizerName: "",
  description: "",
  date: "",
  time: "",
  location: "",
  organizerPassword: "",
  starter: null,
  criteria: [emptyCriterion("first")],
})

/** The list of criteria that a starter begins with; a starter without criteria, and none, begin with one to fill in. */
export function criteriaOfStarter(key: StarterKey | null): CriterionDraft[] {
  const criteria = key ? starterOf(key).criteria : []
  if (criteria.length === 0) return emptyEvent().criteria
  return criteria.map((criterion) => ({ ...criterion, key: `${key} ${criterion.order}` }))
}

/** Whether somebody has changed the list of criteria since it was filled. */
export function isTyped(criteria: readonly CriterionDraft[], key: StarterKey | null): boolean {
  const filled = JSON.stringify(criteriaOfStarter(key).map(asSent))
  return JSON.stringify(criteria.map(asSent)) !== filled
}

/** Words and kind as they are sent: those of the starter. */
export function startOf(key: StarterKey | null) {
  if (!key) return {}
  const { words } = starterOf(key)
  return { kind: key, words: { ...words, sections: [...words.sections] } }
}

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

const asSent = ({ key: _, ...criterion }: CriterionDraft) => ({
  ...criterion,
  maxPoints: pointsOrFallback(criterion.maxPoints),
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
