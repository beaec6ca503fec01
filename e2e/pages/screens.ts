import { expect, type Page } from "@playwright/test"
import { noticeOf } from "./notice.ts"

/**
 * `content` is a text that is visible once the screen has loaded, `unfolds` a button and what it shows. `isAlso` is the main
 * address of a screen with several.
 */
export type ScreenAt = {
  path: string
  title: string
  content: string | RegExp
  unfolds?: { button: string; shows: string }
  isAlso?: string
}

/** The sign-in of judges, used on a phone like the screens after it. */
export const JUDGE_SIGN_IN_SCREENS: ScreenAt[] = [
  { path: "/judge-login", title: "Judge Login", content: "Access Judging Platform" },
  { path: "/access", title: "Judge Access", content: "Access Judging Platform" },
]

export const PUBLIC_SCREENS: ScreenAt[] = [
  { path: "/", title: "Contest judging", content: "For Judges" },
  ...JUDGE_SIGN_IN_SCREENS,
  { path: "/judge?demo", title: "Judging", content: /You are currently in Test Mode/ },
  { path: "/organizer", title: "Organizer Dashboard", content: "Access Dashboard" },
  { path: "/organizer-login", title: "Organizer Dashboard", content: "Access Dashboard", isAlso: "/organizer" },
  { path: "/create-event", title: "Create New Event", content: "Add Scoring Criterion" },
  { path: "/master-admin-login", title: "Master Admin Login", content: "Access Master Dashboard" },
  { path: "/terms", title: "Terms of Use", content: /last updated/i },
  { path: "/privacy", title: "Privacy Policy", content: /last updated/i },
  { path: "/disclaimer", title: "Disclaimer", content: /last updated/i },
]

export const JUDGE_SCREENS: ScreenAt[] = [
  { path: "/judge/welcome", title: "Welcome", content: "Start Judging" },
  { path: "/judge", title: "Judging", content: "Session Summary" },
]

const tab = (name: string, content: string | RegExp): ScreenAt => ({
  path: `/dashboard?tab=${name}`,
  title: "Conformance Show",
  content,
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
  { path: "/master-admin", title: "Master Admin Dashboard", content: "System Overview" },
  {
    path: "/master-admin-dashboard",
    title: "Master Admin Dashboard",
    content: "System Overview",
    isAlso: "/master-admin",
  },
]

type Shown = Pick<ScreenAt, "path" | "content" | "unfolds">

/** Opens a screen and waits for its content. */
export async function openScreen(page: Page, screen: ScreenAt): Promise<void> {
  await page.goto(screen.path)
  await expectContent(page, screen)
}

/** Opens a tab of the open dashboard and waits for its content. */
export async function openTabScreen(page: Page, screen: Shown): Promise<void> {
  const [, name] = screen.path.split("?tab=")
  await page.getByRole("tab", { name: new RegExp(`^${name}`, "i") }).click()
  await expectContent(page, screen)
}

async function expectContent(page: Page, { path, content, unfolds }: Shown): Promise<void> {
  await expect(page.getByText(content).filter({ visible: true }).first(), `${path} shows ${content}`).toBeVisible()
  if (unfolds) {
    await page.getByRole("button", { name: unfolds.button }).click()
    await expect(page.getByRole("heading", { name: unfolds.shows })).toBeVisible()
    // The click scrolled to its button, where a control half below the sticky tabs would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0))
  }
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
}

/** Expects one heading of level 1 and the title of the browser tab. */
export async function expectTitled(page: Page, { path, title }: ScreenAt): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await expect(page, path).toHaveTitle(new RegExp(`^${title}.* · Rosette$`))
}

/** Dismisses all notices; one that disappears at that moment is fine. */
export async function dismissNotices(page: Page): Promise<void> {
  const any = noticeOf(page, "")
  const press = () => any.getByRole("button", { name: "Dismiss notice" }).dispatchEvent("click", {}, { timeout: 1_000 })
  while (await any.isVisible()) await press().catch(() => undefined)
}
