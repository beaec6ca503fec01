/** The rank of each value from 1 for the lowest; equal values share the mean of their ranks (Kendall 1945, mid-ranks). */
export function midRanks(values: readonly number[]): number[] {
  const ascending = Float64Array.from(values).sort()
  const rankOf = new Map<number, number>()
  for (let first = 0; first < ascending.length; ) {
    const value = ascending[first] ?? 0
    let next = first + 1
    while (ascending[next] === value) next += 1
    // Ranks first + 1 to next.
    rankOf.set(value, (first + 1 + next) / 2)
    first = next
  }
  return values.map((value) => rankOf.get(value) ?? 0)
}

/**
 * Spearman's rank correlation, -1 to 1: Pearson's correlation of the mid-ranks (Spearman 1904). The lists must have the same
 * length. Null with fewer than three pairs, or if all values of a list are equal.
 */
export function spearman(a: readonly number[], b: readonly number[]): number | null {
  if (a.length < 3) return null
  // Mid-ranks of n values have the mean (n + 1) / 2.
  const mean = (a.length + 1) / 2
  const [one, other] = [midRanks(a), midRanks(b)]
  const scale = Math.sqrt(productOf(one, one, mean) * productOf(other, other, mean))
  return scale === 0 ? null : productOf(one, other, mean) / scale
}

/** The sum of the products of both lists' deviations from the mean. */
function productOf(a: readonly number[], b: readonly number[], mean: number): number {
  let sum = 0
  for (const [index, value] of a.entries()) sum += (value - mean) * ((b[index] ?? 0) - mean)
  return sum
}
