import type { Locator } from "@playwright/test"
import { pressInMenu } from "../pages/dashboard.ts"
import { addJudge, criteriaOf, entriesOf, saveSheet, signInOrganizer } from "../pages/prepared-event.ts"
import { button, dialog, inDialog, isShown, nextTab, refusedNotice } from "./dashboard.ts"
import { found, rowsOf, type Scene, type Stage } from "./table.ts"

const screen = rowsOf("screens")
const state = rowsOf("states")
const validation = rowsOf("validation")
const limits = rowsOf("limits")

const rowOf = ({ page }: Stage, name: string) =>
  page.getByRole("row").or(page.getByRole("listitem")).or(page.getByRole("article")).filter({ hasText: name }).first()

/** Opens the menu of a judge's row for a check. */
async function inMenu(stage: Stage, name: string, look: (item: (label: string) => Locator) => Promise<void>) {
  await rowOf(stage, name).getByRole("button", { name: /^More/ }).click()
  await look((label) => stage.page.getByRole("menuitem", { name: label }))
  await stage.page.keyboard.press("Escape")
  // The next menu is opened once this one is gone.
  await found(stage.page.getByRole("menu")).toHaveCount(0)
}

const REQUIREMENTS = [/electric/i, /cosplay/i, /classic/i, /custom paint/i, /performance/i, /sound/i]

export const CRITERIA: Scene = {
  name: "criteria tab",
  open: (stage) => nextTab(stage, "Criteria"),
  rows: [
    screen.row("sorted by order, with name, max points and description", async (stage) => {
      for (const text of ["Paint", "Bodywork", "Depth, evenness, finish.", /25/, /10/]) await isShown(stage, text)
      const text = (await stage.page.locator("main").textContent()) ?? ""
      found(text.indexOf("Paint")).toBeLessThan(text.indexOf("Bodywork"))
    }),
    limits.row("the form starts with 10 points and the first free order", async (stage) => {
      await button(stage, /Add (New )?(Scoring )?Criterion/).click()
      await found(dialog(stage).getByLabel(/Max Points/i)).toHaveValue("10")
      await found(dialog(stage).getByLabel(/Order/i)).toHaveValue("3")
    }),
    ...REQUIREMENTS.map((requirement) =>
      state.row(`requirement ${requirement}, off at first`, async (stage) => {
        await found(dialog(stage).getByLabel(requirement).first()).not.toBeChecked()
      }),
    ),
    validation.row("max points from 1 to 100, order at least 1", async (stage) => {
      for (const [label, typed, valid] of [
        [/Max Points/i, "101", "10"],
        [/Order/i, "0", "1"],
      ] as const) {
        const field = dialog(stage).getByLabel(label)
        await field.fill(typed)
        await field.press("Enter")
        await found(
          dialog(stage)
            .getByText(/from 1 to 100|at least 1/)
            .first(),
        ).toBeVisible()
        await field.fill(valid)
      }
    }),
    refusedNotice("Failed to save criterion", "organizer.createCriterion", async (stage) => {
      await dialog(stage).getByLabel(/Name/).first().fill("Wheels")
      await dialog(stage)
        .getByLabel(/Description/)
        .fill("Rims and tyres")
      await dialog(stage)
        .getByLabel(/Max Points/i)
        .fill("15")
      await dialog(stage).getByLabel(/Order/i).fill("3")
      await dialog(stage).locator("button[type=submit]").click()
    }),
    state.row("added, it is in the list and in the tab's count", async (stage) => {
      await dialog(stage).locator("button[type=submit]").click()
      await isShown(stage, "Wheels")
      await found(stage.page.getByRole("tab", { name: /^Criteria \(3\)/ })).toBeVisible()
    }),
    screen.row("edit", async (stage) => {
      await rowOf(stage, "Wheels").getByRole("button", { name: /edit/i }).first().click()
      await found(dialog(stage).getByLabel(/Name/).first()).toHaveValue("Wheels")
      await stage.page.keyboard.press("Escape")
      await found(dialog(stage)).toHaveCount(0)
    }),
    screen.row("delete warns that all related scores are removed", async (stage) => {
      await pressInMenu(rowOf(stage, "Wheels"), /^Delete/)
      await found(dialog(stage)).toContainText(/scores/)
      await inDialog(stage, /delete/i).click()
      await found(stage.page.getByRole("tab", { name: /^Criteria \(2\)/ })).toBeVisible()
    }),
  ],
}

