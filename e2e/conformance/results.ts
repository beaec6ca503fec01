import { button, inDialog, isShown, nextTab, refusedNotice } from "./dashboard.ts"
import { found, rowsOf, type Scene } from "./table.ts"

const screen = rowsOf("screens")
const state = rowsOf("states")
const limits = rowsOf("limits")

export const RESULTS: Scene = {
  name: "results tab",
  open: (stage) => {
    stage.noise.expect(/status of 503/)
    return nextTab(stage, "Results")
  },
  rows: [
    screen.heading("Overall Winner"),
    screen.heading("Top 3 Finalists"),
    screen.text(/^1st$/),
    screen.text(/^2nd$/),
    screen.heading("Category Winners"),
    state.text("Best in Category"),
    screen.heading("Complete Results"),
    screen.row("ranked by overall score, descending", async ({ page }) => {
      const text = (await page.locator("main").textContent()) ?? ""
      const complete = text.slice(text.lastIndexOf("Complete Results"))
      found(complete.indexOf("Silver Arrow")).toBeLessThan(complete.indexOf("Blue Whale"))
      found(complete.indexOf("Blue Whale")).toBeLessThan(complete.indexOf("Late Comer"))
    }),
    screen.text(/A01/),
    screen.text(/Mia Berg/),
    limits.text(/^\d+ ?%$/),
    limits.row("a criterion's average to one decimal, out of its max points", (stage) =>
      isShown(stage, /5(\.0)? ?(\/|of|out of) ?25/),
    ),
    screen.text(/1 judge(\(s\))? scored/),
    screen.text("No scores yet"),
    screen.row("an entry's image, or a placeholder", async ({ page }) => {
      await found(page.locator("main img").first()).toBeVisible()
    }),
    state.row("a draft does not count: Green Bolt has no scores yet", (stage) => isShown(stage, "No scores yet")),
    refusedNotice("Failed to confirm winner.", "awards.confirmWinner", async (stage) => {
      await button(stage, /confirm/i).click()
      await inDialog(stage, /confirm/i).click()
    }),
    state.row("'Confirmed Winner' once a category is confirmed", async (stage) => {
      const section = stage.page.getByRole("region", { name: "Category Winners" })
      await section
        .getByRole("button", { name: /confirm/i })
        .first()
        .click()
      await inDialog(stage, /confirm/i).click()
      await found(section.getByText("Confirmed Winner").first()).toBeVisible()
    }),
  ],
}
