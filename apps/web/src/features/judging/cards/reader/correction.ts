/** Reed-Solomon codes over the 256 numbers of ISO/IEC 18004: x^8 + x^4 + x^3 + x^2 + 1, whose powers of 2 are all but 0. */
const POLYNOMIAL = 0x11d
const ORDER = 255

const POWERS: number[] = [1]
for (let at = 1; at < ORDER; at += 1) {
  const twice = (POWERS[at - 1] ?? 0) * 2
  POWERS.push(twice > ORDER ? twice ^ POLYNOMIAL : twice)
}
const power = (exponent: number): number => POWERS[((exponent % ORDER) + ORDER) % ORDER] ?? 0
const logarithm = (value: number): number => POWERS.indexOf(value)
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : power(logarithm(a) + logarithm(b)))
const over = (a: number, b: number): number => (a === 0 ? 0 : power(logarithm(a) - logarithm(b)))

/** A polynomial's value; the number at 0 stands alone, that at 1 before x, and so on. */
const valueAt = (polynomial: readonly number[], x: number): number =>
  polynomial.reduceRight((value, coefficient) => times(value, x) ^ coefficient, 0)

/** A block without its faults; null if it has more than half as many as it has numbers for correction. */
export function corrected(block: readonly number[], forCorrection: number): number[] | null {
  const reversed = [...block].reverse()
  const syndromes = Array.from({ length: forCorrection }, (_, at) => valueAt(reversed, power(at)))
  if (syndromes.every((one) => one === 0)) return [...block]
  const locator = locatorOf(syndromes)
  const places = reversed.flatMap((_, at) => (valueAt(locator, power(-at)) === 0 ? [at] : []))
  if (places.length !== locator.length - 1 || places.length * 2 > forCorrection) return null
  // Forney: what is wrong at each place.
  const evaluator = syndromes.map((_, at) =>
    locator.slice(0, at + 1).reduce((sum, one, from) => sum ^ times(one, syndromes[at - from] ?? 0), 0),
  )
  const derivative = locator.slice(1).map((one, at) => (at % 2 === 0 ? one : 0))
  for (const at of places) {
    const inverse = power(-at)
    const fault = times(power(at), over(valueAt(evaluator, inverse), valueAt(derivative, inverse)))
    reversed[at] = (reversed[at] ?? 0) ^ fault
  }
  return reversed.reverse()
}

/** Berlekamp and Massey: the shortest polynomial whose roots say where the faults are. */
function locatorOf(syndromes: readonly number[]): number[] {
  let locator = [1]
  let before = [1]
  let [faults, gap, lastMiss] = [0, 1, 1]
  syndromes.forEach((_, at) => {
    const miss = locator.reduce((sum, one, from) => sum ^ times(one, syndromes[at - from] ?? 0), 0)
    if (miss === 0) {
      gap += 1
      return
    }
    const shifted = [...Array<number>(gap).fill(0), ...before.map((one) => times(one, over(miss, lastMiss)))]
    const next = Array.from(
      { length: Math.max(locator.length, shifted.length) },
      (_one, place) => (locator[place] ?? 0) ^ (shifted[place] ?? 0),
    )
    if (2 * faults <= at) {
      faults = at + 1 - faults
      before = locator
      lastMiss = miss
      gap = 1
    } else gap += 1
    locator = next
  })
  while (locator.at(-1) === 0) locator.pop()
  return locator
}
