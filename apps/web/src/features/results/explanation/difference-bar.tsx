import classes from "./difference-bar.module.css"

type Props = {
  /** In points, negative if the entry is behind. */
  difference: number
  /** The difference that fills a half. */
  widest: number
  className?: string | undefined
}

/** A difference as a bar from the middle: to the end ahead, to the start behind. Decorative: the figure is beside it. */
export const DifferenceBar = ({ difference, widest, className }: Props) => (
  <span className={[classes.track, className].filter(Boolean).join(" ")} aria-hidden>
    <span
      className={classes.difference}
      data-is={difference === 0 ? "level" : difference < 0 ? "behind" : "ahead"}
      style={{ width: `${(50 * Math.abs(difference)) / widest}%` }}
    />
  </span>
)
