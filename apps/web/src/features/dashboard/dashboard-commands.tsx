import { searchTexts } from "@rosette/domain/entries/entry-texts"
import { eventHours, wallTimeOf } from "@rosette/domain/events/event-hours"
import { dueNow } from "@rosette/domain/judges/due-now"
import { entriesBehind } from "@rosette/domain/judges/pace"
import { IconCar, IconUser } from "@tabler/icons-react"
import { keepPreviousData } from "@tanstack/react-query"
import { useLocation, useSearch } from "wouter"
import { formatNumber } from "../../lib/format.ts"
import { type Outputs, trpc } from "../../lib/trpc.ts"
import type { AskedAction } from "../live/asked-action.ts"
import { actionCommands } from "./action-commands.ts"
import type { Command } from "./command-choices.ts"
import { CommandDialog } from "./command-dialog.tsx"
import { type DashboardTab, dashboardTabs, tabOf } from "./dashboard-tabs.ts"

type Props = {
  eventId: number
  overview: Outputs["organizer"]["overview"]
  onTab: (tab: DashboardTab, find?: string) => void
  onAsk: (tab: DashboardTab, action: AskedAction) => void
  onLogout: () => void
  isOpen: boolean
  onClose: () => void
}

/** The commands of the dashboard: everything of this event by its name, and general actions. */
export function DashboardCommands({ eventId, overview, onTab, onAsk, onLogout, isOpen, onClose }: Props) {
  const [, navigate] = useLocation()
  const openTab = tabOf(useSearch())
  const read = { enabled: isOpen, placeholderData: keepPreviousData }
  const entries = trpc.organizer.entries.useQuery({ eventId }, read)
  const judges = trpc.organizer.judges.useQuery({ eventId }, read)
  const event = trpc.organizer.event.useQuery({ eventId }, read).data
  const ceremony = trpc.organizer.ceremony.useQuery({ eventId }, read).data
  const resultsState = event && "resultsState" in event ? event.resultsState : null
  const facts = { resultsState, ceremony, hasJudges: overview.totalJudges > 0 }
  const commands: Command[] = [
    ...dashboardTabs(overview).map(({ tab, ...shown }) => ({
      key: tab,
      group: "Tabs",
      ...shown,
      ...(tab === openTab && { hint: "Current", isCurrent: true }),
      run: () => onTab(tab),
    })),
    ...actionCommands(facts, { onAsk, onLogout, navigate }),
    ...judgesByLag(judges.data ?? [], overview, event).map(({ judge: { id, name }, ...lag }) => ({
      key: `judge-${id}`,
      group: "Judges",
      label: name,
      ...lag,
      icon: IconUser,
      run: () => onTab("judges", String(id)),
    })),
    ...(entries.data ?? []).map((entry) => ({
      key: `entry-${entry.id}`,
      group: "Entries",
      label: `${entry.entryName} (${entry.votingId})`,
      hint: entry.ownerParticipant,
      searched: searchTexts(entry),
      isTyped: true,
      icon: IconCar,
      run: () => onTab("entries", `${entry.entryName} ${entry.votingId}`),
    })),
  ]
  return <CommandDialog hasEntries={overview.totalEntries > 0} commands={commands} isOpen={isOpen} onClose={onClose} />
}

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
