import { prepareEvent } from "../pages/prepared-event.ts"
import { button, dialog, inDialog, isShown, openTab, refusedNotice } from "./dashboard.ts"
import { found, rowsOf, type Scene, type Stage } from "./table.ts"

const screen = rowsOf("screens")
const state = rowsOf("states")
const validation = rowsOf("validation")
const limits = rowsOf("limits")

const rowOf = ({ page }: Stage, name: string) =>
  page.getByRole("row").or(page.getByRole("listitem")).or(page.getByRole("article")).filter({ hasText: name }).first()

const REQUIREMENTS = [/electric/i, /cosplay/i, /classic/i, /custom paint/i, /performance/i, /sound/i]

export const CRITERIA: Scene = {
  name: "criteria tab",
  open: async (stage) => {
    const event = await prepareEvent(stage.api, { name: "Criteria Show" })
    await openTab(stage, "Criteria", event)
  },
  rows: [
    screen.row("sorted by order, with name, max points and description", async (stage) => {
      for (const text of ["Paint", "Bodywork", "Depth, evenness, finish.", /25/, /10/]) await isShown(stage, text)
      const text = (await stage.page.locator("main").textContent()) ?? ""
      found(text.indexOf("Paint")).toBeLessThan(text.indexOf("Bodywork"))
    }),
    limits.row("the form starts with 10 points and order 1", async (stage) => {
      await button(stage, /Add (New )?(Scoring )?Criterion/).click()
      await found(dialog(stage).getByLabel(/Max Points/i)).toHaveValue("10")
      await found(dialog(stage).getByLabel(/Order/i)).toHaveValue("1")
    }),
    ...REQUIREMENTS.map((requirement) =>
      state.row(`requirement ${requirement}, off at first`, async (stage) => {
        await found(dialog(stage).getByLabel(requirement).first()).not.toBeChecked()
      }),
    ),
    validation.row("max points from 1 to 100, order at least 1", async (stage) => {
      for (const [label, typed] of [
        [/Max Points/i, "101"],
        [/Order/i, "0"],
      ] as const) {
        const field = dialog(stage).getByLabel(label)
        await field.fill(typed)
        await field.blur()
        const isClamped = (await field.inputValue()) !== typed
        if (!isClamped)
          await found(
            dialog(stage)
              .getByText(/from 1 to 100|at least 1/)
              .first(),
          ).toBeVisible()
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
    state.row("added, it stands in the list and in the tab's count", async (stage) => {
      await dialog(stage).locator("button[type=submit]").click()
      await isShown(stage, "Wheels")
      await found(stage.page.getByRole("tab", { name: /^Criteria \(3\)/ })).toBeVisible()
    }),
    screen.row("edit", async (stage) => {
      await rowOf(stage, "Wheels").getByRole("button", { name: /edit/i }).first().click()
      await found(dialog(stage).getByLabel(/Name/).first()).toHaveValue("Wheels")
      await stage.page.keyboard.press("Escape")
      await found(dialog(stage)).toBeHidden()
    }),
    screen.row("delete warns that all related scores are removed", async (stage) => {
      await rowOf(stage, "Wheels")
        .getByRole("button", { name: /delete/i })
        .first()
        .click()
      await found(dialog(stage)).toContainText(/scores/)
      await inDialog(stage, /delete/i).click()
      await found(stage.page.getByRole("tab", { name: /^Criteria \(2\)/ })).toBeVisible()
    }),
  ],
}
