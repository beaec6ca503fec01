const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** The smallest value that at least this share of the values does not exceed; NaN for no values. */
export const percentile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN

export function median(values: readonly number[]): number {
  const inOrder = sorted(values)
  const middle = inOrder.length / 2
  return ((inOrder[Math.floor(middle)] ?? Number.NaN) + (inOrder[Math.ceil(middle) - 1] ?? Number.NaN)) / 2
}

/** The exponent of growth: 1 is linear, 0 is constant. */
export const growthExponent = (sizeFactor: number, costFactor: number): number =>
  Math.log(costFactor) / Math.log(sizeFactor)
