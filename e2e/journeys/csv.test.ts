import { expectAccessibleInBoth } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { expectNotice } from "../pages/notice.ts"
import { addEntry, prepareEvent } from "../pages/prepared-event.ts"
import { signInAsOrganizer } from "../pages/sign-in.ts"

const HEAD = "Entry Name;Owner/Participant;Voting ID;Year"

const csv = (name: string, text: string | Buffer) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) })

test("a file is looked over, refused as a whole with its rows, mended and imported @desktop", async ({
  page,
  request,
  noise,
}, { project }) => {
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
