import classes from "./ceremony.module.css"

/** "Rehearsal" across a screen, above everything and out of the way of every press. */
export const RehearsalMark = () => (
  <p className={classes.mark} aria-hidden="true">
    Rehearsal
  </p>
)
