import { holdCalls, refuseCalls } from "../pages/calls.ts"
import { noticeOf } from "../pages/notice.ts"
import { prepareEvent, setActive } from "../pages/prepared-event.ts"
import { found, rowsOf, type Scene, type Stage } from "./table.ts"

const screen = rowsOf("screens")
const state = rowsOf("states")
const validation = rowsOf("validation")
const errors = rowsOf("errors")

const password = ({ page }: Stage) => page.getByLabel("Master Password", { exact: true })
const enter = ({ page }: Stage) => page.getByRole("button", { name: "Access Master Dashboard" })
const rowOf = ({ page }: Stage, name: string) => page.getByRole("row").filter({ hasText: name })

const thisMonth = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "America/New_York" }).format(new Date())

export const MASTER_LOGIN: Scene = {
  name: "master admin login",
  open: async ({ page, api, noise }) => {
    noise.expect(/status of (401|503)/)
    const closed = await prepareEvent(api, {
      name: "Closed Show",
      date: `${thisMonth} 3, ${new Date().getFullYear()}`,
    })
    await setActive(api, closed.id, false)
    await page.goto("/master-admin-login")
  },
  rows: [
    screen.field("Master Password"),
    validation.disabled("Access Master Dashboard"),
    screen.link("Back to Judge Login", "/"),
    errors.notice("Login failed", "These sign-in details are not right.", async (stage) => {
      await password(stage).fill("wrong")
      await enter(stage).click()
    }),
    errors.notice("Login failed", "Please check your credentials and try again.", async (stage) => {
      const refused = { status: 401, code: "WRONG_CREDENTIALS", message: "" }
      const release = await refuseCalls(stage.page, "admin.login", refused)
      await enter(stage).click()
      await found(noticeOf(stage.page, "Login failed", "Please check your credentials")).toBeVisible()
      await release()
    }),
    screen.row("'Verifying...' while pending, and disabled", async (stage) => {
      const release = await holdCalls(stage.page, "admin.login")
      await password(stage).fill(stage.server.masterPassword)
      await enter(stage).click()
      await found(stage.page.getByRole("button", { name: "Verifying..." })).toBeDisabled()
      await release()
    }),
    errors.notice("Master Admin Access Granted", /You now have access to all \d+ contests\./, async () => {}),
    state.row("session id and events are kept in session storage", async ({ page }) => {
      const kept = await page.evaluate(() => sessionStorage.getItem("rosette.master-admin"))
      found(JSON.parse(kept ?? "{}")).toMatchObject({ sessionId: found.any(String), events: found.any(Array) })
    }),
  ],
}

