import type { Page } from "@playwright/test"
import { openRules } from "../pages/dialogs.ts"
import type { Evening } from "./evening.ts"

export type Who = "visitor" | "judge" | "organizer" | "masterAdmin"

/**
 * One screenshot: the role, the address, and what to do first if the address alone is not enough; the whole page on request,
 * otherwise what fits the window. A page that always has a request open is complete when its text and images are there.
 */
export type Shot<Address = string> = {
  name: string
  who: Who
  path: Address
  first?: (page: Page) => Promise<void>
  isWhole?: true
  complete?: (page: Page) => Promise<unknown>
}

/** Waits until the dialog has its content: its program part is loaded on the first opening. */
async function waitForDialog(page: Page) {
  await page.getByRole("dialog").waitFor()
  await page.locator(".mantine-Skeleton-root").first().waitFor({ state: "detached" })
}
const opens = (button: RegExp | string) => async (page: Page) => {
  await page.getByRole("button", { name: button }).first().click()
  await waitForDialog(page)
}
async function openLoadedRules(page: Page) {
  await openRules(page)
  await waitForDialog(page)
}
/** Opens the reasons for a place, and waits until they are all there. */
async function openReasons(page: Page) {
  await opens(/^Why this place/)(page)
  await page.getByRole("heading", { name: "The sheets" }).waitFor()
}
/** Opens the import, which is in a menu on a phone. */
async function openImport(page: Page) {
  const more = page.getByRole("button", { name: "More actions" })
  if (await more.isVisible()) await more.click()
  await page.getByText("Import CSV").first().click()
  await page.getByRole("dialog").waitFor()
}
const shows = (text: string) => async (page: Page) => {
  await page.getByText(text).first().waitFor()
  await page.waitForFunction(() => {
    const isInView = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight
    return [...document.images].every((image) => image.complete || !isInView(image))
  })
}
const tab = (name: string) => `/dashboard?tab=${name}`

export const SHOTS: readonly Shot[] = [
  { name: "landing", who: "visitor", path: "/" },
  { name: "landing-whole", who: "visitor", path: "/", isWhole: true },
  { name: "judge-login", who: "visitor", path: "/judge-login" },
  { name: "judge-access", who: "visitor", path: "/access" },
  { name: "organizer-login", who: "visitor", path: "/organizer" },
  { name: "create-event", who: "visitor", path: "/create-event" },
  { name: "master-admin-login", who: "visitor", path: "/master-admin-login" },
  { name: "terms", who: "visitor", path: "/terms" },
  { name: "privacy", who: "visitor", path: "/privacy" },
  { name: "disclaimer", who: "visitor", path: "/disclaimer" },
  { name: "not-found", who: "visitor", path: "/no-such-page" },
  { name: "judging-demo", who: "visitor", path: "/judge?demo", complete: shows("Session Summary") },
  { name: "judge-welcome", who: "judge", path: "/judge/welcome", complete: shows("of 40 entries judged") },
  { name: "judging", who: "judge", path: "/judge", complete: shows("Session Summary") },
  { name: "dashboard-overview", who: "organizer", path: "/dashboard" },
  { name: "dashboard-overview-whole", who: "organizer", path: "/dashboard", isWhole: true },
  { name: "dashboard-entries", who: "organizer", path: tab("entries") },
  { name: "dashboard-entry-dialog", who: "organizer", path: tab("entries"), first: opens(/add entry/i) },
  { name: "import-dialog", who: "organizer", path: tab("entries"), first: openImport },
  { name: "go-to-dialog", who: "organizer", path: "/dashboard", first: opens(/go to/i) },
  { name: "event-dialog", who: "organizer", path: "/dashboard", first: opens("Edit Event Details") },
  { name: "dashboard-criteria", who: "organizer", path: tab("criteria") },
  { name: "criterion-dialog", who: "organizer", path: tab("criteria"), first: opens(/add criterion/i) },
  { name: "dashboard-judges", who: "organizer", path: tab("judges") },
  { name: "dashboard-awards", who: "organizer", path: tab("awards") },
  { name: "award-dialog", who: "organizer", path: tab("awards"), first: opens(/add new award/i) },
  { name: "dashboard-results", who: "organizer", path: tab("results") },
  { name: "dashboard-results-whole", who: "organizer", path: tab("results"), isWhole: true },
  { name: "rules-dialog", who: "organizer", path: tab("results"), first: openLoadedRules },
  { name: "why-panel", who: "organizer", path: tab("results"), first: openReasons },
  { name: "confirm-dialog", who: "organizer", path: tab("results"), first: opens(/^Confirm Winner/) },
  { name: "master-dashboard", who: "masterAdmin", path: "/master-admin-dashboard" },
]

/** What is shown once the judging has ended. */
export const EVENING_SHOTS: readonly Shot<(evening: Evening) => string>[] = [
  { name: "stage", who: "visitor", path: ({ stage }) => stage, complete: shows("No. ") },
  { name: "public-results", who: "visitor", path: ({ results }) => results },
  { name: "public-entry", who: "visitor", path: ({ entry }) => entry },
  { name: "announcer", who: "organizer", path: () => "/organizer-ceremony", complete: shows("Revealed") },
  { name: "published-results", who: "organizer", path: () => tab("results"), complete: shows("Overall Winner") },
  { name: "run-order", who: "organizer", path: () => tab("results"), first: opens(/^Run the ceremony/) },
]
