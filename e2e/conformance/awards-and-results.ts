import { holdCalls } from "../pages/calls.ts"
import { pressInMenu } from "../pages/dashboard.ts"
import { button, dialog, inDialog, isShown, nextTab, refusedNotice } from "./dashboard.ts"
import { found, rowsOf, type Scene, type Stage } from "./table.ts"

const screen = rowsOf("screens")
const state = rowsOf("states")
const validation = rowsOf("validation")
const limits = rowsOf("limits")

const awardOf = ({ page }: Stage, name: string) =>
  page
    .getByRole("row")
    .or(page.getByRole("listitem"))
    .or(page.getByRole("article"))
    .or(page.getByRole("region", { name }))
    .filter({ hasText: name })
    .first()
const field = (stage: Stage, label: RegExp) => dialog(stage).getByLabel(label).first()

async function chooseEntry(stage: Stage, text: RegExp): Promise<void> {
  await dialog(stage).getByRole("combobox").or(dialog(stage).locator("input[aria-haspopup=listbox]")).first().click()
  await stage.page.getByRole("option", { name: text }).click()
}

export const AWARDS: Scene = {
  name: "awards tab",
  open: (stage) => {
    stage.noise.expect(/status of 503/)
    return nextTab(stage, "Awards")
  },
  rows: [
    screen.text("Best of Show"),
    screen.row("dialog 'Add New Award' with its fields and hints", async (stage) => {
      await button(stage, /Add (New )?Award|Create Award/).click()
      await found(stage.page.getByRole("dialog", { name: "Add New Award" })).toBeVisible()
      for (const label of [/Award Name/i, /Description/, /Priority Level/i, /Max Winners/i, /Exclusive Award/i]) {
        await found(field(stage, label)).toBeVisible()
      }
      await found(inDialog(stage, "Create")).toBeVisible()
    }),
    screen.text(/Higher = higher priority/),
    screen.text(/stop winners receiving lower-priority awards|stop winners from receiving lower-priority awards/i),
    limits.row("priority 1, max winners 1, not exclusive at first", async (stage) => {
      await found(field(stage, /Priority Level/i)).toHaveValue("1")
      await found(field(stage, /Max Winners/i)).toHaveValue("1")
      await found(field(stage, /Exclusive Award/i)).not.toBeChecked()
    }),
    validation.row("a name is required, of at most 100 characters", async (stage) => {
      const create = inDialog(stage, "Create")
      if (await create.isEnabled()) {
        await create.click()
        await isShown(stage, /Award name is required/)
      }
      await field(stage, /Award Name/i).fill("x".repeat(101))
      const kept = await field(stage, /Award Name/i).inputValue()
      if (kept.length > 100) {
        await create.click()
        await isShown(stage, /at most 100 characters/)
      }
    }),
    validation.row("priority from 1 to 100, max winners from 1 to 10", async (stage) => {
      await field(stage, /Award Name/i).fill("Best Sound")
      await field(stage, /Priority Level/i).fill("101")
      await field(stage, /Max Winners/i).fill("11")
      await inDialog(stage, "Create").click()
      await isShown(stage, /Priority level must be a whole number from 1 to 100/)
      await isShown(stage, /Max winners must be a whole number from 1 to 10$/)
    }),
    refusedNotice("Failed to create award.", "awards.create", async (stage) => {
      await field(stage, /Award Name/i).fill("Best Sound")
      await field(stage, /Priority Level/i).fill("2")
      await field(stage, /Max Winners/i).fill("1")
      await inDialog(stage, "Create").click()
    }),
    state.row("created, it is in the list", async (stage) => {
      await inDialog(stage, "Create").click()
      await found(dialog(stage)).toHaveCount(0)
      await isShown(stage, "Best Sound")
    }),
    state.row("dialog 'Edit Award' with 'Update'", async (stage) => {
      await awardOf(stage, "Best Sound").getByRole("button", { name: /edit/i }).first().click()
      await found(stage.page.getByRole("dialog", { name: "Edit Award" })).toBeVisible()
      await found(field(stage, /Award Name/i)).toHaveValue("Best Sound")
      await inDialog(stage, "Update").click()
      await found(dialog(stage)).toHaveCount(0)
    }),
    screen.row("dialog 'Assign Award' lists entries as 'name (voting id) - owner'", async (stage) => {
      await awardOf(stage, "Best of Show")
        .getByRole("button", { name: /assign/i })
        .first()
        .click()
      await found(stage.page.getByRole("dialog", { name: "Assign Award" })).toBeVisible()
    }),
    validation.row("an entry is required", async (stage) => {
      await stage.page.keyboard.press("Tab")
      await inDialog(stage, "Assign Award").click()
      await isShown(stage, "Please choose an entry")
      await chooseEntry(stage, /^Silver Arrow \(A01\) - Mia Berg/)
    }),
    refusedNotice("Failed to assign award.", "awards.assign", (stage) => inDialog(stage, "Assign Award").click()),
    screen.row("'Assigning...' while pending", async (stage) => {
      const release = await holdCalls(stage.page, "awards.assign")
      await inDialog(stage, "Assign Award").click()
      await found(dialog(stage).getByRole("button", { name: "Assigning..." })).toBeVisible()
      await release()
      await found(dialog(stage)).toHaveCount(0)
    }),
    state.row("an exclusive award prevents a lower one for its winner, and the refusal says so", async (stage) => {
      stage.noise.expect(/status of 409/)
      await awardOf(stage, "Best Sound")
        .getByRole("button", { name: /assign/i })
        .first()
        .click()
      await chooseEntry(stage, /^Silver Arrow/)
      await inDialog(stage, "Assign Award").click()
      await isShown(stage, /Failed to assign award\.|exclusive/i)
      await stage.page.keyboard.press("Escape")
      await found(dialog(stage)).toHaveCount(0)
    }),
    refusedNotice("Failed to remove award assignment.", "awards.unassign", async (stage) => {
      await pressInMenu(awardOf(stage, "Best of Show"), /^Remove/)
      await inDialog(stage, /remove/i).click()
    }),
    refusedNotice("Failed to delete award.", "awards.delete", async (stage) => {
      await pressInMenu(awardOf(stage, "Best Sound"), /^Delete/)
      await inDialog(stage, /delete/i).click()
    }),
  ],
}

export const RESULTS: Scene = {
  name: "results tab",
  open: (stage) => nextTab(stage, "Results"),
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
