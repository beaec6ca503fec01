import type { DashboardTab } from "./dashboard-tabs.ts"

/** The address of a tab; `find` is what it shows first: a search for an entry, or a judge's id. */
export function addressOf(path: string, tab: DashboardTab, find?: string): string {
  const asked = new URLSearchParams({ ...(tab !== "overview" && { tab }), ...(find && { find }) })
  return asked.size > 0 ? `${path}?${asked}` : path
}

/** What the open tab shows first; "" for nothing. */
export const foundBy = (search: string): string => new URLSearchParams(search).get("find") ?? ""
