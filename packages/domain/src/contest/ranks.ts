/**
 * Returns the rank of each value, in the given order; the highest is 1, equal values share a rank and the next one skips (1,
 * 2, 2, 4).
 */
export function standardRanks(values: number[]): number[] {
  const rankOf = new Map<number, number>()
  const descending = [...values].sort((a, b) => b - a)
  for (const [index, value] of descending.entries()) {
    if (!rankOf.has(value)) rankOf.set(value, index + 1)
  }
  // Every value has a rank; the fallback only satisfies the type.
  return values.map((value) => rankOf.get(value) ?? values.length)
}
