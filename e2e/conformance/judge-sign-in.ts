import { expect } from "@playwright/test"
import { holdCalls, refuseCalls } from "../pages/calls.ts"
import { addJudge, prepareEvent } from "../pages/prepared-event.ts"
import { found, rowsOf, type Scene, type Stage } from "./table.ts"

const screen = rowsOf("screens")
const state = rowsOf("states")
const validation = rowsOf("validation")
const errors = rowsOf("errors")

const field = ({ page }: Stage) => page.getByLabel("Judge Access Code")
const submit = ({ page }: Stage) => page.getByRole("button", { name: "Access Judging Platform" })

async function send(stage: Stage, code: string): Promise<void> {
  await field(stage).fill(code)
  await submit(stage).click()
}

export const JUDGE_LOGIN: Scene = {
  name: "judge login",
  open: ({ page, noise }) => {
    // 400: a code of a wrong length, if the form's schema is not loaded yet; the screen shows the same.
    noise.expect(/status of (400|401|403)/)
    return page.goto("/judge-login")
  },
  rows: [
    screen.field("Judge Access Code"),
    validation.disabled("Access Judging Platform"),
    screen.link("Login as Event Organizer", "/organizer"),
    screen.text(/contact the organizer/),
    validation.row("input is upper-cased and monospace", async (stage) => {
      // Single keys wait for nothing, and the form is disabled until the app runs.
      await expect(field(stage)).toBeEnabled()
      await field(stage).pressSequentially("abc")
      await found(field(stage)).toHaveValue("ABC")
      await found(field(stage)).toHaveCSS("font-family", /mono/i)
    }),
    validation.row("'Access code must be at least 6 characters'", async (stage) => {
      await send(stage, "ABCDE")
      await found(stage.page.getByText("Access code must be at least 6 characters")).toBeVisible()
    }),
    validation.row("'Access code must be at most 12 characters'", async (stage) => {
      await send(stage, "ABCDEFGHJKLMN")
      await found(stage.page.getByText("Access code must be at most 12 characters")).toBeVisible()
    }),
    errors.notice("Login failed", "These sign-in details are not right.", (stage) => send(stage, "ZZZZZZZZ")),
    errors.notice("Login failed", "Please check your credentials and try again.", async (stage) => {
      const release = await refuseCalls(stage.page, "judge.login", {
        status: 401,
        code: "WRONG_CREDENTIALS",
        message: "",
      })
      await send(stage, "ZZZZZZZZ")
      await found(stage.page.getByText("Please check your credentials and try again.")).toBeVisible()
      await release()
    }),
    screen.row("'Signing in...' while pending, and disabled", async (stage) => {
      const release = await holdCalls(stage.page, "judge.login")
      await send(stage, stage.world.judges.fresh.accessCode.toLowerCase())
      await found(stage.page.getByRole("button", { name: "Signing in..." })).toBeDisabled()
      await release()
    }),
    errors.notice("Login successful", "Welcome to Conformance Show!", async () => {}),
    state.row("session id, judge and event are kept in local storage", async ({ page }) => {
      const keys = await page.evaluate(() => Object.keys(localStorage))
      found(keys).toEqual(found.arrayContaining(["rosette.judge-session", "rosette.judge-data"]))
    }),
  ],
}

export const JUDGE_ACCESS: Scene = {
  name: "judge access by name and passcode",
  open: ({ page }) => page.goto("/judge/welcome"),
  rows: [
    state.leadsTo("/", "without stored judge data the welcome leads to the start page", async () => {}),
    screen.leadsTo("/access", "the start page leads to the sign-in by name", ({ page }) =>
      page.getByRole("link", { name: /name and passcode/ }).click(),
    ),
    screen.field("Judge Name"),
    screen.field("Event Passcode"),
    screen.leadsTo("/judge/welcome", "a judge signs in with name and passcode", async ({ page, newApi }) => {
      // Nobody has signed in as this judge before; a second device would have to be allowed.
      const api = await newApi()
      const event = await prepareEvent(api, { name: "By Name Show" })
      const judge = await addJudge(api, event.id, "Nina Name")
      await page.getByLabel("Judge Name").fill(judge.name)
      await page.getByLabel("Event Passcode").fill(event.passcode)
      await page.keyboard.press("Enter")
    }),
  ],
}

export const JUDGE_WELCOME: Scene = {
  name: "judge welcome",
  open: ({ page }) => found(page.getByRole("heading", { name: "Welcome, Nora New!" })).toBeVisible(),
  rows: [
    screen.heading("Welcome, Nora New!"),
    screen.text("Conformance Show"),
    screen.text("Cars, bikes and costumes by the water."),
    screen.text("June 20, 2026"),
    screen.text("9:00 AM - 5:30 PM"),
    screen.text("Pier 3, Harbour"),
    screen.text("Judge Panel"),
    screen.text(/evaluate each entry/i),
    screen.text(/use the sliders? to assign points|use sliders to assign points/i),
    screen.text(/optional comments/i),
    screen.text(/save (it as )?a draft/i),
    screen.leadsTo("/judge", "'Start Judging' opens the judging screen", ({ page }) =>
      page
        .getByRole("link", { name: "Start Judging" })
        .or(page.getByRole("button", { name: "Start Judging" }))
        .click(),
    ),
  ],
}
