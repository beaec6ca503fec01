import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { expectNotice } from "../pages/notice.ts"
import { photoOf, TRACED_PREVIEW } from "../pages/photo.ts"
import { type PreparedEvent, prepareEvent } from "../pages/prepared-event.ts"
import { openDashboard } from "../pages/signed-in.ts"

async function openEntries(page: Page, event: PreparedEvent): Promise<void> {
  await openDashboard(page, event, "entries")
  await expect(page.getByRole("tab", { name: /^Entries/, selected: true })).toBeVisible()
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name })
const dialog = (page: Page) => page.getByRole("dialog")

test("one entry after another is added, each with its photo; a photo goes again @desktop", async ({
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
  await dialog(page).getByRole("button", { name: "Save and Add Another" }).click()
  await expect(dialog(page).getByRole("textbox", { name: "Entry Name" })).toHaveValue("")
  await expect(dialog(page).getByRole("textbox", { name: "Entry Name" })).toBeFocused()
  await expectNotice(page, "Entry added", "Blue Comet")
  await expect(row(page, "Blue Comet").locator("img")).toHaveAttribute("src", /^\/photos\/.+-thumb\.webp$/)

  await fill("Desert Fox", "a1")
  await expect(dialog(page).getByText("There is “A1” already, which is easily taken for this one.")).toBeVisible()
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
  await dialog(page).getByRole("button", { name: "Remove photo" }).click()
  await dialog(page).getByRole("button", { name: "Really remove this photo" }).click()
  await expectNotice(page, "Photo removed")
  await expect(dialog(page).getByText("No photo yet")).toBeVisible()
  // An outside photo that is gone.
  await page.route("https://photos.example.com/**", (route) => route.fulfill({ status: 404 }))
  await dialog(page).getByText("Use an image URL").click()
  await dialog(page).getByRole("textbox", { name: "Image URL" }).fill("https://photos.example.com/gone.jpg")
  await dialog(page).getByRole("button", { name: "Save Image URL" }).click()
  await expectNotice(page, "Photo saved")
  await expect(dialog(page).getByText("This photo cannot be shown")).toBeVisible()
})
