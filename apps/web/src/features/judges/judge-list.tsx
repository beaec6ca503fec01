import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { slowestFirst } from "@rosette/domain/judges/pace"
import { useState } from "react"
import type { JudgeAction } from "./judge-actions.tsx"
import classes from "./judge-row.module.css"
import { JudgeRow } from "./judge-row.tsx"

type Props = {
  judges: readonly JudgeForOrganizer[]
  address: string
  /** The judge who was just added, or null. */
  addedId: number | null
  /** The judge to show first; 0 for none. */
  foundId: number
  onAction: (judge: JudgeForOrganizer, action: JudgeAction) => void
  onAddedSeen: () => void
}

/** The judges in the order of their progress when the list was opened, or when one was added or removed: later no row moves. */
function useSlowestFirst(judges: readonly JudgeForOrganizer[]): JudgeForOrganizer[] {
  const byId = new Map(judges.map((judge) => [judge.id, judge]))
  const slowest = () => slowestFirst(judges).map(({ id }) => id)
  const [kept, keep] = useState(slowest)
  const isOfThese = kept.length === byId.size && kept.every((id) => byId.has(id))
  const order = isOfThese ? kept : slowest()
  if (!isOfThese) keep(order)
  return order.flatMap((id) => byId.get(id) ?? [])
}

/**
 * The judges as a table, those who have submitted the least first. A judge who was just added comes first, with the
 * code to hand over, until Done is pressed.
 */
export function JudgeList({ judges, address, addedId, foundId, onAction, onAddedSeen }: Props) {
  const ordered = useSlowestFirst(judges)
  const added = judges.filter(({ id }) => id === addedId)
  const others = ordered.filter(({ id }) => id !== addedId)
  return (
    <div className={classes.table}>
      {/* Hidden from screen readers, because each value has its own label. */}
      <div className={classes.head} aria-hidden="true">
        {["Judge, last seen", "Access code", "Progress", "Status", "Scores", "Actions"].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ul className={classes.list}>
        {[...added, ...others].map((judge) => (
          <JudgeRow
            key={judge.id}
            judge={judge}
            isFound={judge.id === foundId}
            onAction={(action) => onAction(judge, action)}
            handOver={judge.id === addedId ? { address, onDone: onAddedSeen } : undefined}
          />
        ))}
      </ul>
    </div>
  )
}
