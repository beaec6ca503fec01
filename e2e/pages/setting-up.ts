import { expect, type Page } from "@playwright/test"
import { dialogOf, fillEntry, importCsv, openTab, pressInMenu, rowOf } from "./dashboard.ts"
import { expectNotice } from "./notice.ts"
import { photoOf } from "./photo.ts"

const CARS = [
  "Entry Name,Description,Owner/Participant,Voting ID",
  '"Fox, red",Roadster of 1967,Tom Álvarez,A1',
  'Gull,"White ""wings"", long",Ida Falk,A2',
  "Blue Comet,,Mia Berg,A3",
].join("\r\n")

/** Creates an event with the criterion Paint on the screens; afterwards its dashboard is open. */
export async function createEvent(page: Page, name: string): Promise<void> {
  await page.goto("/create-event")
  await page.getByLabel("Event Name").fill(name)
  await page.getByLabel("Organizer Name").fill("Olga Brandt")
  await page.getByLabel("Event Date").fill("June 20, 2026")
  await page.getByLabel("Event Time").fill("09:00 - 17:30")
  await page.getByLabel("Location").fill("Pier 3, Harbour")
  await page.getByLabel("Admin Password").fill("harbour-2026")
  const criterion = page.getByRole("listitem", { name: "Criterion 1" })
  await criterion.getByLabel("Name").fill("Paint")
  await criterion.getByLabel("Description").fill("Depth, evenness, finish.")
  await page.getByRole("button", { name: "Create Event" }).click()
  await expectNotice(page, "Event created successfully")
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

/** Imports three entries from a file, adds a fourth, and gives two of them a photo: a file and an address. */
export async function addEntries(page: Page): Promise<void> {
  await openTab(page, "Entries")
  await importCsv(page, CARS, 3)
  await expectNotice(page, "Import successful", "3 entries imported.")
  await page.getByRole("button", { name: "Add Entry" }).click()
  await fillEntry(page, { name: "Late Comer", votingId: "A4", owner: "Emil Roth" })
  await dialogOf(page).getByRole("button", { name: "Add Entry" }).click()
  await expectNotice(page, "Entry added", "Late Comer")
  await expect(page.getByRole("tab", { name: "Entries (4)" })).toBeVisible()

  await page.getByRole("button", { name: "Photo of Fox, red" }).click()
  const file = { name: "fox.png", mimeType: "image/png", buffer: photoOf("#b3261e") }
  await dialogOf(page).locator("input[type=file]").setInputFiles(file)
  await expectNotice(page, "Photo saved")
  await dialogOf(page).getByRole("button", { name: "Done" }).click()
  // Only public addresses are accepted; this test responds for this one.
  const elsewhere = "https://photos.example.com/gull.png"
  await page.route(elsewhere, (route) => route.fulfill({ contentType: "image/png", body: photoOf("#1e64b3") }))
  await page.getByRole("button", { name: "Photo of Gull" }).click()
  await dialogOf(page).getByText("Use an image URL").click()
  await dialogOf(page).getByRole("textbox", { name: "Image URL" }).fill(elsewhere)
  await dialogOf(page).getByRole("button", { name: "Save Image URL" }).click()
  await expectNotice(page, "Photo saved")
  await expect(dialogOf(page).getByRole("img", { name: "Gull" })).toHaveJSProperty("complete", true)
  await dialogOf(page).getByRole("button", { name: "Done" }).click()
}

/** Adds criteria, changes one, moves another after it, and deletes one. Body and chrome, then Paint remain. */
export async function settleCriteria(page: Page): Promise<void> {
  await openTab(page, "Criteria")
  const save = async (name: string, order: string, maxPoints: string) => {
    await dialogOf(page).getByLabel("Name").fill(name)
    await dialogOf(page).getByLabel("Order").fill(order)
    await dialogOf(page).getByLabel("Max Points").fill(maxPoints)
    await dialogOf(page).getByLabel("Name").press("Enter")
    await expect(dialogOf(page)).toHaveCount(0)
  }
  for (const [name, order] of [
    ["Bodywork", "2"],
    ["Sound", "26"],
  ] as const) {
    await page.getByRole("button", { name: "Add Criterion" }).click()
    await save(name, order, "5")
  }
  const names = page.getByRole("table", { name: "Scoring criteria" }).getByRole("button", { name: /^Edit / })
  const shown = async (...order: string[]) => {
    for (const [index, name] of order.entries()) {
      await expect(names.nth(index)).toHaveAccessibleName(`Edit ${name}`)
    }
    await expect(names).toHaveCount(order.length)
  }
  await shown("Paint", "Bodywork", "Sound")
  await page.getByRole("button", { name: "Edit Paint" }).click()
  await save("Paint", "3", "25")
  await shown("Bodywork", "Paint", "Sound")
  await page.getByRole("button", { name: "Edit Bodywork" }).click()
  await save("Body and chrome", "2", "10")
  await pressInMenu(rowOf(page, "Sound"), "Delete Sound")
  await dialogOf(page).getByRole("button", { name: "Delete Criterion" }).click()
  await shown("Body and chrome", "Paint")
}

/** Adds two judges by name and copies the code of the first, as text and as a picture. */
export async function inviteJudges(page: Page): Promise<void> {
  await openTab(page, "Judges")
  for (const name of ["Mia Berg", "Tomás Oliveira"]) {
    await page.getByLabel("Judge Name").fill(name)
    await page.keyboard.press("Enter")
    await expectNotice(page, "Judge added", name)
  }
  const card = page.getByRole("listitem", { name: "Mia Berg" })
  await card.getByRole("button", { name: "Copy access code of Mia Berg" }).click()
  await expect(card.getByRole("button", { name: "Copied access code of Mia Berg" })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await card.getByRole("code").textContent())
  await card.getByRole("button", { name: "QR code of Mia Berg" }).click()
  await expect(page.getByRole("img", { name: "QR code that signs in Mia Berg" })).toBeVisible()
  await page.keyboard.press("Escape")
}
