import { formatNumber } from "../../lib/format.ts"

export const DASHBOARD_TABS = ["overview", "entries", "criteria", "judges", "awards", "results"] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]

/** The tab named in the address, as in "?tab=results"; else the overview. */
export function tabOf(search: string): DashboardTab {
  const named = new URLSearchParams(search).get("tab")
  return DASHBOARD_TABS.find((tab) => tab === named) ?? "overview"
}

type Counts = { totalEntries: number; totalCriteria: number; totalJudges: number }

/** The label of each tab, with its count if there is one. */
export const tabLabels = (counts: Counts): Record<DashboardTab, string> => ({
  overview: "Overview",
  entries: `Entries (${formatNumber(counts.totalEntries)})`,
  criteria: `Criteria (${formatNumber(counts.totalCriteria)})`,
  judges: `Judges (${formatNumber(counts.totalJudges)})`,
  awards: "Awards",
  results: "Results",
})
