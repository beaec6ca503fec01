/** numerator ÷ denominator rounded half up to a whole number, exactly; for whole numbers with numerator ≥ 0 and denominator > 0. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator
  const divisor = 2 * denominator
  return (doubled - (doubled % divisor)) / divisor
}
