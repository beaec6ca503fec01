import type { DashboardTab } from "./dashboard-tabs.ts"

/** The address of a tab, and of what it shows first: an entry by its words, a judge by their number. */
export function addressOf(path: string, tab: DashboardTab, find?: string): string {
  const asked = new URLSearchParams({ ...(tab !== "overview" && { tab }), ...(find && { find }) })
  return asked.size > 0 ? `${path}?${asked}` : path
}

/** What the open tab is asked to show first; empty where it is nothing. */
export const foundBy = (search: string): string => new URLSearchParams(search).get("find") ?? ""
