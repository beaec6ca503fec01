import type { Criterion } from "@rosette/contract/criteria"
import classes from "./unscored-list.module.css"

/** Which criteria a final submit would count as 0. */
export function UnscoredList({ criteria }: { criteria: Criterion[] }) {
  const names = criteria.map(({ name }) => name).join(", ")
  return (
    <p className={classes.box}>
      <b>{criteria.length === 1 ? "Not scored, so it counts 0 points:" : "Not scored, so they count 0 points:"}</b>{" "}
      {names}
    </p>
  )
}
