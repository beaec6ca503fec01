import { DEMO_ORGANIZER_PASSWORD } from "../../packages/contract/src/demo.ts"
import { holdCalls, refuseCalls } from "../pages/calls.ts"
import { noticeOf } from "../pages/notice.ts"
import { found, rowsOf, type Scene, type Stage } from "./table.ts"

const screen = rowsOf("screens")
const state = rowsOf("states")
const validation = rowsOf("validation")
const errors = rowsOf("errors")
const limits = rowsOf("limits")

const password = ({ page }: Stage) => page.getByLabel(/^Admin Password/)
const enter = ({ page }: Stage) => page.getByRole("button", { name: "Access Dashboard" })
const isShown = (stage: Stage, text: string | RegExp) => found(stage.page.getByText(text).first()).toBeVisible()

async function chooseEvent({ page, world }: Stage): Promise<void> {
  await page.getByPlaceholder("Choose your event").fill(world.event.name)
  await page.getByRole("option", { name: world.event.name, exact: true }).click()
}

export const ORGANIZER_LOGIN: Scene = {
  name: "organizer login",
  open: ({ page, noise }) => {
    noise.expect(/status of 401/)
    return page.goto("/organizer-login")
  },
  rows: [
    screen.row("the login has a second address, /organizer", async ({ page }) => {
      await found(page.getByRole("button", { name: "Access Dashboard" })).toBeVisible()
      await page.goto("/organizer")
    }),
    screen.heading("Organizer Dashboard"),
    screen.placeholder("Choose your event"),
    screen.field("Admin Password"),
    validation.disabled("Access Dashboard"),
    screen.text(DEMO_ORGANIZER_PASSWORD),
    screen.link("Create New Event", "/create-event"),
    screen.link("Back to Judge Login", "/"),
    screen.link("Master Admin Access", "/master-admin-login"),
    validation.row("an event alone is not enough, nor a password alone", async (stage) => {
      await password(stage).fill("x")
      await found(enter(stage)).toBeDisabled()
      await password(stage).fill("")
      await chooseEvent(stage)
      await found(enter(stage)).toBeDisabled()
    }),
    errors.notice("Login failed", "These sign-in details are not right.", async (stage) => {
      await password(stage).fill("not this one")
      await enter(stage).click()
    }),
    errors.notice("Login failed", "Please check your credentials and try again.", async (stage) => {
      const refused = { status: 401, code: "WRONG_CREDENTIALS", message: "" }
      const release = await refuseCalls(stage.page, "organizer.login", refused)
      await enter(stage).click()
      await isShown(stage, "Please check your credentials and try again.")
      await release()
    }),
    screen.row("'Signing in...' while busy, and disabled", async (stage) => {
      const release = await holdCalls(stage.page, "organizer.login")
      await password(stage).fill(stage.world.event.password)
      await enter(stage).click()
      await found(stage.page.getByRole("button", { name: "Signing in..." })).toBeDisabled()
      await release()
    }),
    errors.notice("Login successful", "Welcome to Conformance Show dashboard!", async () => {}),
    screen.leadsTo("/dashboard", "on success it leads to the dashboard", async () => {}),
    state.row("session id and event are kept in session storage", async ({ page }) => {
      const keys = await page.evaluate(() => Object.keys(sessionStorage))
      found(keys).toEqual(found.arrayContaining(["rosette.organizer-session", "rosette.organizer-data"]))
    }),
  ],
}

const criterion = (stage: Stage, label: string, index = 0) => stage.page.getByLabel(label).nth(index)
const create = ({ page }: Stage) => page.getByRole("button", { name: "Create Event", exact: true })

async function fillEvent({ page }: Stage): Promise<void> {
  await page.getByLabel("Event Name").fill("Brand New Show")
  await page.getByLabel("Organizer Name").fill("Nele Nowak")
  await page.getByLabel("Event Description").fill("A show of its own")
  await page.getByLabel("Event Date").fill("October 3, 2026")
  await page.getByLabel("Event Time").fill("10:00 AM - 4:00 PM")
  await page.getByLabel("Location").fill("Market Square")
}

export const CREATE_EVENT: Scene = {
  name: "create event",
  open: ({ page, noise }) => {
    noise.expect(/status of 503/)
    return page.goto("/create-event")
  },
  rows: [
    screen.heading("Create New Event"),
    screen.link(/^Back/, "/organizer"),
    ...["Event Name", "Organizer Name", "Event Description", "Event Date", "Event Time", "Location"].map((label) =>
      screen.field(label),
    ),
    screen.row("field Admin Password, masked", ({ page }) =>
      found(page.getByLabel(/^Admin Password/)).toHaveAttribute("type", "password"),
    ),
    screen.field("Name"),
    screen.field("Max Points"),
    screen.field("Description"),
    screen.text(/unique passcode/i),
    screen.button("Add Scoring Criterion"),
    limits.row("a criterion starts with 25 points", (stage) => found(criterion(stage, "Max Points")).toHaveValue("25")),
    screen.row("removal is offered from the second criterion on", async (stage) => {
      const remove = stage.page.getByRole("button", { name: /Remove/ })
      await found(remove).toHaveCount(0)
      await stage.page.getByRole("button", { name: "Add Scoring Criterion" }).click()
      await found(criterion(stage, "Max Points", 1)).toBeVisible()
      await found(remove.first()).toBeVisible()
      await remove.last().click()
      await found(remove).toHaveCount(0)
    }),
    validation.row("max points stay as typed until they are sent", async (stage) => {
      const points = criterion(stage, "Max Points")
      for (const typed of ["0", "101", "12.5", "25"]) {
        await points.fill(typed)
        await points.blur()
        await found(points).toHaveValue(typed)
      }
    }),
    validation.row("'Password must be at least 6 characters'", async (stage) => {
      await fillEvent(stage)
      await stage.page.getByLabel(/^Admin Password/).fill("12345")
      await create(stage).click()
      await isShown(stage, "Password must be at least 6 characters")
    }),
    validation.row("incomplete criteria are dropped; if none is left, it says so and makes no call", async (stage) => {
      await stage.page.getByLabel(/^Admin Password/).fill("market-2026")
      await create(stage).click()
      await isShown(stage, /Scoring criteria required/)
      await isShown(stage, /Please add at least one scoring criterion\./)
      await found(stage.page).toHaveURL(/\/create-event$/)
    }),
    errors.notice("Error creating event", "Please check your information and try again.", async (stage) => {
      await stage.page.getByLabel(/^Name/).first().fill("Shine")
      await stage.page
        .getByLabel(/^Description/)
        .first()
        .fill("How it gleams")
      const release = await refuseCalls(stage.page, "organizer.createEvent")
      await create(stage).click()
      await found(noticeOf(stage.page, "Error creating event")).toBeVisible()
      await release()
    }),
    screen.row("'Creating Event...' while it is sent", async (stage) => {
      const release = await holdCalls(stage.page, "organizer.createEvent")
      await create(stage).click()
      await found(stage.page.getByRole("button", { name: "Creating Event..." })).toBeDisabled()
      await release()
    }),
    errors.notice("Event created successfully", /[0-9A-Z]{4} ?[0-9A-Z]{4}/, async () => {}),
    screen.leadsTo("/dashboard", "on success it leads to the dashboard", async () => {}),
    state.row(
      "the organizer session is kept in session storage, the event's data in local storage",
      async ({ page }) => {
        const kept = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])
        found(kept).toContain("rosette.organizer-data")
      },
    ),
  ],
}
