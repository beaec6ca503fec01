import { expect, type Page } from "@playwright/test"
import { noticeOf } from "./notice.ts"

/**
 * An address and the words by which one knows that its content has come; `unfolds` is a button to press, and what it shows.
 * `isAlso` is another address of the same screen.
 */
export type ScreenAt = {
  path: string
  title: string
  stands: string | RegExp
  unfolds?: { button: string; shows: string }
  isAlso?: string
}

/** Where a judge signs in, held in the hand like the screens that follow. */
export const JUDGE_SIGN_IN_SCREENS: ScreenAt[] = [
  { path: "/judge-login", title: "Judge Login", stands: "Access Judging Platform" },
  { path: "/access", title: "Judge Access", stands: "Access Judging Platform" },
]

export const PUBLIC_SCREENS: ScreenAt[] = [
  { path: "/", title: "Contest judging", stands: "For Judges" },
  ...JUDGE_SIGN_IN_SCREENS,
  { path: "/judge?demo", title: "Judging", stands: /You are currently in Test Mode/ },
  { path: "/organizer", title: "Organizer Dashboard", stands: "Access Dashboard" },
  { path: "/organizer-login", title: "Organizer Dashboard", stands: "Access Dashboard", isAlso: "/organizer" },
  { path: "/create-event", title: "Create New Event", stands: "Add Scoring Criterion" },
  { path: "/master-admin-login", title: "Master Admin Login", stands: "Access Master Dashboard" },
  { path: "/terms", title: "Terms of Use", stands: /last updated/i },
  { path: "/privacy", title: "Privacy Policy", stands: /last updated/i },
  { path: "/disclaimer", title: "Disclaimer", stands: /last updated/i },
]

export const JUDGE_SCREENS: ScreenAt[] = [
  { path: "/judge/welcome", title: "Welcome", stands: "Start Judging" },
  { path: "/judge", title: "Judging", stands: "Session Summary" },
]

const tab = (name: string, stands: string | RegExp): ScreenAt => ({
  path: `/dashboard?tab=${name}`,
  title: "Conformance Show",
  stands,
})

export const ORGANIZER_SCREENS: ScreenAt[] = [
  tab("overview", /Total Scores/i),
  tab("entries", "Silver Arrow"),
  tab("criteria", "Depth, evenness, finish."),
  tab("judges", "Ben Busy"),
  tab("awards", "Best of Show"),
  {
    ...tab("results", "Complete Results"),
    unfolds: { button: "Show how far the judges agree", shows: "Who is strict, who is generous?" },
  },
  { ...tab("overview", /Total Scores/i), path: "/organizer-dashboard", isAlso: "/dashboard" },
]

export const MASTER_SCREENS: ScreenAt[] = [
  { path: "/master-admin", title: "Master Admin Dashboard", stands: "System Overview" },
  {
    path: "/master-admin-dashboard",
    title: "Master Admin Dashboard",
    stands: "System Overview",
    isAlso: "/master-admin",
  },
]

/** Opens a screen and waits for its content. */
export async function openScreen(page: Page, screen: ScreenAt): Promise<void> {
  await page.goto(screen.path)
  await expectContent(page, screen)
}

/** Goes on to a tab of the dashboard, which stands open, and waits for its content. */
export async function openTabScreen(page: Page, screen: ScreenAt): Promise<void> {
  const [, name] = screen.path.split("?tab=")
  await page.getByRole("tab", { name: new RegExp(`^${name}`, "i") }).click()
  await expectContent(page, screen)
}

async function expectContent(page: Page, { path, stands, unfolds }: ScreenAt): Promise<void> {
  await expect(page.getByText(stands).filter({ visible: true }).first(), `${path} shows ${stands}`).toBeVisible()
  if (unfolds) {
    await page.getByRole("button", { name: unfolds.button }).click()
    await expect(page.getByRole("heading", { name: unfolds.shows })).toBeVisible()
  }
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
}

/** The one heading of a screen, and the title of its tab. */
export async function expectTitled(page: Page, { path, title }: ScreenAt): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await expect(page, path).toHaveTitle(new RegExp(`^${title}.* · Rosette$`))
}

/** Dismisses whatever notices stand over the screen; one that goes by itself at that moment needs no press. */
export async function dismissNotices(page: Page): Promise<void> {
  const any = noticeOf(page, "")
  const press = () => any.getByRole("button", { name: "Dismiss notice" }).dispatchEvent("click", {}, { timeout: 1_000 })
  while (await any.isVisible()) await press().catch(() => undefined)
}
