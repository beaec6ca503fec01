import type { Criterion } from "@rosette/contract/criteria"
import type { ReactNode } from "react"
import classes from "./unscored-list.module.css"

type Props = { criteria: Criterion[]; children?: ReactNode }

/** Which criteria a final submit would count as 0. */
export function UnscoredList({ criteria, children }: Props) {
  const names = criteria.map(({ name }) => name).join(", ")
  return (
    <div className={classes.box}>
      <b>{criteria.length === 1 ? "Not scored, so it counts 0 points:" : "Not scored, so they count 0 points:"}</b>{" "}
      <span>{names}</span>
      {children && <div>{children}</div>}
    </div>
  )
}
