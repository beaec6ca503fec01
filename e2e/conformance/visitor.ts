import { found, rowsOf, type Scene } from "./table.ts"

const screen = rowsOf("screens")
const errors = rowsOf("errors")
const limits = rowsOf("limits")

const today = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/New_York" }).format(new Date())

const legal = (name: string, path: string, rows: Scene["rows"]): Scene => ({
  name,
  open: ({ page }) => page.goto(path),
  rows: [...rows, screen.link("Back to Home", "/"), screen.text(/last updated/i), screen.text(today)],
})

export const VISITOR: Scene[] = [
  {
    name: "landing page",
    open: ({ page }) => page.goto("/"),
    rows: [
      screen.link("Judge an Event", "/judge-login"),
      screen.link("Create Contest", "/create-event"),
      screen.link("Organizer Login", "/organizer"),
      screen.heading("For Judges"),
      screen.heading("For Organizers"),
      screen.link(/Test Mode/, "/judge?demo"),
      screen.link(/name and passcode/, "/access"),
    ],
  },
  legal("terms", "/terms", [
    screen.text(/score fairly/),
    screen.text(/complete all categories before submission/),
    screen.text(/cannot change scores after final submission without organizer approval/),
    screen.text(/Organizers may remove judges/),
    limits.text(/not for children under 13/),
  ]),
  legal("privacy", "/privacy", [
    limits.text(/retained for the event plus 30 days/),
    limits.text(/Backups are kept for up to 90 days/),
    screen.text(/no tracking cookies/),
    limits.text(/not for children under 13/),
  ]),
  legal("disclaimer", "/disclaimer", [screen.text(/does not decide winners/), screen.text(/not liable for outcomes/)]),
  {
    name: "any other address",
    open: ({ page, noise }) => {
      noise.expect(/status of 404/)
      return page.goto("/nowhere")
    },
    rows: [
      errors.heading("404 Page Not Found"),
      screen.row("it has the page's title too", ({ page }) => found(page).toHaveTitle(/404 Page Not Found/)),
    ],
  },
]
