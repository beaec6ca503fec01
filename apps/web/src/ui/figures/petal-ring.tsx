import classes from "./petal-ring.module.css"

const PETALS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** In a square of 64: the middle, the distance of the petals from it, and the radius of a full one. */
const [MIDDLE, REACH, PETAL] = [32, 21, 8]

const at = (petal: number) => {
  const angle = (2 * Math.PI * petal) / PETALS.length
  return { cx: MIDDLE + REACH * Math.sin(angle), cy: MIDDLE - REACH * Math.cos(angle) }
}

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
          <g key={petal}>
            <circle {...at(petal)} r={PETAL} className={classes.petal} />
            {filled > 0 && <circle {...at(petal)} r={PETAL * Math.max(0.4, filled)} className={classes.filled} />}
          </g>
        )
      })}
      {isWhole && <circle cx={MIDDLE} cy={MIDDLE} r="20" className={classes.filled} />}
      {isWhole && <path d="m22.5 32.5 6.8 7 12.7-14" className={classes.tick} />}
    </svg>
  )
}
