import type { ReactNode } from "react"
import classes from "./notice-bar.module.css"

type Props = { title?: string; action?: ReactNode; children: ReactNode }

/** A notice about all of a judge's sheets, with an action if there is one. */
export function NoticeBar({ title, action, children }: Props) {
  return (
    <div className={classes.bar}>
      <p>
        {title && <b>{title}. </b>}
        {children}
      </p>
      {action}
    </div>
  )
}
