/** The items with the one at `index` moved by `by` positions; unchanged if there is no such item or no such position. */
export function movedBy<Item>(items: readonly Item[], index: number, by: number): Item[] {
  const to = index + by
  if (index < 0 || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(index, 1).toSpliced(to, 0, ...items.slice(index, index + 1))
}
