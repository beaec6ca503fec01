import classes from "./agreement.module.css"

const WIDTH = 320
const DOT = 20
const EDGE = 14
const GAP = 2

type Props = {
  /** The label and the value of each dot. */
  dots: readonly { label: string; value: number }[]
  from: number
  to: number
  /** The words at both ends of the line. */
  ends: readonly [string, string]
  mark?: number
  /** The figure in words; without them it is decorative. */
  words?: string
}

/** Numbered dots on one line, readable without colour. */
export function DotLine({ dots, from, to, ends, mark, words }: Props) {
  const placed = stackedDots(
    dots.map(({ value }, key) => ({ key, value })),
    { from, to, width: WIDTH, size: DOT },
  )
  const levels = Math.max(0, ...placed.map(({ level }) => level)) + 1
  const line = levels * (DOT + GAP)
  const marked = mark === undefined ? null : ((mark - from) / (to - from || 1)) * WIDTH + EDGE
  return (
    <svg
      viewBox={`0 0 ${WIDTH + 2 * EDGE} ${line + 22}`}
      className={classes.dots}
      role="img"
      aria-label={words}
      aria-hidden={!words}
    >
      <line x1={EDGE} x2={WIDTH + EDGE} y1={line} y2={line} className={classes.axis} />
      {marked !== null && <line x1={marked} x2={marked} y1={0} y2={line + 5} className={classes.mark} />}
      {placed.map(({ key, x, level }) => (
        <g key={key} transform={`translate(${x + EDGE} ${line - DOT / 2 - GAP - level * (DOT + GAP)})`}>
          <circle r={DOT / 2} className={classes.dot} />
          <text className={classes.label}>{dots[key]?.label}</text>
        </g>
      ))}
      <text x={EDGE} y={line + 17} className={classes.end}>
        {ends[0]}
      </text>
      <text x={WIDTH + EDGE} y={line + 17} textAnchor="end" className={classes.end}>
        {ends[1]}
      </text>
    </svg>
  )
}

type Dot = { key: number; x: number; level: number }

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
