import {
  type Icon,
  IconAward,
  IconCar,
  IconLayoutDashboard,
  IconListCheck,
  IconLogout,
  IconPlus,
  IconTrophy,
  IconUser,
  IconUsers,
} from "@tabler/icons-react"
import { keepPreviousData } from "@tanstack/react-query"
import { useLocation, useSearch } from "wouter"
import { trpc } from "../../../lib/trpc.ts"
import { DASHBOARD_TABS, type DashboardTab, tabLabels, tabOf } from "../dashboard-tabs.ts"
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

const TAB_ICONS: Readonly<Record<DashboardTab, Icon>> = {
  overview: IconLayoutDashboard,
  entries: IconCar,
  criteria: IconListCheck,
  judges: IconUsers,
  awards: IconAward,
  results: IconTrophy,
}

/** The commands of the dashboard: everything of this event by its name, and general actions. */
export function DashboardCommands({ eventId, counts, onTab, onLogout, isOpen, onClose }: Props) {
  const [, navigate] = useLocation()
  const openTab = tabOf(useSearch())
  const read = { enabled: isOpen, placeholderData: keepPreviousData }
  const entries = trpc.organizer.entries.useQuery({ eventId }, read)
  const judges = trpc.organizer.judges.useQuery({ eventId }, read)
  const labels = tabLabels(counts)
  const commands: Command[] = [
    ...DASHBOARD_TABS.map((tab) => ({
      key: tab,
      group: "Tabs",
      label: labels[tab],
      icon: TAB_ICONS[tab],
      ...(tab === openTab && { hint: "Current", isCurrent: true }),
      run: () => onTab(tab),
    })),
    {
      key: "create",
      group: "Actions",
      label: "Create New Contest",
      icon: IconPlus,
      run: () => navigate("/create-event"),
    },
    { key: "logout", group: "Actions", label: "Logout", icon: IconLogout, run: onLogout },
    ...(judges.data ?? []).map(({ id, name, status }) => ({
      key: `judge-${id}`,
      group: "Judges",
      label: name,
      hint: status,
      icon: IconUser,
      run: () => onTab("judges", String(id)),
    })),
    ...(entries.data ?? []).map(({ id, entryName, votingId, ownerParticipant }) => ({
      key: `entry-${id}`,
      group: "Entries",
      label: `${entryName} (${votingId})`,
      hint: ownerParticipant,
      icon: IconCar,
      run: () => onTab("entries", `${entryName} ${votingId}`),
    })),
  ]
  return <CommandDialog commands={commands} isOpen={isOpen} onClose={onClose} />
}
