import { eventHours, wallTimeOf } from "@rosette/domain/events/event-hours"
import { dueNow } from "@rosette/domain/judges/due-now"
import { entriesBehind } from "@rosette/domain/judges/pace"
import { formatNumber } from "../../lib/format.ts"
import type { Outputs } from "../../lib/trpc.ts"

type Overview = Pick<Outputs["organizer"]["overview"], "submittedSheets" | "judges">
type When = { date: string; time: string }

type Judge = { id: number; name: string; status: string }

/** The judges, those who are furthest behind first; beside each is by how many entries, or else the status. */
export function judgesByLag<J extends Judge>(judges: readonly J[], overview: Overview, when?: When, now = new Date()) {
  const due = dueNow(overview, when ? eventHours(when) : null, wallTimeOf(now))
  const behind = new Map(overview.judges.map((judge) => [judge.id, entriesBehind(judge, due)]))
  return judges
    .map((judge) => ({ judge, entries: behind.get(judge.id) ?? 0 }))
    .toSorted((a, b) => b.entries - a.entries)
    .map(({ judge, entries }) => ({
      judge,
      isLate: entries > 0,
      hint: entries > 0 ? `${formatNumber(entries)} behind` : judge.status,
    }))
}
