import type { ReactNode } from "react"
import classes from "./stat-card.module.css"

type Props = { label: string; value: ReactNode; hint?: ReactNode }

/** One number and what it counts; use several in a `StatGrid`. */
export function StatCard({ label, value, hint }: Props) {
  return (
    <div className={classes.card}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{value}</dd>
      {hint && <dd className={classes.hint}>{hint}</dd>}
    </div>
  )
}

/** Figures side by side, two in a row on a phone. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <dl className={classes.grid}>{children}</dl>
}
