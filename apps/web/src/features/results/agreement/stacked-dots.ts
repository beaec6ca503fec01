export type Dot = { key: number; x: number; level: number }

/**
 * Dots on one line at their values, from `from` to `to` as 0 to `width`. A dot that would overlap another is a level higher.
 * A dot is `size` wide.
 */
export function stackedDots(
  values: readonly { key: number; value: number }[],
  { from, to, width, size }: { from: number; to: number; width: number; size: number },
): Dot[] {
  const span = to - from || 1
  const dots: Dot[] = []
  for (const { key, value } of values.toSorted((a, b) => a.value - b.value || a.key - b.key)) {
    const x = ((value - from) / span) * width
    const near = dots.filter((dot) => Math.abs(dot.x - x) < size).map(({ level }) => level)
    let level = 0
    while (near.includes(level)) level += 1
    dots.push({ key, x, level })
  }
  return dots
}
