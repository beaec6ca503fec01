import classes from "./figures.module.css"

type Props = {
  done: number
  /** The total; 0 if none is expected. */
  of: number
  /** The same in whole percent; not 100 before all is done. */
  percent: number
  /** The progress in words: "80 of 200 sheets are in". */
  label: string
  /** In pixels. */
  size?: number
}

const PETALS = Array.from({ length: 10 }, (_, index) => index)

/** Progress as a rosette: a petal for each tenth, with the percent in the middle, or a tick once all is done. */
export function ProgressRosette({ done, of, percent, label, size = 96 }: Props) {
  const share = of > 0 ? Math.min(1, Math.max(0, done / of)) : 0
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} role="img" aria-label={label} className={classes.rosette}>
      {PETALS.map((petal) => (
        <g key={petal} transform={`rotate(${petal * 36 + 18} 50 50)`}>
          <ellipse className={classes.petal} cx="50" cy="17" rx="11" ry="14.5" />
          <ellipse
            className={classes.filled}
            cx="50"
            cy="17"
            rx="11"
            ry="14.5"
            data-petal={fillOf(share, petal)}
            style={{ transform: `scale(${fillOf(share, petal)})` }}
          />
        </g>
      ))}
      <circle className={classes.middle} cx="50" cy="50" r="27" />
      {share === 1 ? (
        <path className={classes.tick} d="m39 51 8 8 15-17" />
      ) : (
        <text className={`${classes.figureTextText} ${classes.percent}`} x="50" y="51">
          {percent}%
        </text>
      )}
    </svg>
  )
}

/** How much of a petal is filled, 0 to 1. */
const fillOf = (share: number, petal: number): number => Math.min(1, Math.max(0, share * 10 - petal))
