import {
  type Icon,
  IconAward,
  IconCar,
  IconLayoutDashboard,
  IconListCheck,
  IconTrophy,
  IconUsers,
} from "@tabler/icons-react"
import { formatNumber } from "../../lib/format.ts"

type Counts = { totalEntries: number; totalCriteria: number; totalJudges: number }
type Tab = { name: string; icon: Icon; count?: keyof Counts }

const TABS = {
  overview: { name: "Overview", icon: IconLayoutDashboard },
  entries: { name: "Entries", icon: IconCar, count: "totalEntries" },
  criteria: { name: "Criteria", icon: IconListCheck, count: "totalCriteria" },
  judges: { name: "Judges", icon: IconUsers, count: "totalJudges" },
  awards: { name: "Awards", icon: IconAward },
  results: { name: "Results", icon: IconTrophy },
} satisfies Record<string, Tab>

export type DashboardTab = keyof typeof TABS

/** The tabs in their order, each with its icon and its label, with a count if there is one. */
export const dashboardTabs = (counts: Counts) =>
  Object.entries<Tab>(TABS).map(([tab, { name, icon, count }]) => ({
    tab: tab as DashboardTab,
    icon,
    label: count ? `${name} (${formatNumber(counts[count])})` : name,
  }))

const isTab = (name: string | null): name is DashboardTab => name !== null && Object.hasOwn(TABS, name)

/** The tab named in the address, as in "?tab=results"; else the overview. */
export function tabOf(search: string): DashboardTab {
  const named = new URLSearchParams(search).get("tab")
  return isTab(named) ? named : "overview"
}

/** The address of a tab; `find` is what it shows first: a search for an entry, or a judge's id. */
export function addressOf(path: string, tab: DashboardTab, find?: string): string {
  const asked = new URLSearchParams({ ...(tab !== "overview" && { tab }), ...(find && { find }) })
  return asked.size > 0 ? `${path}?${asked}` : path
}

/** What the open tab shows first; "" for nothing. */
export const foundBy = (search: string): string => new URLSearchParams(search).get("find") ?? ""
