import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { expectAccessible } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { expectNotice } from "../pages/notice.ts"
import { addEntry, prepareEvent } from "../pages/prepared-event.ts"
import { signInAsOrganizer } from "../pages/sign-in.ts"

const HEAD = "Entry Name;Owner/Participant;Voting ID;Year"

const csv = (name: string, text: string | Buffer) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) })

async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

test("files that are no entries are refused by their sentence", async ({ page, request }, { project }) => {
  await signInAsOrganizer(page, await prepareEvent(request, { name: `Refusing Show (${project.name})` }))
  const panel = page.getByRole("region", { name: "Import CSV" })
  const file = panel.locator("input[type=file]")
  await file.setInputFiles(csv("cars.xlsx", "x"))
  await expect(panel.getByText("Please upload a CSV file")).toBeVisible()
  await file.setInputFiles(csv("cars.csv", " \r\n"))
  await expect(panel.getByText("CSV file is empty")).toBeVisible()
  await file.setInputFiles(csv("cars.csv", "Name,Owner\nBlue,Mia"))
  await expect(panel.getByText("CSV must contain columns: Entry Name, Owner/Participant, Voting ID")).toBeVisible()
  await expectAccessibleInBoth(page)
})

test("a file is looked over, refused as a whole with its rows, mended and imported", async ({ page, request, noise }, {
  project,
}) => {
  noise.expect(/status of 400/)
  const event = await prepareEvent(request, { name: `Importing Show (${project.name})` })
  await addEntry(request, event.id, { entryName: "Blue Comet", ownerParticipant: "Mia", votingId: "A1" })
  await signInAsOrganizer(page, event)
  await page.goto("/dashboard?tab=entries")
  await page.getByRole("button", { name: "Import CSV" }).click()
  const dialog = page.getByRole("dialog")
  const file = dialog.locator("input[type=file]")
  await file.setInputFiles(csv("cars.csv", `${HEAD}\r\n"Fox; red";Tom;A1;1967\r\nGull;;A3;\r\n`))
  await expect(dialog.getByText("2 entries in cars.csv.")).toBeVisible()
  await expect(dialog.getByRole("cell", { name: "Fox; red" })).toBeVisible()
  await expect(dialog.getByText("Not imported, as it has no place here: Year")).toBeVisible()
  await expectAccessibleInBoth(page)
  await dialog.getByRole("button", { name: "Import 2 entries" }).click()
  await expectNotice(page, "Import failed", "Nothing was imported, because some rows need correction.")
  await expect(dialog.getByRole("row").filter({ hasText: "Gull" })).toContainText("Owner/Participant is required")
  await expect(dialog.getByRole("row").filter({ hasText: "Fox; red" })).toContainText("has this voting ID")
  await expectAccessibleInBoth(page)

  await dialog.getByRole("button", { name: "Choose another file" }).click()
  // As an older spreadsheet saves it: Windows-1252, where ü is one byte.
  const mended = Buffer.from(`${HEAD}\r\n"Fox; red";J\u00fcrgen;A2;1967\r\nGull;Ida;A3;\r\n`, "latin1")
  await file.setInputFiles(csv("cars.csv", mended))
  await dialog.getByRole("button", { name: "Import 2 entries" }).click()
  await expectNotice(page, "Import successful", "2 entries imported.")
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("row").filter({ hasText: "Fox; red" })).toContainText("Jürgen")
  await expect(page.getByRole("tab", { name: "Entries (3)" })).toBeVisible()
})

test("the entries are downloaded under the event's name, and a failure says so", async ({ page, request, noise }, {
  project,
}) => {
  noise.expect(/status of 503/)
  const event = await prepareEvent(request, { name: `Export Show ${project.name}` })
  await addEntry(request, event.id, { entryName: "Blue Comet", ownerParticipant: "Mia", votingId: "A1" })
  await signInAsOrganizer(page, event)
  const button = page.getByRole("button", { name: "Download CSV" })
  const downloading = page.waitForEvent("download")
  await button.click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`${event.name}_contestants.csv`)
  expect(await readFile(await download.path(), "utf8")).toContain("Blue Comet,,,Mia,A1,Yes,Yes")

  await page.route("**/export-csv", (route) => route.fulfill({ status: 503 }))
  await button.click()
  await expectNotice(page, "Download Failed: Could not download the CSV file. Please try again.")
})
