import classes from "./why-skeleton.module.css"

const WIDTHS = [7, 5, 8, 6, 9, 5.5]

/** The outline of an explanation: its sentence, and the criteria with the judges' points. */
export function WhySkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      <span className={classes.line} style={{ width: "90%" }} />
      <span className={classes.line} style={{ width: "55%" }} />
      <span className={classes.heading} />
      {WIDTHS.map((width) => (
        <div key={width} className={classes.row}>
          <span className={classes.line} style={{ width: `${width}rem` }} />
          <span className={classes.line} style={{ width: "4rem" }} />
          <span className={classes.small} />
        </div>
      ))}
    </div>
  )
}
