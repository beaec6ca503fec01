import classes from "./progress-rosette.module.css"

type Props = {
  /** From 0 to 1. */
  value: number
  /** What is done, in words: "80 of 200 sheets are in". */
  label: string
  /** In pixels. */
  size?: number
}

const PETALS = Array.from({ length: 10 }, (_, index) => index)

/** A rosette that fills with progress, a petal for each tenth, with the percent in its middle. */
export function ProgressRosette({ value, label, size = 96 }: Props) {
  const done = Math.min(1, Math.max(0, value))
  // Rounded down: 100 % is said of the whole alone.
  const percent = Math.floor(done * 100 + 1e-9)
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
            data-petal={fillOf(done, petal)}
            style={{ transform: `scale(${fillOf(done, petal)})` }}
          />
        </g>
      ))}
      <circle className={classes.middle} cx="50" cy="50" r="27" />
      {percent === 100 ? (
        <path className={classes.tick} d="m39 51 8 8 15-17" />
      ) : (
        <text className={classes.percent} x="50" y="50">
          {percent}%
        </text>
      )}
    </svg>
  )
}

/** How much of a petal is filled, 0 to 1. */
const fillOf = (done: number, petal: number): number => Math.min(1, Math.max(0, done * 10 - petal))
