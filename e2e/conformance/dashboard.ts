import { holdCalls, refuseCalls } from "../pages/calls.ts"
import { noticeOf } from "../pages/notice.ts"
import type { PreparedEvent } from "../pages/prepared-event.ts"
import { dismissNotices } from "../pages/screens.ts"
import { openDashboard } from "../pages/signed-in.ts"
import { found, rowsOf, type Scene, type Stage } from "./table.ts"

const screen = rowsOf("screens")
const state = rowsOf("states")
const errors = rowsOf("errors")
const limits = rowsOf("limits")

export const button = ({ page }: Stage, name: string | RegExp) => page.getByRole("button", { name }).first()
export const dialog = ({ page }: Stage) => page.getByRole("dialog")
export const inDialog = ({ page }: Stage, name: string | RegExp) =>
  page
    .getByRole("dialog")
    .getByRole("button", { name, exact: typeof name === "string" })
    .last()
export const isShown = (stage: Stage, text: string | RegExp) =>
  found(stage.page.getByText(text).filter({ visible: true }).first()).toBeVisible()

/** Signs the organizer in and opens one tab of the dashboard. */
export async function openTab(stage: Stage, tab: string, event: PreparedEvent): Promise<void> {
  await openDashboard(stage.page, event, tab.toLowerCase())
}

/** Opens a tab of the open dashboard; reloads it if a row has left a dialog open. */
export async function nextTab(stage: Stage, tab: string): Promise<void> {
  const { page } = stage
  if ((await dialog(stage).count()) > 0) await page.goto(`/dashboard?tab=${tab.toLowerCase()}`)
  await dismissNotices(page)
  await page.getByRole("tab", { name: new RegExp(`^${tab}`) }).click()
  await found(page.getByRole("tab", { name: new RegExp(`^${tab}`), selected: true })).toBeVisible()
}

/** Acts while a call is refused, and waits for the notice about it. */
export const refusedNotice = (title: string | RegExp, procedure: string, act: (stage: Stage) => Promise<unknown>) =>
  errors.notice(title, undefined, async (stage) => {
    const release = await refuseCalls(stage.page, procedure)
    await act(stage)
    await found(noticeOf(stage.page, title)).toBeVisible()
    await release()
  })

