import type { ReactNode } from "react"
import classes from "./list-head.module.css"

type Props = { sum: string; children: ReactNode }

/** Above a list: its total, and its primary action. */
export const ListHead = ({ sum, children }: Props) => (
  <div className={classes.head}>
    <span className={classes.sum}>{sum}</span>
    {children}
  </div>
)
