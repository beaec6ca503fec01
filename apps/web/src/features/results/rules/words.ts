import type { Criterion } from "@rosette/contract/criteria"
import { numberAfter } from "@rosette/domain/contest/rules"
import { criteriaOfSection, SECTIONS } from "@rosette/domain/contest/sections"
import type { EventWords } from "@rosette/domain/events/event-words"

type Named = Pick<Criterion, "id" | "name" | "order">

const STEPS = [
  { value: "median", label: "Median of the judges’ sheets" },
  { value: "headToHead", label: "Head to head: more judges prefer it, of two entries" },
  { value: "firstPlaces", label: "First places: more judges put it first" },
] as const

/** The name of a step, such as "Average of Paint". */
export function stepName(step: string, criteria: readonly Named[], words: EventWords): string {
  const criterionId = numberAfter("criterion", step)
  if (criterionId !== null) {
    const name = criteria.find(({ id }) => id === criterionId)?.name
    return name === undefined ? "A criterion that is no longer there" : `Average of ${name}`
  }
  const section = words.sections[(numberAfter("section", step) ?? 0) - 1]
  if (section) return `Sum of the section ${section}`
  return STEPS.find(({ value }) => value === step)?.label ?? step
}

/** The steps that are not in the list yet, as groups of options; empty groups are left out. */
export function stepsLeft(criteria: readonly Named[], used: readonly string[], words: EventWords) {
  const sections = SECTIONS.map((_, index) => index + 1).filter((one) => criteriaOfSection(one, criteria).length > 0)
  const groups = [
    { group: "Judges", steps: STEPS.map(({ value }): string => value) },
    { group: "Sections", steps: sections.map((section) => `section:${section}`) },
    { group: "Criteria", steps: criteria.map(({ id }) => `criterion:${id}`) },
  ]
  return groups.flatMap(({ group, steps }) => {
    const items = steps
      .filter((step) => !used.includes(step))
      .map((value) => ({ value, label: stepName(value, criteria, words) }))
    return items.length > 0 ? [{ group, items }] : []
  })
}
