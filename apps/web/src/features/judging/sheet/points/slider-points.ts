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
