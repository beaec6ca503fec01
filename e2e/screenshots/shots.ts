import type { Page } from "@playwright/test"

export type Who = "visitor" | "judge" | "organizer" | "masterAdmin"

/** One picture: who looks at which address, and what is done first where the address alone does not show it. */
export type Shot = { name: string; who: Who; path: string; first?: (page: Page) => Promise<void> }

const press = (name: RegExp | string) => (page: Page) => page.getByRole("button", { name }).first().click()

export const SHOTS: readonly Shot[] = [
  { name: "landing", who: "visitor", path: "/" },
  { name: "judge-login", who: "visitor", path: "/judge-login" },
  { name: "judge-access", who: "visitor", path: "/access" },
  { name: "organizer-login", who: "visitor", path: "/organizer" },
  { name: "create-event", who: "visitor", path: "/create-event" },
  { name: "master-admin-login", who: "visitor", path: "/master-admin-login" },
  { name: "terms", who: "visitor", path: "/terms" },
  { name: "privacy", who: "visitor", path: "/privacy" },
  { name: "disclaimer", who: "visitor", path: "/disclaimer" },
  { name: "not-found", who: "visitor", path: "/no-such-page" },
  { name: "judging-demo", who: "visitor", path: "/judge?demo" },
  { name: "judge-welcome", who: "judge", path: "/judge/welcome" },
  { name: "judging", who: "judge", path: "/judge" },
  { name: "dashboard-overview", who: "organizer", path: "/dashboard" },
  { name: "dashboard-entries", who: "organizer", path: "/dashboard?tab=entries" },
  { name: "dashboard-entry-dialog", who: "organizer", path: "/dashboard?tab=entries", first: press(/add entry/i) },
  { name: "dashboard-criteria", who: "organizer", path: "/dashboard?tab=criteria" },
  { name: "dashboard-judges", who: "organizer", path: "/dashboard?tab=judges" },
  { name: "dashboard-awards", who: "organizer", path: "/dashboard?tab=awards" },
  { name: "dashboard-results", who: "organizer", path: "/dashboard?tab=results" },
  { name: "master-dashboard", who: "masterAdmin", path: "/master-admin-dashboard" },
]
