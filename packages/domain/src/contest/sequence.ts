import { SECTIONS, sectionOf } from "./sections.ts"

type Ordered = { id: number; order: number }

/**
 * Returns new orders that put criteria of one section into a sequence: their current orders if these are all different, else
 * the first free ones of the section. Null if the ids are not all of one section, or it has too few orders.
 */
export function ordersInSequence(ids: readonly number[], criteria: readonly Ordered[]): Map<number, number> | null {
  const byId = new Map(criteria.map((criterion) => [criterion.id, criterion]))
  const moved = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  const [first] = moved
  const section = first && sectionOf(first.order)
  if (moved.length !== ids.length || !section) return null
  if (moved.some(({ order }) => sectionOf(order) !== section)) return null

  const current = moved.map(({ order }) => order).sort((a, b) => a - b)
  const isDistinct = new Set(current).size === current.length
  const slots = isDistinct ? current : freeOrders(section, criteria, ids, current.at(-1) ?? 0).slice(0, ids.length)
  if (slots.length < ids.length) return null
  return new Map(ids.map((id, index) => [id, slots[index] ?? 0]))
}

/** The orders of a section that no other criteria than the moved ones have; the last section is unlimited. */
function freeOrders(
  name: ReturnType<typeof sectionOf>,
  criteria: readonly Ordered[],
  moved: readonly number[],
  highest: number,
): number[] {
  const taken = new Set(criteria.filter(({ id }) => !moved.includes(id)).map(({ order }) => order))
  const { first, last } = SECTIONS.find((section) => section.name === name) ?? SECTIONS[0]
  const end = SECTIONS.at(-1)?.name === name ? Math.max(last, highest + moved.length) : last
  return Array.from({ length: end - first + 1 }, (_, index) => first + index).filter((order) => !taken.has(order))
}

/** The first order of a section that no criterion has; null if all are taken. */
export const freeOrderIn = (name: ReturnType<typeof sectionOf>, criteria: readonly Ordered[]): number | null =>
  freeOrders(name, criteria, [], criteria.reduce((most, { order }) => Math.max(most, order), 0) + 1)[0] ?? null
