/** An exact number in lowest terms; the denominator is above 0. */
export type Fraction = { numerator: bigint; denominator: bigint }

/** numerator ÷ denominator in lowest terms, for whole numbers with a denominator above 0. */
export function fraction(numerator: number | bigint, denominator: number | bigint): Fraction {
  const [over, under] = [BigInt(numerator), BigInt(denominator)]
  const divisor = greatestCommonDivisor(over < 0n ? -over : over, under)
  return { numerator: over / divisor, denominator: under / divisor }
}

/** The sum of fractions; 0 without any. */
export const sumOf = (terms: readonly Fraction[]): Fraction =>
  terms.reduce(
    (sum, term) =>
      fraction(sum.numerator * term.denominator + term.numerator * sum.denominator, sum.denominator * term.denominator),
    fraction(0, 1),
  )

/** The smallest whole number that is not below a fraction of 0 or more. */
export const roundedUp = ({ numerator, denominator }: Fraction): number =>
  Number((numerator + denominator - 1n) / denominator)

/** Compares two fractions exactly, for sort(), lowest first. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : Number(difference > 0n)
}

/** The fraction as a floating-point number; the nearest one if numerator and denominator are below 2^53. */
export const fractionToNumber = ({ numerator, denominator }: Fraction): number =>
  Number(numerator) / Number(denominator)

/** "9/10": the same text for the same number. */
export const fractionText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`

/** The exact median; null without values. */
export function medianOf(values: readonly Fraction[]): Fraction | null {
  const sorted = values.toSorted(compareFractions)
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  const upper = sorted[Math.floor(sorted.length / 2)]
  if (!lower || !upper) return null
  const sum = lower.numerator * upper.denominator + upper.numerator * lower.denominator
  return fraction(sum, 2n * lower.denominator * upper.denominator)
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b)
}
