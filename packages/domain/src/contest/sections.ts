/** Product rule: criteria are grouped by their order into sections of five, up to 30. */
export const SECTIONS = [
  { name: "Body", first: 1, last: 5 },
  { name: "Interior", first: 6, last: 10 },
  { name: "Engine Compartment", first: 11, last: 15 },
  { name: "Safety", first: 16, last: 20 },
  { name: "Area Setup", first: 21, last: 25 },
  { name: "Bonus", first: 26, last: 30 },
] as const

export type SectionName = (typeof SECTIONS)[number]["name"]

/** The section of a criterion's order; below 1 is Body and above 30 is Bonus, so that every criterion has one. */
export function sectionOf(order: number): SectionName {
  return SECTIONS.find((section) => order <= section.last)?.name ?? "Bonus"
}

/** Returns a copy sorted by `order`, then by id: the order of criteria on every screen and in every response. */
export function inCriteriaOrder<C extends { id: number; order: number }>(criteria: readonly C[]): C[] {
  return [...criteria].sort((a, b) => a.order - b.order || a.id - b.id)
}

/** The sections that have a criterion, in order, each with its criteria sorted by order and then id. */
export function groupBySection<C extends { id: number; order: number }>(
  criteria: readonly C[],
): { name: SectionName; criteria: C[] }[] {
  const sorted = inCriteriaOrder(criteria)
  return SECTIONS.map(({ name }) => ({
    name,
    criteria: sorted.filter((criterion) => sectionOf(criterion.order) === name),
  })).filter((section) => section.criteria.length > 0)
}

/** The fields that decide the section of a criterion. */
export type CriterionOfSection = { id: number; order: number }

/** The ids of the criteria of a section by its number, 1 (Body) to 6 (Bonus); none for another number. */
export function criteriaOfSection(section: number, criteria: readonly CriterionOfSection[]): number[] {
  const name = SECTIONS[section - 1]?.name
  return criteria.filter(({ order }) => sectionOf(order) === name).map(({ id }) => id)
}
