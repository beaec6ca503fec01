import { type BrowserContext, expect } from "@playwright/test"
import { dialogOf } from "../../e2e/pages/dashboard.ts"
import type { Figure } from "../lib/report.ts"
import { mouseOn } from "./mouse.ts"

const CLASSES = ["Novice", "Journeyman", "Master"]
/** Criteria of the starter that not every class is judged on, and the classes that are. */
const LIMITED = [
  ["Acting", ["Journeyman", "Master"]],
  ["Stagecraft", ["Journeyman", "Master"]],
  ["Documentation", ["Master"]],
] as const
/** A criterion that each class has alone. */
const OWN = ["First steps", "New technique", "Masterpiece"]

/** From the page of a new event to a cosplay contest of three classes, each with a scorecard of its own. */
export async function scorecardEffort(context: BrowserContext): Promise<Figure[]> {
  const page = await context.newPage()
  await page.goto("/create-event")
  const mouse = mouseOn(page)
  for (const [label, text] of [
    ["Event Name", "Masquerade"],
    ["Organizer Name", "Olga Brandt"],
    ["Admin Password", "harbour-2026"],
  ] as const)
    await mouse.type(page.getByLabel(label), text)
  for (const name of ["Cosplay contest", "Create Event"]) await mouse.click(page.getByRole("button", { name }))

  await mouse.click(page.getByRole("tab", { name: /^Entries/ }))
  await mouse.click(page.getByRole("button", { name: "Classes" }))
  for (const name of CLASSES) {
    await mouse.click(dialogOf(page).getByRole("button", { name: "Add Class" }))
    await mouse.type(dialogOf(page).getByLabel("Name"), name)
    await page.keyboard.press("Enter")
    await expect(dialogOf(page).getByRole("table", { name: "Classes" })).toContainText(name)
  }
  await mouse.click(dialogOf(page).getByRole("button", { name: "Close" }).last())

  await mouse.click(page.getByRole("tab", { name: /^Criteria/ }))
  for (const [criterion, classes] of LIMITED) {
    await mouse.click(page.getByRole("button", { name: `Edit ${criterion}` }))
    await mouse.click(dialogOf(page).getByRole("combobox", { name: "Classes" }))
    for (const name of classes) await mouse.click(page.getByRole("option", { name }))
    await mouse.click(dialogOf(page).getByRole("button", { name: "Save Changes" }))
    await expect(dialogOf(page)).toHaveCount(0)
  }
  for (const [at, name] of CLASSES.entries()) {
    await mouse.click(page.getByRole("combobox", { name: "Show criteria of" }))
    await mouse.click(page.getByRole("option", { name }))
    await mouse.click(page.getByRole("button", { name: "Add Criterion" }))
    await mouse.type(dialogOf(page).getByLabel("Name"), OWN[at] ?? "")
    await page.keyboard.press("Enter")
    await expect(dialogOf(page)).toHaveCount(0)
  }
  await expect(page.getByText("Master: 13 criteria, 110 points")).toBeVisible()
  return [
    { name: "three classes with own scorecards from a starter: clicks", value: mouse.done().clicks, atMost: 40 },
    { name: "three classes with own scorecards from a starter: characters", value: mouse.done().characters },
  ]
}
