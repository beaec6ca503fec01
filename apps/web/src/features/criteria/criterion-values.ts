import { type Criterion, criterionCalls } from "@rosette/contract/criteria"
import { LIMITS } from "@rosette/contract/limits"
import { REQUIREMENTS } from "@rosette/domain/contest/applicability"
import { SECTIONS } from "@rosette/domain/contest/sections"
import { freeOrderIn } from "@rosette/domain/contest/sequence"
import { eachRequirement, type Requirements } from "@rosette/domain/entries/entry-flags"
import { plural } from "../../lib/format.ts"
import type { PreviewedChange } from "../place-moves/use-moves.ts"

export type CriterionValues = {
  name: string
  description: string
  maxPoints: number | string
  order: number | string
  countsOverall: boolean
} & Requirements

/** Validates the form with the contract's rules and messages. */
export const criterionSchema = criterionCalls.createCriterion.input.omit({ eventId: true })

/** The form's values for a new criterion (product rule: 10 points, order 1, or else the first free one) or an existing one. */
export function criterionValues(
  criterion: Criterion | null,
  others: readonly Pick<Criterion, "id" | "order">[] = [],
): CriterionValues {
  const { name, description, maxPoints, order, countsOverall } = criterion ?? {
    name: "",
    description: "",
    maxPoints: LIMITS.criterion.defaultPoints,
    order: firstFreeOrder(others),
    countsOverall: true,
  }
  return {
    name,
    description,
    maxPoints,
    order,
    countsOverall,
    ...eachRequirement((name) => criterion?.[name] ?? false),
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Every requirement with its label, such as "Electric vehicle". */
export const REQUIREMENT_LABELS = REQUIREMENTS.map(
  ([requirement, , label]) => [requirement, capitalised(label)] as const,
)

/**
 * The change of the results to show before a criterion is saved; null if none needs to be shown. Only a
 * new criterion, and one that starts or stops counting in the overall percent, need it.
 */
export function previewedChange(criterion: Criterion | null, values: CriterionValues): PreviewedChange | null {
  const { data } = criterionSchema.safeParse(values)
  if (!data) return null
  const { name: _, description: __, ...added } = data
  if (!criterion) return { addedCriteria: [added] }
  const { countsOverall } = data
  return countsOverall === criterion.countsOverall
    ? null
    : { countsOverall: [{ criterionId: criterion.id, countsOverall }] }
}

/** The labels of a criterion's requirements. */
export const requirementsOf = (criterion: Requirements): string[] =>
  REQUIREMENT_LABELS.filter(([requirement]) => criterion[requirement]).map(([, label]) => label)

/** The first order that no criterion has. */
const firstFreeOrder = (criteria: readonly { id: number; order: number }[]): number =>
  SECTIONS.map(({ name }) => freeOrderIn(name, criteria)).find((order) => order !== null) ?? nextFreeOrder(criteria)

/** The order after the highest one that is taken; 1 without criteria. */
export const nextFreeOrder = (criteria: readonly { order: number }[]): number =>
  criteria.reduce((last, { order }) => Math.max(last, order), 0) + 1

/** The labels of the form's fields. */
export const CRITERION_LABELS: Readonly<Record<string, string>> = {
  name: "Name",
  description: "Description",
  maxPoints: "Max Points",
  order: "Order",
  countsOverall: "Counts towards the overall result",
  ...Object.fromEntries(REQUIREMENT_LABELS),
}

/** How the change affects submitted sheets: a criterion is added, or starts or stops counting in the overall percent. */
export function concernedText(sheets: number, isNew: boolean): string {
  const count = plural(sheets, "submitted sheet")
  if (!isNew) return `${count} ${sheets === 1 ? "has" : "have"} a score on this criterion.`
  if (sheets === 0) return "No submitted sheet would lack this criterion."
  const judges = "Judges can add it without having their sheets reopened; until then results are provisional."
  return `${count} would lack this criterion. ${judges}`
}

/** "3 criteria, 45 points" */
export const sumOf = (criteria: readonly Pick<Criterion, "maxPoints">[]): string => {
  const points = criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0)
  return `${plural(criteria.length, "criterion", "criteria")}, ${plural(points, "point")}`
}
