import type { ReactNode } from "react"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { otherDevicesText } from "../desk/words.ts"
import classes from "./side-cards.module.css"

type CardProps = { title: string; beside?: ReactNode; children: ReactNode }

/** A titled card of the sidebar. */
export function SideCard({ title, beside, children }: CardProps) {
  return (
    <section className={classes.sideCardCard} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  )
}

type SummaryProps = { completed: number; inProgress: number; remaining: number; devices: Workspace["otherDevices"] }

/** Product rule: how many entries this judge has completed, started and not started. Below it, where else they are signed in. */
export function SessionSummary({ completed, inProgress, remaining, devices }: SummaryProps) {
  const elsewhere = otherDevicesText(devices)
  const rows = [
    ["Completed", completed],
    ["In Progress", inProgress],
    ["Remaining", remaining],
  ] as const
  return (
    <SideCard title="Session Summary">
      <dl className={classes.summary}>
        {rows.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {elsewhere && <p className={classes.elsewhere}>{elsewhere}</p>}
    </SideCard>
  )
}