export const OVERVIEW: Scene = {
  name: "dashboard: frame and overview",
  open: (stage) => {
    // At the end the session is ended on purpose.
    stage.noise.expect(/status of 401/)
    return nextTab(stage, "Overview")
  },
  rows: [
    screen.row("'Create New Contest' leads to /create-event", ({ page }) =>
      found(
        page
          .getByRole("link", { name: "Create New Contest" })
          .or(page.getByRole("button", { name: "Create New Contest" }))
          .first(),
      ).toBeVisible(),
    ),
    screen.button("Logout"),
    screen.tab("Overview"),
    screen.tab(/^Entries \(4\)/),
    screen.tab(/^Criteria \(7\)/),
    screen.tab(/^Judges \(\d+\)/),
    screen.tab("Awards"),
    screen.tab("Results"),
    screen.text("June 20, 2026"),
    screen.text(/9:00 AM - 5:30 PM|09:00 - 17:30/),
    screen.text("Pier 3, Harbour"),
    screen.row("the passcode", async (stage) => {
      await found(stage.page.getByRole("code").filter({ hasText: stage.world.event.passcode }).first()).toBeVisible()
    }),
    screen.text("Cars, bikes and costumes by the water."),
    screen.text(/Total Entries/i),
    screen.text(/Active Judges/i),
    screen.text(/Total Scores/i),
    screen.text(/Completion/i),
    screen.row("judge statistics: submitted of total, and percent", async (stage) => {
      await isShown(stage, "Ben Busy")
      await isShown(stage, /2 of 4/)
      await isShown(stage, /50 ?%/)
    }),
    screen.text(/Import .*CSV|CSV Import/i),
    screen.text(/Export .*CSV|CSV Export|Download CSV/i),
    screen.row("dialog 'Edit Event Details' with its fields, Cancel and Save Changes", async (stage) => {
      await button(stage, /Edit Event Details|Edit Details|Edit Event/).click()
      await found(stage.page.getByRole("dialog", { name: "Edit Event Details" })).toBeVisible()
      for (const label of [/Event Name/, /Description/, /Date/, /Time/, /Location/, /Organizer Name/]) {
        await found(dialog(stage).getByLabel(label).first()).toBeVisible()
      }
      await found(dialog(stage).getByPlaceholder("10:00 AM - 4:00 PM")).toBeVisible()
      await found(inDialog(stage, "Cancel")).toBeVisible()
      await found(inDialog(stage, "Save Changes")).toBeVisible()
    }),
    refusedNotice("Failed to update event", "organizer.updateEvent", async (stage) => {
      await dialog(stage).getByLabel("Location").fill("Pier 4, Harbour")
      await inDialog(stage, "Save Changes").click()
    }),
    screen.row("'Saving...' while pending", async (stage) => {
      const release = await holdCalls(stage.page, "organizer.updateEvent")
      await inDialog(stage, "Save Changes").click()
      await found(dialog(stage).getByRole("button", { name: "Saving..." })).toBeVisible()
      await release()
      await found(dialog(stage)).toHaveCount(0)
    }),
    state.row("the event refreshes after the change", (stage) => isShown(stage, "Pier 4, Harbour")),
    limits.row("nothing is fetched again when the window gets the focus", async ({ page }) => {
      const fetched: string[] = []
      page.on("request", (request) => fetched.push(request.url()))
      await page.evaluate(() => {
        document.dispatchEvent(new Event("visibilitychange"))
        window.dispatchEvent(new Event("focus"))
      })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      // A tab that is seen goes on with its stream, which sends what has changed and nothing else.
      const isAgain = (url: string) => url.includes("/trpc/") && !url.includes("organizer.live")
      found(fetched.filter(isAgain)).toEqual([])
    }),
    screen.row("both addresses show the same dashboard", async ({ page }) => {
      await page.goto("/organizer-dashboard")
      await found(page.getByRole("tab", { name: "Overview" })).toBeVisible()
    }),
    screen.row("'Loading organizer dashboard...'", async ({ page }) => {
      const release = await holdCalls(page, "organizer.event")
      const releaseOverview = await holdCalls(page, "organizer.overview")
      await page.goto("/dashboard")
      await found(page.getByText("Loading organizer dashboard...").first()).toBeAttached()
      await release()
      await releaseOverview()
    }),
    limits.row("a failed request is not repeated automatically; the screen says so and offers to", async (stage) => {
      // Leaves the previous row's page, which may still be loading.
      await stage.page.goto("/terms")
      let tries = 0
      await stage.page.route(/organizer\.overview/, (route) => {
        tries += 1
        return route.fulfill({ status: 502, body: "Bad Gateway" })
      })
      stage.noise.expect(/status of 502/)
      await stage.page.goto("/dashboard")
      await found(button(stage, /try again/i)).toBeVisible()
      found(tries).toBe(1)
      await stage.page.unroute(/organizer\.overview/)
    }),
    screen.leadsTo("/create-event", "'Create New Contest' opens the form", ({ page }) =>
      page
        .getByRole("link", { name: "Create New Contest" })
        .or(page.getByRole("button", { name: "Create New Contest" }))
        .first()
        .click(),
    ),
    state.row("Logout clears data and session, and leads to /organizer", async (stage) => {
      await stage.page.goto("/dashboard")
      await button(stage, "Logout").click()
      await found(stage.page).toHaveURL((url) => url.pathname === "/organizer")
      const kept = await stage.page.evaluate(() => Object.keys(sessionStorage))
      found(kept.filter((key) => /organizer/.test(key))).toEqual([])
    }),
    state.leadsTo("/organizer-login", "missing organizer data leads to the sign-in", ({ page }) =>
      page.goto("/dashboard"),
    ),
    state.leadsTo("/organizer-login", "unreadable organizer data leads to the sign-in", async ({ page }) => {
      await page.evaluate(() => sessionStorage.setItem("rosette.organizer-data", "{no json"))
      await page.goto("/dashboard")
    }),
  ],
}
