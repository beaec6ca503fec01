import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { eventHours, wallTimeOf } from "@rosette/domain/events/event-hours"
import { dueNow } from "@rosette/domain/judges/due-now"
import { trpc } from "../../lib/trpc.ts"
import { useNow } from "../../ui/text/use-now.ts"

type Progress = Pick<JudgeForOrganizer, "submittedEntries" | "totalEntries">

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
