import { meanOf, sumOf } from "./matrix.ts"

/** The rank of each value from 1 for the lowest; equal values share the mean of their ranks (Kendall 1945, mid-ranks). */
export function midRanks(values: readonly number[]): number[] {
  const ascending = values.toSorted((a, b) => a - b)
  const firstOf = new Map<number, number>()
  const lastOf = new Map<number, number>()
  for (const [index, value] of ascending.entries()) {
    if (!firstOf.has(value)) firstOf.set(value, index + 1)
    lastOf.set(value, index + 1)
  }
  return values.map((value) => ((firstOf.get(value) ?? 0) + (lastOf.get(value) ?? 0)) / 2)
}

/**
 * Spearman's rank correlation, -1 to 1: Pearson's correlation of the mid-ranks (Spearman 1904). The lists are of one length.
 * Null with fewer than three pairs, or where one of the lists is all the same.
 */
export function spearman(a: readonly number[], b: readonly number[]): number | null {
  if (a.length < 3) return null
  const deviations = (values: readonly number[]) => {
    const ranks = midRanks(values)
    const mean = meanOf(ranks)
    return ranks.map((rank) => rank - mean)
  }
  const [one, other] = [deviations(a), deviations(b)]
  const product = (x: readonly number[], y: readonly number[]) =>
    sumOf(x.map((value, index) => value * (y[index] ?? 0)))
  const scale = Math.sqrt(product(one, one) * product(other, other))
  return scale === 0 ? null : product(one, other) / scale
}
