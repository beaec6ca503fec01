import { type Criterion, LIMITS, organizerContract } from "@rosette/contract"
import { eachRequirement, REQUIREMENTS, type Requirements } from "@rosette/domain"

export type CriterionValues = {
  name: string
  description: string
  maxPoints: number | string
  order: number | string
} & Requirements

/** The rules of a criterion, with the contract's own sentences. */
export const criterionSchema = organizerContract.createCriterion.input.omit({ eventId: true })

/** The form of a criterion: of a new one (product rule: 10 points, order 1), or of a present one. */
export function criterionValues(criterion: Criterion | null): CriterionValues {
  const { name, description, maxPoints, order } = criterion ?? {
    name: "",
    description: "",
    maxPoints: LIMITS.criterion.defaultPoints,
    order: LIMITS.criterion.minOrder,
  }
  return {
    name,
    description,
    maxPoints,
    order,
    ...eachRequirement((name) => criterion?.[name] ?? false),
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Every requirement with its label, such as "Electric vehicle". */
export const REQUIREMENT_LABELS = REQUIREMENTS.map(
  ([requirement, , label]) => [requirement, capitalised(label)] as const,
)

/** The labels of what a criterion asks of an entry. */
export const requirementsOf = (criterion: Requirements): string[] =>
  REQUIREMENT_LABELS.filter(([requirement]) => criterion[requirement]).map(([, label]) => label)

/** The order after the last one that is taken; 1 where there is no criterion. */
export const nextFreeOrder = (criteria: readonly { order: number }[]): number =>
  criteria.reduce((last, { order }) => Math.max(last, order), 0) + 1

/** What the fields of a criterion are called on its form. */
export const CRITERION_LABELS: Readonly<Record<string, string>> = {
  name: "Name",
  description: "Description",
  maxPoints: "Max Points",
  order: "Order",
  ...Object.fromEntries(REQUIREMENT_LABELS),
}
