/** Returns a copy sorted by `order`, then by id: the order of criteria on every screen and in every response. */
export function inCriteriaOrder<C extends { id: number; order: number }>(criteria: readonly C[]): C[] {
  return [...criteria].sort((a, b) => a.order - b.order || a.id - b.id)
}
