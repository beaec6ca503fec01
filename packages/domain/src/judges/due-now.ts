import { type EventHours, elapsedShare, startOf, type WallTime } from "../events/event-hours.ts"
import { type Due, expectedByNow } from "./pace.ts"

type Progress = { submittedSheets: number; judges: readonly { submittedEntries: number; totalEntries: number }[] }

/**
 * How many entries each judge should have submitted by now. Where judging began before the event, its hours say nothing yet:
 * the panel decides, as where they are unknown.
 */
export function dueNow({ submittedSheets, judges }: Progress, hours: EventHours | null, wall: WallTime): Due {
  const isEarly = hours !== null && submittedSheets > 0 && wall < startOf(hours)
  return expectedByNow(judges, hours && !isEarly ? elapsedShare(hours, wall) : null)
}
