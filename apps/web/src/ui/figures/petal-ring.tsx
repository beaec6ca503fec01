import classes from "./figures.module.css"

const PETALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** The upper petal of a rosette in a square of 64, with this share of its size. */
const petalOf = (share: number) => ({ cx: 32, cy: 11, rx: 7 * share, ry: 9 * share })

type Props = { value: number; max: number; size: number; className?: string }

/** Progress as a rosette: a petal is a tenth, and the last one adds the centre. Decorative: the text beside it has the figures. */
export function PetalRing({ value, max, size, className }: Props) {
  const petals = max > 0 ? (PETALS.length * value) / max : 0
  const isWhole = petals >= PETALS.length
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className={className}>
      {PETALS.map((petal) => {
        const filled = Math.min(1, Math.max(0, petals - petal))
        return (
          <g key={petal} transform={`rotate(${36 * petal + 18} 32 32)`}>
            <ellipse {...petalOf(1)} className={classes.petal} />
            {filled > 0 && <ellipse {...petalOf(Math.max(0.4, filled))} className={classes.filled} />}
          </g>
        )
      })}
      <circle cx="32" cy="32" r={isWhole ? 20 : 17} className={isWhole ? classes.filled : classes.middle} />
      {isWhole && <path d="m22.5 32.5 6.8 7 12.7-14" className={classes.tick} />}
    </svg>
  )
}
