import { refuseCalls } from "../pages/calls.ts"
import { noticeOf } from "../pages/notice.ts"
import { addEntry, prepareEvent } from "../pages/prepared-event.ts"
import { button, dialog, inDialog, openTab } from "./dashboard.ts"
import { found, rowsOf, type Scene, type Stage } from "./table.ts"

const screen = rowsOf("screens")
const state = rowsOf("states")
const errors = rowsOf("errors")
const limits = rowsOf("limits")

const rowOf = ({ page }: Stage, name: string) => page.getByRole("row").filter({ hasText: name })

const FLAGS = [/electric/i, /cosplay/i, /1995 or older/i, /custom paint/i, /performance/i, /sound/i]

async function openOwnEvent(stage: Stage, name: string): Promise<void> {
  const event = await prepareEvent(stage.api, { name })
  for (const number of [1, 2, 3]) {
    const fields = { entryName: `Car ${number}`, ownerParticipant: `Owner ${number}`, votingId: `K${number}` }
    await addEntry(stage.api, event.id, { ...fields, description: `Words ${number}` })
  }
  stage.noise.expect(/status of (400|409|415|503)/)
  await openTab(stage, "Entries", event)
}

export const ENTRIES: Scene = {
  name: "entries tab",
  open: (stage) => openOwnEvent(stage, "Entries Show"),
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
      await found(dialog(stage)).toBeHidden()
    }),
    screen.row("delete asks first", async (stage) => {
      await rowOf(stage, "Car 4")
        .getByRole("button", { name: /delete/i })
        .click()
      await found(dialog(stage)).toContainText("Car 4")
      await dialog(stage)
        .getByRole("button", { name: /delete/i })
        .click()
      await found(rowOf(stage, "Car 4")).toHaveCount(0)
    }),
  ],
}

export const ENTRY_BATCH: Scene = {
  name: "deleting several entries",
  open: (stage) => openOwnEvent(stage, "Batch Show"),
  rows: [
    screen.row("a batch mode with select all, clear and delete selected", async (stage) => {
      await button(stage, /batch|select|several/i).click()
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
