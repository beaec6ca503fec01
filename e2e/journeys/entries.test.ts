import type { APIRequestContext, Page } from "@playwright/test"
import { expectAccessibleInBoth } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { expectNotice } from "../pages/notice.ts"
import { photoOf, TRACED_PREVIEW } from "../pages/photo.ts"
import { addAward, addEntry, entriesOf, type PreparedEvent, prepareEvent } from "../pages/prepared-event.ts"
import { openDashboard } from "../pages/signed-in.ts"

async function openEntries(page: Page, event: PreparedEvent): Promise<void> {
  await openDashboard(page, event, "entries")
  await expect(page.getByRole("tab", { name: /^Entries/, selected: true })).toBeVisible()
}

async function eventWithCars(request: APIRequestContext, name: string, count: number): Promise<PreparedEvent> {
  const event = await prepareEvent(request, { name })
  for (let number = 1; number <= count; number += 1) {
    await addEntry(request, event.id, {
      entryName: `Car ${number}`,
      ownerParticipant: `Owner ${number}`,
      votingId: `K${number}`,
    })
  }
  return event
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name })
const dialog = (page: Page) => page.getByRole("dialog")

test("the first entry is added, changed and deleted @desktop", async ({ page, request }, { project }) => {
  await openEntries(page, await prepareEvent(request, { name: `First Entry Show (${project.name})` }))
  await expect(page.getByText("No entries yet")).toBeVisible()
  await page.getByRole("button", { name: "Add Entry" }).click()
  await expect(dialog(page).getByLabel("Entry Name", { exact: false }).first()).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(dialog(page).getByText("Entry name is required")).toBeVisible()
  await expectAccessibleInBoth(page)

  const fill = async (name: string, owner: string, votingId: string) => {
    await dialog(page).getByRole("textbox", { name: "Entry Name" }).fill(name)
    await dialog(page).getByRole("textbox", { name: "Owner/Participant" }).fill(owner)
    await dialog(page).getByRole("textbox", { name: "Voting ID" }).fill(votingId)
  }
  await fill("Blue Comet", "Mia Berg", "A1")
  await dialog(page).getByLabel("Classic vehicle (1995 or older)").check()
  await page.keyboard.press("Enter")
  await expectNotice(page, "Entry added", "Blue Comet")
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole("tab", { name: "Entries (1)" })).toBeVisible()

  await page.keyboard.press("n")
  await fill("Desert Fox", "Tom Álvarez", "A2")
  await page.keyboard.press("Enter")
  await expect(row(page, "Desert Fox")).toContainText("Tom Álvarez")
  await expectAccessibleInBoth(page)

  await page.getByRole("button", { name: "Edit Blue Comet" }).click()
  await expect(dialog(page).getByLabel("Classic vehicle (1995 or older)")).toBeChecked()
  await dialog(page).getByRole("textbox", { name: "Description" }).fill("1967 fastback")
  await dialog(page).getByRole("button", { name: "Save Changes" }).click()
  await expect(row(page, "Blue Comet")).toContainText("1967 fastback")

  await page.getByRole("button", { name: "Delete Blue Comet" }).click()
  await expect(dialog(page)).toContainText("“Blue Comet” (A1) will be deleted with its photo, every score")
  await dialog(page).getByRole("button", { name: "Delete entry" }).click()
  await expect(row(page, "Blue Comet")).toHaveCount(0)
})

test("a search narrows the list, and a batch deletes what it found @desktop", async ({ page, request }, {
  project,
}) => {
  await openEntries(page, await eventWithCars(request, `Batch of Cars (${project.name})`, 4))
  await page.getByLabel("Search entries").fill("owner 3")
  await expect(page.getByText("1 of 4 entries")).toBeVisible()
  await expect(row(page, "Car 1")).toHaveCount(0)
  await page.getByLabel("Search entries").fill("zebra")
  await expect(page.getByText("No entries found")).toBeVisible()
  await page.getByRole("button", { name: "Clear search" }).last().click()

  await page.getByRole("button", { name: "Batch Delete" }).click()
  await page.getByLabel("Select Car 2").check()
  await expect(page.getByText("1 entry selected")).toBeVisible()
  await page.getByRole("button", { name: "Select All" }).click()
  await expect(page.getByRole("button", { name: "Delete Selected (4)" })).toBeEnabled()
  await expectAccessibleInBoth(page)
  await page.getByRole("button", { name: "Clear", exact: true }).click()
  await expect(page.getByRole("button", { name: "Delete Selected (0)" })).toBeDisabled()
  await page.getByLabel("Select Car 1").check()
  await page.getByLabel("Select Car 4").check()
  await page.getByRole("button", { name: "Delete Selected (2)" }).click()
  await dialog(page).getByRole("button", { name: "Delete 2 entries" }).click()
  await expectNotice(page, "Entries deleted", "2 entries deleted.")
  await expect(row(page, "Car 2")).toBeVisible()
  await expect(row(page, "Car 4")).toHaveCount(0)
})

