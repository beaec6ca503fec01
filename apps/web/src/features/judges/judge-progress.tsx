import { Badge } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { eventHours, wallTimeOf } from "@rosette/domain/events/event-hours"
import { dueNow } from "@rosette/domain/judges/due-now"
import type { Due } from "@rosette/domain/judges/pace"
import { formatNumber, plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { ProgressBar } from "../../ui/figures/progress-bar.tsx"
import { useNow } from "../../ui/text/use-now.ts"

type Progress = Pick<JudgeForOrganizer, "submittedEntries" | "totalEntries">

type BarProps = {
  judge: Progress & Pick<JudgeForOrganizer, "name">
  /** How many entries the judge should have submitted by now; null if unknown. */
  due: Due | null
}

/** The entries of a judge as a bar, with a mark at what is due. */
export const EntriesBar = ({ judge, due }: BarProps) => (
  <ProgressBar
    label={`Entries submitted by ${judge.name}`}
    value={judge.submittedEntries}
    max={judge.totalEntries}
    due={due?.(judge) ?? null}
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

/** How many entries a judge should have submitted by now, as in the overview; null until the event's hours are loaded. */
export function useDue(eventId: number, judges: readonly Progress[]): Due | null {
  const { data: event } = trpc.organizer.event.useQuery({ eventId })
  const now = useNow()
  if (!event) return null
  const submittedSheets = judges.reduce((sum, { submittedEntries }) => sum + submittedEntries, 0)
  return dueNow({ submittedSheets, judges }, eventHours(event), wallTimeOf(now))
}

/** What the marks on the bars say; null while no bar has one: not at the start or end of all of them. */
export function dueLegend(due: Due | null, judges: readonly Pick<Progress, "totalEntries">[]): string | null {
  if (!due || !judges.some((judge) => due(judge) > 0 && due(judge) < judge.totalEntries)) return null
  const [first = 0, ...others] = new Set(judges.map(due))
  return others.length === 0 ? `${plural(first, "entry", "entries")} due by now` : "Marked: due by now"
}