export const MASTER_DASHBOARD: Scene = {
  name: "master admin dashboard",
  open: ({ page }) => found(page.getByRole("heading", { name: /^All Contest Events/ })).toBeVisible(),
  rows: [
    screen.text("Master Admin"),
    screen.button("Logout"),
    screen.text("Total Events"),
    screen.text("Active Events"),
    screen.row("'This Month' counts events of the present month and year", async ({ page }) => {
      const card = page.locator("dl > div").filter({ hasText: "This Month" })
      await found(card.locator("dd").first()).toHaveText(/^[1-9]/)
    }),
    screen.text("Admin Access"),
    screen.text("Full"),
    screen.heading(/^All Contest Events \(\d+\)$/),
    screen.row("name, badge, date, time, location, organizer, passcode, description", async (stage) => {
      const row = rowOf(stage, "Finished Show")
      const texts = ["Active", "June 20, 2026", "9:00 AM - 5:30 PM", "Pier 3, Harbour", "Olga Brandt"]
      for (const text of [...texts, "Cars, bikes and costumes by the water."]) {
        await found(row.getByText(text, { exact: true })).toBeVisible()
      }
      await found(row.getByRole("code")).toHaveText(stage.world.finished.passcode)
    }),
    state.row("an inactive event has the badge 'Inactive'", (stage) =>
      found(rowOf(stage, "Closed Show").getByText("Inactive", { exact: true })).toBeVisible(),
    ),
    screen.button("Manage Event"),
    screen.button("Delete"),
    screen.link("Create New Event", "/create-event"),
    screen.link("Judge Login Portal", "/"),
    screen.link("Organizer Login Portal", "/organizer-login"),
    screen.heading("System Overview"),
    screen.heading("Access Level"),
    ...[/view all/i, /manage all/i, /create events/i, /judge management/i].map((right) => screen.text(right)),
    errors.row("the confirmation names what is deleted", async (stage) => {
      await rowOf(stage, "Closed Show").getByRole("button", { name: "Delete" }).click()
      await found(stage.page.getByRole("dialog")).toContainText(
        'Are you sure you want to permanently delete "Closed Show"? This will remove all entries, judges, scores, and cannot be undone.',
      )
    }),
    errors.notice("Delete failed", "Could not delete event", async (stage) => {
      const release = await refuseCalls(stage.page, "admin.deleteEvent", {
        status: 503,
        code: "UNAVAILABLE",
        message: "",
      })
      await stage.page
        .getByRole("dialog")
        .getByRole("button", { name: /^Delete/ })
        .click()
      await found(noticeOf(stage.page, "Delete failed", "Could not delete event")).toBeVisible()
      await release()
    }),
    errors.notice("Delete failed", "The server is resting.", async (stage) => {
      const release = await refuseCalls(stage.page, "admin.deleteEvent")
      await rowOf(stage, "Closed Show").getByRole("button", { name: "Delete" }).click()
      await stage.page
        .getByRole("dialog")
        .getByRole("button", { name: /^Delete/ })
        .click()
      await found(noticeOf(stage.page, "Delete failed", "The server is resting.")).toBeVisible()
      await release()
    }),
    errors.notice("Event deleted", "Contest event has been permanently deleted", async (stage) => {
      await rowOf(stage, "Closed Show").getByRole("button", { name: "Delete" }).click()
      await stage.page
        .getByRole("dialog")
        .getByRole("button", { name: /^Delete/ })
        .click()
    }),
    errors.notice("Access Error", "The server is resting.", async (stage) => {
      const release = await refuseCalls(stage.page, "admin.enterEvent")
      await rowOf(stage, "Finished Show").getByRole("button", { name: "Manage Event" }).click()
      await found(noticeOf(stage.page, "Access Error", "The server is resting.")).toBeVisible()
      await release()
    }),
    errors.notice("Access Error", "Could not access event", async (stage) => {
      const release = await refuseCalls(stage.page, "admin.enterEvent", {
        status: 503,
        code: "UNAVAILABLE",
        message: "",
      })
      await rowOf(stage, "Finished Show").getByRole("button", { name: "Manage Event" }).click()
      await found(noticeOf(stage.page, "Access Error", "Could not access event")).toBeVisible()
      await release()
    }),
    errors.notice("Event Access Granted", "You now have organizer access to Finished Show", (stage) =>
      rowOf(stage, "Finished Show").getByRole("button", { name: "Manage Event" }).click(),
    ),
    state.leadsTo("/organizer-dashboard", "'Manage Event' leads to the organizer's dashboard", async () => {}),
    state.row("the organizer session is the master admin's", async ({ page }) => {
      const kept = await page.evaluate(() => sessionStorage.getItem("rosette.organizer-data"))
      found(JSON.parse(kept ?? "{}")).toMatchObject({ organizerId: "master-admin", organizerName: "Master Admin" })
    }),
    screen.row("both addresses show the same dashboard", async ({ page }) => {
      await page.goto("/master-admin")
      await found(page.getByRole("heading", { name: /^All Contest Events/ })).toBeVisible()
    }),
    errors.row("'Loading...' while the events come", async ({ page }) => {
      const release = await holdCalls(page, "admin.events")
      await page.reload()
      await found(page.getByText("Loading...").first()).toBeAttached()
      await release()
    }),
    screen.row("'No events found in the system.'", async ({ page }) => {
      // The events may be asked for together with other calls.
      await page.route(/\/trpc\/.*admin\.events/, async (route) => {
        const answer = await route.fetch()
        const calls = new URL(route.request().url()).pathname.split("/").at(-1)?.split(",") ?? []
        const results: unknown[] = await answer.json()
        const json = results.map((result, at) => (calls[at] === "admin.events" ? { result: { data: [] } } : result))
        await route.fulfill({ response: answer, json })
      })
      await page.reload()
      await found(page.getByText("No events found in the system.")).toBeVisible()
      await page.unroute(/\/trpc\/admin\.events/)
    }),
    state.row("Logout clears the session storage", async ({ page }) => {
      await page.getByRole("button", { name: "Logout" }).click()
      await found(page).toHaveURL((url) => url.pathname === "/master-admin-login")
      found(await page.evaluate(() => sessionStorage.getItem("rosette.master-admin"))).toBeNull()
    }),
    state.leadsTo("/master-admin-login", "without stored data the dashboard leads to the sign-in", ({ page }) =>
      page.goto("/master-admin-dashboard"),
    ),
  ],
}