test("a photo comes by file or by address, and goes again @desktop", async ({ page, request, noise }, { project }) => {
  // An outside photo that is gone.
  noise.expect(/photos\.example\.com|Failed to load resource/)
  await page.route("https://photos.example.com/**", (route) => route.fulfill({ status: 404 }))
  noise.expect(TRACED_PREVIEW)
  await openEntries(page, await eventWithCars(request, `Photo Show (${project.name})`, 1))
  await page.getByRole("button", { name: "Photo of Car 1" }).click()
  const file = dialog(page).locator("input[type=file]")
  await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no photo") })
  await expect(dialog(page).getByText("Please select an image file (JPG, PNG, etc.)")).toBeVisible()
  const large = { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1_048_576 + 1) }
  await file.setInputFiles(large)
  await expect(dialog(page).getByText("Please select an image smaller than 10MB")).toBeVisible()
  await file.setInputFiles({ name: "torn.png", mimeType: "image/png", buffer: Buffer.from("not a picture") })
  await expect(dialog(page).getByText("Failed to upload image. Please try again.")).toBeVisible()
  await expectNotice(page, "Upload failed")
  await expectAccessibleInBoth(page)

  await file.setInputFiles({ name: "car.png", mimeType: "image/png", buffer: photoOf("#1f4fbf", 3_000, 2_000) })
  await expectNotice(page, "Photo saved")
  await expect(dialog(page).getByRole("img", { name: "Car 1" })).toHaveAttribute("src", /^\/photos\/.+\.webp$/)
  await dialog(page).getByRole("button", { name: "Remove photo" }).click()
  await dialog(page).getByRole("button", { name: "Really remove this photo" }).click()
  await expectNotice(page, "Photo removed")
  await expect(dialog(page).getByText("No photo yet")).toBeVisible()

  await dialog(page).getByText("Use an image URL").click()
  const save = dialog(page).getByRole("button", { name: "Save Image URL" })
  await save.click()
  await expect(dialog(page).getByText("Please enter a valid image URL")).toBeVisible()
  await dialog(page).getByRole("textbox", { name: "Image URL" }).fill("ftp://cars.example/blue.jpg")
  await save.click()
  await expect(dialog(page).getByText("Please enter a valid URL starting with http:// or https://")).toBeVisible()
  await dialog(page).getByRole("textbox", { name: "Image URL" }).fill("https://photos.example.com/gone.jpg")
  await save.click()
  await expectNotice(page, "Photo saved")
  await expect(dialog(page).getByText("This photo cannot be shown")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeHidden()
})

test("one entry after another is added, each with its photo @desktop", async ({ page, request, noise }) => {
  noise.expect(TRACED_PREVIEW)
  noise.expect(/status of 415/)
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
})

test("flags are set for many entries at once, and deleting names what goes along @desktop", async ({
  page,
  request,
}) => {
  const event = await eventWithCars(request, "Electric Show", 3)
  const [car] = await entriesOf(request, event.id)
  const award = await addAward(request, event.id, { name: "Best of Show" })
  await request.post("/api/award-winners", { data: { awardId: award.id, entryId: car?.id, assignedBy: "Organizer" } })
  await openEntries(page, event)
  await page.getByRole("button", { name: "Set Flags" }).click()
  await page.getByRole("button", { name: "Select All" }).click()
  await page.getByRole("button", { name: "Set Flags" }).click()
  await dialog(page).getByRole("radiogroup", { name: "Electric vehicle" }).getByText("Yes").click()
  await expectAccessibleInBoth(page)
  await dialog(page).getByRole("button", { name: "Set for 3 entries" }).click()
  await expectNotice(page, "Flags set", "3 entries changed.")
  await page.getByRole("button", { name: "Done" }).click()
  await page.getByRole("button", { name: "Delete Car 1" }).click()
  await expect(dialog(page)).toContainText("“Car 1” (K1): award “Best of Show”")
  await dialog(page).getByRole("button", { name: "Delete entry" }).click()
  await expect(page.getByRole("button", { name: "Delete Car 2" })).toBeFocused()
  await expectNotice(page, "Entry deleted", "Car 1")
})

test("a long list keeps only the rows in sight in the page @desktop", async ({ page, request }) => {
  const event = await prepareEvent(request, { name: "Long Show" })
  const csvData = Array.from({ length: 2_000 }, (_, index) => ({
    "Entry Name": `Car ${index + 1}`,
    "Owner/Participant": `Owner ${index + 1}`,
    "Voting ID": String(index + 1),
  }))
  const imported = await request.post(`/api/events/${event.id}/import-csv`, { data: { csvData } })
  expect(imported.status()).toBe(201)
  await openEntries(page, event)
  await expect(page.getByRole("table", { name: "Entries" })).toHaveAttribute("aria-rowcount", "2001")
  expect(await page.getByRole("row").count()).toBeLessThan(60)
  await page.keyboard.press("End")
  await expect(page.getByText("Car 2000", { exact: true })).toBeVisible()
  // Another tab begins at its start, however far down this one was read.
  await page.getByRole("tab", { name: /^Criteria/ }).click()
  await expect(page.getByText("Depth, evenness, finish.")).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(300)
  await page.getByRole("tab", { name: /^Entries/ }).click()
  await page.getByLabel("Search entries").fill("Owner 1234")
  await expect(page.getByText("1 of 2,000 entries")).toBeVisible()
})
