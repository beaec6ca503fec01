import type { JudgeForOrganizer } from "@rosette/contract/judges"
import type { Due } from "@rosette/domain/judges/pace"
import { slowestFirst } from "@rosette/domain/judges/pace"
import { type ReactNode, useState } from "react"
import figures from "../../ui/figures/figures.module.css"
import type { JudgeAction } from "./judge-actions.tsx"
import { JudgeLine } from "./judge-line.tsx"
import { dueLegend } from "./judge-progress.tsx"
import classes from "./judges.module.css"

type Props = {
  judges: readonly JudgeForOrganizer[]
  /** How many entries each judge should have submitted by now; null if unknown. */
  due: Due | null
  address: string
  /** The judge who was just added, or null. */
  addedId: number | null
  /** The judge to show first; 0 for none. */
  foundId: number
  onAction: (judge: JudgeForOrganizer, action: JudgeAction) => void
  onAddedSeen: () => void
  /** At the end of the line above the list. */
  aside?: ReactNode
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
export function JudgeList({ judges, due, address, addedId, foundId, onAction, onAddedSeen, aside }: Props) {
  const ordered = useSlowestFirst(judges)
  const added = judges.filter(({ id }) => id === addedId)
  const others = ordered.filter(({ id }) => id !== addedId)
  const legend = dueLegend(due, judges)
  return (
    <div>
      {(legend || aside) && (
        <div className={classes.judgeDueLine}>
          {legend && <p className={figures.legend}>{legend}</p>}
          {aside}
        </div>
      )}
      <div className={classes.table}>
        {/* Hidden from screen readers, because each value has its own label. */}
        <div className={classes.head} aria-hidden="true">
          <span>Judge</span>
          <span>Access code</span>
          <span>Progress {legend && <span className={figures.legend}>{legend}</span>}</span>
          <span>Status</span>
        </div>
        <ul className="plain">
          {[...added, ...others].map((judge) => (
            <JudgeLine
              key={judge.id}
              judge={judge}
              due={due}
              isFound={judge.id === foundId}
              onAction={(action) => onAction(judge, action)}
              handOver={judge.id === addedId ? { address, onDone: onAddedSeen } : undefined}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}
