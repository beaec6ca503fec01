import type { ReactNode } from "react"
import classes from "./notice-bar.module.css"

type Props = { title?: string; action?: ReactNode; children: ReactNode }

/** One thing that a judge has to know about all of their sheets, and perhaps what to do about it. */
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
