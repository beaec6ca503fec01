import { truncate, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { refuseCalls } from "../pages/calls.ts"
import { pressInMenu } from "../pages/dashboard.ts"
import { noticeOf } from "../pages/notice.ts"
import { photoOf } from "../pages/photo.ts"
import { addEntry, prepareEvent } from "../pages/prepared-event.ts"
import { button, dialog, inDialog, isShown, nextTab, openTab } from "./dashboard.ts"
import { found, rowsOf, type Scene, type Stage } from "./table.ts"

const screen = rowsOf("screens")
const state = rowsOf("states")
const validation = rowsOf("validation")
const errors = rowsOf("errors")
const limits = rowsOf("limits")

const rowOf = ({ page }: Stage, name: string) => page.getByRole("row").filter({ hasText: name })

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const png = () => file("car.png", "image/png", photoOf("#c0392b"))

/** Only public addresses are accepted; the test responds for this one. */
const OUTSIDE_PHOTO = "https://photos.example.com/car.png"

const FLAGS = [/electric/i, /cosplay/i, /1995 or older/i, /custom paint/i, /performance/i, /sound/i]

async function openPhotoDialog(stage: Stage, name: string): Promise<void> {
  await rowOf(stage, name)
    .getByRole("button", { name: /photo|image/i })
    .first()
    .click()
  await found(dialog(stage)).toBeVisible()
}

async function chooseFile(stage: Stage, chosen: ReturnType<typeof file> | string): Promise<void> {
  await dialog(stage).locator("input[type=file]").setInputFiles(chosen)
}

async function giveAddress(stage: Stage, address: string): Promise<void> {
  await dialog(stage).getByText("Use an image URL").click()
  await dialog(stage).getByRole("textbox", { name: /URL/ }).fill(address)
  await dialog(stage).getByRole("button", { name: "Save Image URL" }).click()
}

async function closePhotoDialog(stage: Stage): Promise<void> {
  await dialog(stage).getByRole("button", { name: "Done" }).click()
  await found(dialog(stage)).toHaveCount(0)
}

async function openOwnEvent(stage: Stage): Promise<void> {
  const event = await prepareEvent(stage.api, { name: "Walked Show" })
  stage.event = event
  for (const number of [1, 2, 3]) {
    const fields = { entryName: `Car ${number}`, ownerParticipant: `Owner ${number}`, votingId: `K${number}` }
    await addEntry(stage.api, event.id, { ...fields, description: `Words ${number}` })
  }
  stage.noise.expect(/status of (400|409|415|502|503)/)
  await openTab(stage, "Entries", event)
}

export const ENTRIES: Scene = {
  name: "entries tab",
  open: openOwnEvent,
  rows: [
    screen.text("Car 1"),
    screen.text("Words 1"),
    screen.text("Owner 1"),
    screen.text("K1"),
    screen.button(/Import CSV/i),
    screen.button(/Download CSV/i),
    screen.row("dialog to add an entry, with every field", async (stage) => {
      await button(stage, /Add (New )?Entry/).click()
      for (const label of [/Entry Name/, /Description/, /Owner\/Participant/, /Voting ID/]) {
        await found(dialog(stage).getByLabel(label).first()).toBeVisible()
      }
      await found(dialog(stage).getByLabel(/Show entry name/i)).toBeChecked()
      await found(dialog(stage).getByLabel(/Show owner/i)).toBeChecked()
    }),
    ...FLAGS.map((flag) =>
      limits.row(`entry flag ${flag}, off at first`, async (stage) => {
        await found(dialog(stage).getByLabel(flag).first()).not.toBeChecked()
      }),
    ),
    errors.row("'Failed to save entry: {message}'", async (stage) => {
      await dialog(stage)
        .getByLabel(/Entry Name/)
        .first()
        .fill("Car 4")
      await dialog(stage)
        .getByLabel(/^Owner\/Participant/)
        .first()
        .fill("Owner 4")
      await dialog(stage)
        .getByLabel(/Voting ID/)
        .fill("K4")
      const release = await refuseCalls(stage.page, "organizer.createEntry")
      await dialog(stage).locator("button[type=submit]").click()
      await found(noticeOf(stage.page, "Failed to save entry", "The server is resting.")).toBeVisible()
      await release()
    }),
    state.row("the list and the tab's count refresh after the change", async (stage) => {
      await dialog(stage).locator("button[type=submit]").click()
      await found(rowOf(stage, "Car 4")).toBeVisible()
      await found(stage.page.getByRole("tab", { name: /^Entries \(4\)/ })).toBeVisible()
    }),
    screen.row("dialog to edit an entry", async (stage) => {
      await rowOf(stage, "Car 4").getByRole("button", { name: /edit/i }).click()
      await found(
        dialog(stage)
          .getByLabel(/Entry Name/)
          .first(),
      ).toHaveValue("Car 4")
      await stage.page.keyboard.press("Escape")
      await found(dialog(stage)).toHaveCount(0)
    }),
    screen.row("delete asks first", async (stage) => {
      await pressInMenu(rowOf(stage, "Car 4"), /^Delete/)
      await found(dialog(stage)).toContainText("Car 4")
      await dialog(stage)
        .getByRole("button", { name: /delete/i })
        .click()
      await found(rowOf(stage, "Car 4")).toHaveCount(0)
    }),
  ],
}

export const ENTRY_PHOTOS: Scene = {
  name: "entry photos",
  open: async (stage) => {
    stage.noise.expect(/request to another origin: https:\/\/photos\.example\.com/)
    await stage.page.route(OUTSIDE_PHOTO, (route) =>
      route.fulfill({ contentType: "image/png", body: photoOf("#1e64b3") }),
    )
    return nextTab(stage, "Entries")
  },
  rows: [
    screen.row("a dialog with a file and an address", async (stage) => {
      await openPhotoDialog(stage, "Car 1")
      await found(dialog(stage).locator("input[type=file]")).toBeAttached()
      await found(dialog(stage).getByText(/URL/).first()).toBeVisible()
    }),
    validation.row("'Please select an image file (JPG, PNG, etc.)'", async (stage) => {
      await chooseFile(stage, file("notes.txt", "text/plain", Buffer.from("words")))
      await isShown(stage, "Please select an image file (JPG, PNG, etc.)")
    }),
    limits.row("JPG, PNG, GIF and WebP can be chosen", async (stage) => {
      await found(dialog(stage).locator("input[type=file]")).toHaveAttribute("accept", /image\/\*|image\/webp/)
    }),
    limits.row("'Please select an image smaller than 10MB'", async (stage) => {
      // By its path, because a buffer would go to the browser in one message.
      const huge = join(stage.server.dataDir, "huge.png")
      await writeFile(huge, "")
      await truncate(huge, 10 * 1024 * 1024 + 1)
      await chooseFile(stage, huge)
      await isShown(stage, "Please select an image smaller than 10MB")
    }),
    errors.row("'Upload failed' with the server's message; the panel says to try again", async (stage) => {
      await stage.page.route("**/upload-image", (route) =>
        route.fulfill({ status: 503, json: { error: "The server is resting.", code: "UNAVAILABLE" } }),
      )
      await chooseFile(stage, png())
      await found(noticeOf(stage.page, "Upload failed", "The server is resting.")).toBeVisible()
      await isShown(stage, "Failed to upload image. Please try again.")
      await stage.page.unroute("**/upload-image")
    }),
    validation.row("'Please enter a valid image URL'", async (stage) => {
      await giveAddress(stage, "")
      await isShown(stage, "Please enter a valid image URL")
    }),
    validation.row("'Please enter a valid URL starting with http:// or https://'", async (stage) => {
      await giveAddress(stage, "ftp://example.com/car.png")
      await isShown(stage, "Please enter a valid URL starting with http:// or https://")
    }),
    errors.row("'Could not save the image URL. Please check the link and try again.'", async (stage) => {
      const release = await refuseCalls(stage.page, "organizer.updateEntry")
      await giveAddress(stage, OUTSIDE_PHOTO)
      await isShown(stage, "Could not save the image URL. Please check the link and try again.")
      await release()
    }),
    state.row("an address that is saved shows as the entry's thumbnail", async (stage) => {
      await giveAddress(stage, OUTSIDE_PHOTO)
      await found(dialog(stage).locator("img").first()).toBeVisible()
      await closePhotoDialog(stage)
      await found(rowOf(stage, "Car 1").locator("img").first()).toBeVisible()
    }),
    state.row("a file that is uploaded shows as the entry's thumbnail", async (stage) => {
      await openPhotoDialog(stage, "Car 2")
      await chooseFile(stage, png())
      await found(dialog(stage).locator('img[src*="/photos/"]').first()).toBeVisible()
      await closePhotoDialog(stage)
      await found(rowOf(stage, "Car 2").locator("img").first()).toBeVisible()
    }),
  ],
}

export const ENTRY_BATCH: Scene = {
  name: "deleting several entries",
  open: (stage) => nextTab(stage, "Entries"),
  rows: [
    screen.row("a batch mode with select all, clear and delete selected", async (stage) => {
      await button(stage, "More actions").click()
      await stage.page.getByRole("menuitem", { name: /batch|select|several/i }).click()
      await button(stage, /select all/i).click()
      await found(stage.page.getByRole("row").getByRole("checkbox", { checked: true })).toHaveCount(3)
      await found(button(stage, /delete selected/i)).toBeEnabled()
      await button(stage, /clear/i).click()
      await found(stage.page.getByRole("row").getByRole("checkbox", { checked: true })).toHaveCount(0)
    }),
    errors.notice("Batch delete failed", "Could not delete the selected entries. Please try again.", async (stage) => {
      await button(stage, /select all/i).click()
      const release = await refuseCalls(stage.page, "organizer.deleteEntries")
      await button(stage, /delete selected/i).click()
      await dialog(stage)
        .getByRole("button", { name: /delete/i })
        .click()
      await found(noticeOf(stage.page, "Batch delete failed")).toBeVisible()
      await release()
    }),
    state.row("deleted together, they are gone", async (stage) => {
      await button(stage, /delete selected/i).click()
      await inDialog(stage, /delete/i).click()
      await found(stage.page.getByRole("tab", { name: /^Entries \(0\)/ })).toBeVisible()
    }),
  ],
}

const csv = (text: string, name = "entries.csv") => file(name, "text/csv", Buffer.from(text))
const HEADER = "Entry Name,Description,Image URL,Owner/Participant,Voting ID,Show Entry Name,Show Owner/Participant"

async function importFile(stage: Stage, chosen: ReturnType<typeof file> | string): Promise<void> {
  await stage.page.locator("input[type=file]").first().setInputFiles(chosen)
}

async function confirmImport(stage: Stage): Promise<void> {
  const confirm = stage.page
    .getByRole("button", { name: /^(Import \d|Try again)/ })
    .filter({ visible: true })
    .last()
  await found(confirm).toBeEnabled()
  await confirm.click()
}

export const CSV: Scene = {
  name: "csv import and export",
  open: (stage) => nextTab(stage, "Overview"),
  rows: [
    validation.row("'Please upload a CSV file'", async (stage) => {
      await importFile(stage, file("entries.txt", "text/plain", Buffer.from(HEADER)))
      await isShown(stage, "Please upload a CSV file")
    }),
    validation.row("'CSV file is empty'", async (stage) => {
      await importFile(stage, csv(""))
      await isShown(stage, "CSV file is empty")
    }),
    validation.row("'CSV must contain columns: ...'", async (stage) => {
      await importFile(stage, csv("Entry Name,Description\nCar,Red\n"))
      await isShown(stage, "CSV must contain columns: Entry Name, Owner/Participant, Voting ID")
    }),
    errors.notice("Import failed", "The server is resting.", async (stage) => {
      const release = await refuseCalls(stage.page, "csv.import")
      await importFile(stage, csv(`${HEADER}\nCar 1,"Red, with stripes",,Mia,1,yes,no\nCar 2,,,Noah,2,,\n`))
      await confirmImport(stage)
      await found(noticeOf(stage.page, "Import failed")).toBeVisible()
      await release()
    }),
    errors.notice("Import failed", "Failed to import CSV", async (stage) => {
      await stage.page.route(/csv\.import/, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }))
      await confirmImport(stage)
      await found(noticeOf(stage.page, "Import failed", "Failed to import CSV")).toBeVisible()
      await stage.page.unroute(/csv\.import/)
    }),
    state.row("all seven columns are taken, quotes removed", async (stage) => {
      await confirmImport(stage)
      await found(stage.page.getByRole("tab", { name: /^Entries \(2\)/ })).toBeVisible()
      await stage.page.getByRole("tab", { name: /^Entries/ }).click()
      await isShown(stage, "Red, with stripes")
    }),
    screen.row("the export is downloaded as the event's name and _contestants.csv", async (stage) => {
      const download = stage.page.waitForEvent("download")
      await button(stage, /Download CSV/i).click()
      found((await download).suggestedFilename()).toMatch(/^Walked[ _]Show_contestants\.csv$/)
    }),
    errors.notice("Download Failed", "Could not download the CSV file. Please try again.", async (stage) => {
      await refuseCalls(stage.page, "csv.export")
      await stage.page.route("**/export-csv", (route) => route.fulfill({ status: 503, json: {} }))
      await button(stage, /Download CSV/i).click()
    }),
  ],
}
