import classes from "./score-bar.module.css"

type Props = {
  /** 0 to 100. */
  percent: number
  className?: string | undefined
}

/** A score as a flat bar. Decorative: the figure is beside it. */
export const ScoreBar = ({ percent, className }: Props) => (
  <span className={[classes.track, className].filter(Boolean).join(" ")} aria-hidden>
    <span className={classes.score} style={{ width: `${percent}%` }} />
  </span>
)
