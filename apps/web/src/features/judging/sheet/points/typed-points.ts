/** Digits typed so far for a criterion, and whether another one could still follow. */
export type TypedPoints = { text: string; isComplete: boolean }

/**
 * Adds a digit. If the number would exceed the maximum, the digit starts a new number; a digit above the maximum is ignored.
 * Complete when no digit could follow: 7 of 10 is, 1 of 10 is not.
 */
export function typeDigit(text: string, digit: string, max: number): TypedPoints {
  const joined = String(Number(text + digit))
  const next = Number(joined) <= max ? joined : Number(digit) <= max ? digit : text
  return { text: next, isComplete: next !== "" && (next === "0" || Number(next) * 10 > max) }
}

const BIG_STEPS = 5

/** Returns the points after a key on a slider; undefined if the key has no meaning there. Unscored counts as 0. */
export function pointsAfterKey(key: string, points: number | null, max: number): number | undefined {
  const big = Math.max(1, Math.round(max / BIG_STEPS))
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: big,
    PageDown: -big,
    Home: -max,
    End: max,
  }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(max, Math.max(0, (points ?? 0) + step))
}

/** The points under a finger: `share` of the way along the slider, from 0 to 1 and beyond. */
export const pointsAtShare = (share: number, max: number): number => Math.min(max, Math.max(0, Math.round(share * max)))

/**
 * The same for a slider with numbers from 0 to the maximum, in `rows` rows; `x` and `y` are shares of its size. All rows have
 * the same columns, and the maximum has what is left of the last one.
 */
export function pointsAtCell(x: number, y: number, max: number, rows: number): number {
  const columns = Math.ceil((max + 1) / rows)
  const placeAt = (share: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(share * count)))
  return Math.min(max, placeAt(y, rows) * columns + placeAt(x, columns))
}
