/** A sorted copy: by `order`, then by id, which is how criteria stand on every screen and in every answer. */
export function inCriteriaOrder<C extends { id: number; order: number }>(criteria: readonly C[]): C[] {
  return [...criteria].sort((a, b) => a.order - b.order || a.id - b.id)
}
