import { keepPreviousData } from "@tanstack/react-query"
import { useLocation } from "wouter"
import { trpc } from "../../../lib/trpc.ts"
import { DASHBOARD_TABS, type DashboardTab, tabLabels } from "../dashboard-tabs.ts"
import type { Command } from "./command-choices.ts"
import { CommandDialog } from "./command-dialog.tsx"

type Props = {
  eventId: number
  counts: Parameters<typeof tabLabels>[0]
  onTab: (tab: DashboardTab, find?: string) => void
  onLogout: () => void
  isOpen: boolean
  onClose: () => void
}

/** The commands of the dashboard: everything of this event by its name, and general actions. */
export function DashboardCommands({ eventId, counts, onTab, onLogout, isOpen, onClose }: Props) {
  const [, navigate] = useLocation()
  const read = { enabled: isOpen, placeholderData: keepPreviousData }
  const entries = trpc.organizer.entries.useQuery({ eventId }, read)
  const judges = trpc.organizer.judges.useQuery({ eventId }, read)
  const labels = tabLabels(counts)
  const commands: Command[] = [
    ...DASHBOARD_TABS.map((tab) => ({ key: tab, group: "Tabs", label: labels[tab], run: () => onTab(tab) })),
    { key: "create", group: "Actions", label: "Create New Contest", run: () => navigate("/create-event") },
    { key: "logout", group: "Actions", label: "Logout", run: onLogout },
    ...(judges.data ?? []).map(({ id, name, status }) => ({
      key: `judge-${id}`,
      group: "Judges",
      label: name,
      hint: status,
      run: () => onTab("judges", String(id)),
    })),
    ...(entries.data ?? []).map(({ id, entryName, votingId, ownerParticipant }) => ({
      key: `entry-${id}`,
      group: "Entries",
      label: `${entryName} (${votingId})`,
      hint: ownerParticipant,
      run: () => onTab("entries", `${entryName} ${votingId}`),
    })),
  ]
  return <CommandDialog commands={commands} isOpen={isOpen} onClose={onClose} />
}
