import { expectAccessibleInBoth } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { expectNotice } from "../pages/notice.ts"
import { addEntry, prepareEvent } from "../pages/prepared-event.ts"
import { openDashboard } from "../pages/signed-in.ts"

const DIALOG = "[role=dialog]"
const HEAD = "Entry Name;Owner/Participant;Voting ID;Year"

const csv = (name: string, text: string | Buffer) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) })

test("a faulty file is refused as a whole, corrected, imported, and imported again @desktop", async ({
  page,
  request,
}, { project }) => {
  const event = await prepareEvent(request, { name: `Importing Show (${project.name})` })
  await addEntry(request, event.id, { entryName: "Blue Comet", ownerParticipant: "Mia", votingId: "A1" })
  await openDashboard(page, event, "entries")
  await page.getByRole("button", { name: "Import CSV" }).click()
  const dialog = page.getByRole("dialog")
  const file = dialog.locator("input[type=file]")
  await file.setInputFiles(csv("cars.csv", `${HEAD}\r\n"Fox; red";Tom;A1;1967\r\nGull;;A3;\r\n`))
  await expect(dialog.getByText("Nothing was imported, because some rows need correction.")).toBeVisible()
  const gull = dialog.getByRole("row").filter({ hasText: "Gull" })
  await expect(gull).toContainText("Row 2 (line 3 in your file)")
  await expect(gull).toContainText("Owner/Participant is required")
  await expectAccessibleInBoth(page, { within: DIALOG })

  await dialog.getByRole("button", { name: "Choose Another File" }).click()
  // As an older spreadsheet saves it: Windows-1252, where ü is one byte.
  const corrected = Buffer.from(`${HEAD}\r\n"Fox; red";J\u00fcrgen;A2;1967\r\nGull;Ida;A3;\r\n`, "latin1")
  await file.setInputFiles(csv("cars.csv", corrected))
  await expect(dialog.getByText("2 entries in cars.csv.")).toBeVisible()
  await expect(dialog.getByRole("cell", { name: "Fox; red" })).toBeVisible()
  await expect(dialog.getByText("Ignored column: Year")).toBeVisible()
  await expectAccessibleInBoth(page, { within: DIALOG })
  await dialog.getByRole("button", { name: "Import 2 entries" }).click()
  await expectNotice(page, "Import successful", "2 entries imported.")
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole("row").filter({ hasText: "Fox; red" })).toContainText("Jürgen")
  await expect(page.getByRole("tab", { name: "Entries (3)" })).toBeVisible()

  // The same list with a late registration and a name that was corrected.
  await page.getByRole("button", { name: "Import CSV" }).click()
  const again = `${HEAD};Electric Vehicle\r\n"Fox; blue";J\u00fcrgen;A2;1967;\r\nGull;Ida;A3;;yes\r\nHeron;Liv;A4;;\r\n`
  await file.setInputFiles(csv("cars.csv", again))
  await expect(dialog.getByRole("radio", { name: "Leave them as they are" })).toBeChecked()
  await expect(dialog.getByRole("button", { name: "Import 1 entry" })).toBeEnabled()
  await dialog.getByRole("radio", { name: "Update the 2 that differ" }).check()
  const changes = dialog.getByRole("table", { name: "What the import changes" })
  await expect(changes).toContainText("Entry Name: Fox; red → Fox; blue")
  await expect(changes).toContainText("Electric Vehicle: No → Yes")
  await expectAccessibleInBoth(page, { within: DIALOG })
  await dialog.getByRole("button", { name: "Import 1 entry, update 2" }).click()
  await expectNotice(page, "Import successful", "1 entry imported. 2 entries updated.")
  await expect(page.getByRole("row").filter({ hasText: "Fox; blue" })).toContainText("Jürgen")
  await expect(page.getByRole("tab", { name: "Entries (4)" })).toBeVisible()
})

test("the rows to correct are cards on a phone, with column and reason visible @phone", async ({ page, request }) => {
  const event = await prepareEvent(request, { name: "Importing by Phone" })
  await openDashboard(page, event, "entries")
  await page.getByRole("button", { name: "Import CSV" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.locator("input[type=file]").setInputFiles(csv("cars.csv", `${HEAD}\r\nGull;;A3;\r\n`))
  for (const words of ["Row 1 (line 2 in your file)", "Column", "What is wrong", "Owner/Participant is required"])
    await expect(dialog.getByText(words, { exact: true }).last()).toBeInViewport()
})
