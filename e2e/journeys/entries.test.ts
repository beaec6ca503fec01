import type { Page } from "@playwright/test"
import { expectAccessibleInBoth } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { pressInMenu } from "../pages/dashboard.ts"
import { expectNotice } from "../pages/notice.ts"
import { photoOf, TRACED_PREVIEW } from "../pages/photo.ts"
import { addEntry, type PreparedEvent, prepareEvent } from "../pages/prepared-event.ts"
import { openDashboard } from "../pages/signed-in.ts"

async function openEntries(page: Page, event: PreparedEvent): Promise<void> {
  await openDashboard(page, event, "entries")
  await expect(page.getByRole("tab", { name: /^Entries/, selected: true })).toBeVisible()
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name })
const dialog = (page: Page) => page.getByRole("dialog")

test("entries are added one after another, each with its photo; a photo is removed @desktop", async ({
  page,
  request,
  noise,
}) => {
  noise.expect(TRACED_PREVIEW)
  noise.expect(/status of 415|photos\.example\.com|Failed to load resource/)
  await openEntries(page, await prepareEvent(request, { name: "Busy Gate Show" }))
  const fill = async (name: string, votingId: string) => {
    await dialog(page).getByRole("textbox", { name: "Entry Name" }).fill(name)
    await dialog(page).getByRole("textbox", { name: "Owner/Participant" }).fill("Mia Berg")
    await dialog(page).getByRole("textbox", { name: "Voting ID" }).fill(votingId)
  }
  const choose = (name: string, buffer: Buffer) =>
    dialog(page).locator("input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer })
  await page.getByRole("button", { name: "Add Entry" }).click()
  await fill("Blue Comet", "A1")
  await choose("comet.png", photoOf("#1f4fbf"))
  await dialog(page).getByRole("button", { name: "Add and Next" }).click()
  await expect(dialog(page).getByRole("textbox", { name: "Entry Name" })).toHaveValue("")
  await expect(dialog(page).getByRole("textbox", { name: "Entry Name" })).toBeFocused()
  await expectNotice(page, "Entry added", "Blue Comet")
  await expect(row(page, "Blue Comet").locator("img")).toHaveAttribute("src", /^\/photos\/.+-thumb\.webp$/)

  await fill("Desert Fox", "a1")
  await expect(dialog(page).getByText("“A1” exists already and looks almost the same.")).toBeVisible()
  await choose("torn.png", Buffer.from("not a picture"))
  await dialog(page).getByRole("button", { name: "Add Entry" }).click()
  await expectNotice(page, "Upload failed")
  await expect(page.getByRole("dialog", { name: "Photo of Desert Fox" })).toContainText(
    "The entry was added, but its photo was not.",
  )
  await expect(page.getByRole("tab", { name: "Entries (2)" })).toBeVisible()

  const file = dialog(page).locator("input[type=file]")
  await file.setInputFiles({ name: "fox.png", mimeType: "image/png", buffer: photoOf("#b3261e", 3_000, 2_000) })
  await expectNotice(page, "Photo saved")
  await expect(dialog(page).getByRole("img", { name: "Desert Fox" })).toHaveAttribute("src", /^\/photos\/.+\.webp$/)
  await dialog(page).getByRole("button", { name: "Remove Photo" }).click()
  await dialog(page).getByRole("button", { name: "Really Remove This Photo" }).click()
  await expectNotice(page, "Photo removed")
  await expect(dialog(page).getByText("No photo yet")).toBeVisible()
  // An external photo that does not exist any more.
  await page.route("https://photos.example.com/**", (route) => route.fulfill({ status: 404 }))
  await dialog(page).getByText("Use an image URL").click()
  await dialog(page).getByRole("textbox", { name: "Image URL" }).fill("https://photos.example.com/gone.jpg")
  await dialog(page).getByRole("button", { name: "Save Image URL" }).click()
  await expectNotice(page, "Photo saved")
  await expect(dialog(page).getByText("This address does not show a picture.")).toBeVisible()
})

test("on a phone one row is above the search: the first action, and a menu with the others @phone", async ({
  page,
  request,
}) => {
  const event = await prepareEvent(request, { name: "Gate in the Hand" })
  await addEntry(request, event.id, { entryName: "Blue Comet", ownerParticipant: "Mia Berg", votingId: "A1" })
  await openEntries(page, event)
  const more = page.getByRole("button", { name: "More actions" })
  await more.click()
  const items = page.getByRole("menuitem")
  await expect(items.last()).toHaveText("Batch Delete")
  for (const item of await items.all()) expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectAccessibleInBoth(page, { within: "[role=menu]" })

  await page.getByRole("menuitem", { name: "Import CSV" }).click()
  const importing = page.getByRole("dialog", { name: "Import entries from a CSV file" })
  await expect(importing).toBeVisible()
  await expect.poll(async () => (await importing.boundingBox())?.width).toBe(page.viewportSize()?.width)
  await page.keyboard.press("Escape")
  await expect(more).toBeFocused()
  await pressInMenu(row(page, "Blue Comet"), "Edit Blue Comet")
  await expect(page.getByRole("dialog", { name: "Edit Entry" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("button", { name: "More for Blue Comet" })).toBeFocused()
  await more.click()
  await items.last().click()
  await expect(page.getByRole("checkbox", { name: "Select Blue Comet" })).toBeVisible()
})

test("a long form keeps its buttons visible, and they do not cover the focused field @phone", async ({
  page,
  request,
}) => {
  await openEntries(page, await prepareEvent(request, { name: "Long Form Show" }))
  await page.getByRole("button", { name: "Add Entry" }).first().click()
  await expect(dialog(page).getByRole("textbox", { name: "Entry Name" })).toBeFocused()
  await expect(dialog(page).getByRole("button", { name: "Add Entry" })).toBeInViewport({ ratio: 1 })
  const fields: boolean[] = []
  for (let isClear = await clearOfButtons(page); isClear !== null; isClear = await clearOfButtons(page)) {
    fields.push(isClear)
    await page.keyboard.press("Tab")
  }
  expect(fields.length).toBeGreaterThan(10)
  expect(fields).not.toContain(false)
})

/** Whether the focused element ends above the dialog's buttons; null if it is one of them. */
const clearOfButtons = (page: Page) =>
  page.evaluate(() => {
    const buttons = document.querySelector("[role=dialog] [type=submit]")?.parentElement
    if (!buttons || !document.activeElement || buttons.contains(document.activeElement)) return null
    return document.activeElement.getBoundingClientRect().bottom <= buttons.getBoundingClientRect().top
  })
