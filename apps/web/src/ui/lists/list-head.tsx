import type { ReactNode } from "react"
import classes from "./lists.module.css"

type Props = { sum: string; children: ReactNode }

/** Above a list: its total, and its primary action. */
export const ListHead = ({ sum, children }: Props) => (
  <div className={classes.listHeadHead}>
    <span className={classes.sum}>{sum}</span>
    {children}
  </div>
)
