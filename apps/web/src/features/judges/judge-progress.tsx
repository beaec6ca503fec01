import { Badge } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { eventHours, wallTimeOf } from "@rosette/domain/events/event-hours"
import { dueNow } from "@rosette/domain/judges/due-now"
import { formatNumber } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { ProgressBar } from "../../ui/figures/progress-bar.tsx"
import { useNow } from "../../ui/text/use-now.ts"

type Progress = Pick<JudgeForOrganizer, "submittedEntries" | "totalEntries">

type BarProps = {
  judge: Progress & Pick<JudgeForOrganizer, "name">
  /** How many entries should be submitted by now; null if unknown. */
  due: number | null
}

/** The entries of a judge as a bar, with a mark at what is due. */
export const EntriesBar = ({ judge: { name, submittedEntries, totalEntries }, due }: BarProps) => (
  <ProgressBar
    label={`Entries submitted by ${name}`}
    value={submittedEntries}
    max={totalEntries}
    due={due}
    hidesLabel
  />
)

/** By how many entries a judge is behind; nothing for one who keeps up. */
export function BehindBadge({ behind, className }: { behind: number; className?: string }) {
  if (behind <= 0) return null
  return (
    <Badge color="red" variant="light" className={className}>
      {formatNumber(behind)} behind
    </Badge>
  )
}

/** How many entries each judge should have submitted by now, as in the overview; null until the event's hours are loaded. */
export function useDue(eventId: number, judges: readonly Progress[]): number | null {
  const { data: event } = trpc.organizer.event.useQuery({ eventId })
  const now = useNow()
  if (!event) return null
  const submittedSheets = judges.reduce((sum, { submittedEntries }) => sum + submittedEntries, 0)
  return dueNow({ submittedSheets, judges }, eventHours(event), wallTimeOf(now))
}

/** Whether bars show what is due: not at the start or end of all of them. */
export const isDueMarked = (due: number | null, judges: readonly Pick<Progress, "totalEntries">[]): due is number =>
  due !== null && due > 0 && judges.some(({ totalEntries }) => due < totalEntries)
