import { type Criterion, criterionCalls } from "@rosette/contract/criteria"
import { LIMITS } from "@rosette/contract/limits"
import { REQUIREMENTS } from "@rosette/domain/contest/applicability"
import { SECTIONS } from "@rosette/domain/contest/sections"
import { freeOrderIn } from "@rosette/domain/contest/sequence"
import { eachRequirement, type Requirements } from "@rosette/domain/entries/entry-flags"
import { type EventWords, flagTitle } from "@rosette/domain/events/event-words"
import { plural } from "../../lib/format.ts"
import type { PreviewedChange } from "../place-moves/use-moves.ts"

export type CriterionValues = {
  name: string
  description: string
  maxPoints: number | string
  order: number | string
  countsOverall: boolean
  /** A JSON text, so that it is one comparable value. */
  classIds: string
} & Requirements

export const textOfIds = (ids: readonly number[]): string => JSON.stringify(ids)

/** The ids in such a text. */
export const idsOf = (text: string): number[] => JSON.parse(text)

/** Validates the form with the contract's rules and messages. */
export const criterionSchema = criterionCalls.createCriterion.input.omit({ eventId: true, classIds: true })

/** The fields as they are compared: valid, and with the classes as a text. */
export const comparedFields = (values: CriterionValues) => ({
  ...criterionSchema.parse(values),
  classIds: values.classIds,
})

/** Some of these fields as they are sent. */
export const sentFields = <Fields extends { classIds?: string }>({ classIds, ...fields }: Fields) => ({
  ...fields,
  ...(classIds !== undefined && { classIds: idsOf(classIds) }),
})

/** The form's values for a new criterion (product rule: 10 points, order 1, or else the first free one) or an existing one; a new one is for `ofClass` alone, or for all. */
export function criterionValues(
  criterion: Criterion | null,
  others: readonly Pick<Criterion, "id" | "order">[] = [],
  ofClass: number | null = null,
): CriterionValues {
  const { name, description, maxPoints, order, countsOverall, classIds } = criterion ?? {
    name: "",
    description: "",
    maxPoints: LIMITS.criterion.defaultPoints,
    order: firstFreeOrder(others),
    countsOverall: true,
    classIds: ofClass === null ? [] : [ofClass],
  }
  return {
    name,
    description,
    maxPoints,
    order,
    countsOverall,
    classIds: textOfIds(classIds),
    ...eachRequirement((name) => criterion?.[name] ?? false),
  }
}

/**
 * Every requirement that the event uses with its label, such as "Electric vehicle"; also those that the criterion has all the same, as
 * where somebody put the flag away while somebody else asked for it.
 */
export const requirementLabels = (words: EventWords, criterion?: Requirements) =>
  REQUIREMENTS.filter(([requirement, flag]) => words.flags[flag].isUsed || criterion?.[requirement] === true).map(
    ([requirement, flag]) => [requirement, flagTitle(flag, words)] as const,
  )

/**
 * The change of the results to show before a criterion is saved; null if none needs to be shown. Only a
 * new criterion, and one that starts or stops counting in the overall percent or for a class, need it.
 */
export function previewedChange(criterion: Criterion | null, values: CriterionValues): PreviewedChange | null {
  const { data } = criterionSchema.safeParse(values)
  if (!data) return null
  const { name: _, description: __, ...added } = data
  const classIds = idsOf(values.classIds)
  if (!criterion) return { addedCriteria: [classIds.length > 0 ? { ...added, classIds } : added] }
  const { id: criterionId } = criterion
  const { countsOverall } = data
  const counting = countsOverall === criterion.countsOverall ? {} : { countsOverall: [{ criterionId, countsOverall }] }
  const isSame = values.classIds === textOfIds(criterion.classIds)
  const change = isSame ? counting : { ...counting, criteria: [{ criterionId, classIds }] }
  return Object.keys(change).length > 0 ? change : null
}

/** The labels of a criterion's requirements. */
export const requirementsOf = (criterion: Requirements, words: EventWords): string[] =>
  requirementLabels(words, criterion)
    .filter(([requirement]) => criterion[requirement])
    .map(([, label]) => label)

/** The first order that no criterion has. */
const firstFreeOrder = (criteria: readonly { id: number; order: number }[]): number =>
  SECTIONS.map(({ name }) => freeOrderIn(name, criteria)).find((order) => order !== null) ?? nextFreeOrder(criteria)

/** The order after the highest one that is taken; 1 without criteria. */
export const nextFreeOrder = (criteria: readonly { order: number }[]): number =>
  criteria.reduce((last, { order }) => Math.max(last, order), 0) + 1

export const CLASSES_LABEL = "Classes"
export const COUNTS_LABEL = "Counts towards the overall result"

/** The labels of the form's fields. */
export const criterionLabels = (words: EventWords): Readonly<Record<string, string>> => ({
  name: "Name",
  description: "Description",
  maxPoints: "Max Points",
  order: "Order",
  countsOverall: COUNTS_LABEL,
  classIds: CLASSES_LABEL,
  ...Object.fromEntries(REQUIREMENTS.map(([requirement, flag]) => [requirement, flagTitle(flag, words)])),
})

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