export const JUDGES: Scene = {
  name: "judges tab",
  open: async (stage) => {
    const { event } = stage
    if (!event) throw new Error("This walk's event was not prepared")
    const [one, two] = await entriesOf(stage.api, event.id)
    const scores = (await criteriaOf(stage.api, event.id)).map(({ id }) => ({ criterionId: id, points: 5 }))
    const judges = []
    for (const name of ["Ada Done", "Bo Half", "Cy None"]) judges.push(await addJudge(stage.api, event.id, name))
    const [done, half] = judges
    if (!one || !two || !done || !half) throw new Error("The judges' event was not prepared")
    await saveSheet(stage.api, done, { entryId: one.id, scores, isSubmitted: true })
    await saveSheet(stage.api, done, { entryId: two.id, scores, isSubmitted: true })
    await saveSheet(stage.api, half, { entryId: one.id, scores, isSubmitted: false })
    await signInOrganizer(stage.api, event)
    await nextTab(stage, "Judges")
  },
  rows: [
    screen.row("each judge's name and access code", async (stage) => {
      for (const name of ["Ada Done", "Bo Half", "Cy None"]) {
        await found(rowOf(stage, name).getByRole("code").first()).toHaveText(/^[0-9A-Z]{8}$/)
      }
    }),
    ...[
      ["Ada Done", "Complete"],
      ["Bo Half", "In Progress"],
      ["Cy None", "Not Started"],
    ].map(([name = "", status = ""]) =>
      state.row(`'${status}'`, (stage) => found(rowOf(stage, name).getByText(status, { exact: true })).toBeVisible()),
    ),
    screen.row("a progress bar, total and submitted scores", async (stage) => {
      await found(rowOf(stage, "Ada Done").getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^(2|100)$/)
      await found(rowOf(stage, "Ada Done")).toContainText(/4/)
    }),
    screen.row("'New Code', 'Remove Judge'", async (stage) => {
      await inMenu(stage, "Cy None", async (item) => {
        await found(item("New Code")).toBeVisible()
        await found(item("Remove Judge")).toBeVisible()
      })
    }),
    screen.row("'Clear Scores' only where a judge has scores", async (stage) => {
      await inMenu(stage, "Bo Half", async (item) => found(item("Clear Scores")).toBeVisible())
      await inMenu(stage, "Cy None", async (item) => {
        await found(item("Remove Judge")).toBeVisible()
        await found(item("Clear Scores")).toHaveCount(0)
      })
    }),
    validation.row("a blank name cannot be added", async (stage) => {
      await stage.page.getByLabel(/Judge Name/i).fill("   ")
      await found(button(stage, /^Add Judge/)).toBeDisabled()
    }),
    refusedNotice("Failed to add judge", "organizer.createJudge", async (stage) => {
      await stage.page.getByLabel(/Judge Name/i).fill("Di New")
      await button(stage, /^Add Judge/).click()
    }),
    state.row("added by name, the judge is in the list", async (stage) => {
      await stage.page.getByLabel(/Judge Name/i).fill("Di New")
      await button(stage, /^Add Judge/).click()
      await found(rowOf(stage, "Di New").getByText("Not Started")).toBeVisible()
    }),
    refusedNotice("Failed to regenerate access code", "organizer.regenerateCode", async (stage) => {
      await pressInMenu(rowOf(stage, "Cy None"), "New Code")
      await inDialog(stage, "New Code").click()
    }),
    screen.row("'Clear Scores' asks, then the judge has not started", async (stage) => {
      await pressInMenu(rowOf(stage, "Bo Half"), "Clear Scores")
      await inDialog(stage, /clear/i).click()
      await found(rowOf(stage, "Bo Half").getByText("Not Started")).toBeVisible()
    }),
    screen.row("'Remove Judge' asks, then the judge is gone", async (stage) => {
      await pressInMenu(rowOf(stage, "Di New"), "Remove Judge")
      await inDialog(stage, /remove/i).click()
      await found(stage.page.getByText("Di New")).toHaveCount(0)
    }),
  ],
}
