import type { Page } from "@playwright/test"
import { expectAccessible } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { expectNotice, undoFrom } from "../pages/notice.ts"
import { addAward, addEntry, prepareEvent } from "../pages/prepared-event.ts"
import { signInAsOrganizer } from "../pages/sign-in.ts"

async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

const card = (page: Page, award: string) => page.getByRole("listitem").filter({ hasText: award }).first()

async function assign(page: Page, award: string, option: string): Promise<void> {
  await page.getByRole("button", { name: `Assign Award: ${award}` }).click()
  await page.getByRole("dialog").getByRole("combobox", { name: "Entry" }).fill(option.slice(0, 6))
  await page.getByRole("option", { name: option }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Assign Award" }).click()
}

test("an award is created, given, changed and deleted", async ({ page, request, noise }, { project }) => {
  noise.expect(/status of 409/)
  const event = await prepareEvent(request, { name: `Award Show (${project.name})` })
  await addEntry(request, event.id, { entryName: "Blue Comet", ownerParticipant: "Mia Berg", votingId: "A1" })
  await addEntry(request, event.id, { entryName: "Desert Fox", ownerParticipant: "Tom", votingId: "A2" })
  await signInAsOrganizer(page, event)
  await page.goto("/dashboard?tab=awards")
  await expect(page.getByText("No awards yet")).toBeVisible()
  await page.getByRole("button", { name: "Add Award" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("heading", { name: "Add New Award" })).toBeVisible()
  await expect(dialog.getByText("Higher = higher priority")).toBeVisible()
  await expect(dialog.getByText("Exclusive awards stop winners receiving lower-priority awards.")).toBeVisible()
  await dialog.getByLabel("Priority Level").fill("101")
  await dialog.getByRole("button", { name: "Create" }).click()
  await expect(dialog.getByText("Award name is required")).toBeVisible()
  await expect(dialog.getByText("Priority level must be a whole number from 1 to 100")).toBeVisible()
  await expectAccessibleInBoth(page)
  await dialog.getByLabel("Award Name").fill("Best Paint")
  await dialog.getByLabel("Priority Level").fill("5")
  await dialog.getByLabel("Max Winners").fill("2")
  await dialog.getByRole("button", { name: "Create" }).click()
  await expectNotice(page, "Award created", "Best Paint")

  await assign(page, "Best Paint", "Blue Comet (A1) - Mia Berg")
  await expectNotice(page, "Award assigned")
  await assign(page, "Best Paint", "Desert Fox (A2) - Tom")
  await expect(card(page, "Best Paint")).toContainText("2 of 2 winners")
  await expect(page.getByRole("button", { name: "Assign Award: Best Paint" })).toBeDisabled()
  await expectAccessibleInBoth(page)

  await page.getByRole("button", { name: "Edit Best Paint" }).click()
  await expect(dialog.getByRole("heading", { name: "Edit Award" })).toBeVisible()
  await dialog.getByLabel("Max Winners").fill("1")
  await dialog.getByRole("button", { name: "Update" }).click()
  await expectNotice(page, "Failed to update award.", "The award's present winners do not fit this change.")
  await dialog.getByLabel("Max Winners").fill("3")
  await dialog.getByRole("button", { name: "Update" }).click()
  await expect(card(page, "Best Paint")).toContainText("2 of 3 winners")

  await page.getByRole("button", { name: "Remove Desert Fox" }).click()
  await dialog.getByRole("button", { name: "Remove winner" }).click()
  await undoFrom(page, "Award assignment removed")
  await expectNotice(page, "Award assigned")
  await expect(card(page, "Best Paint")).toContainText("2 of 3 winners")
  await page.getByRole("button", { name: "Remove Desert Fox" }).click()
  await dialog.getByRole("button", { name: "Remove winner" }).click()
  await expectNotice(page, "Award assignment removed")
  await page.getByRole("button", { name: "Delete Best Paint" }).click()
  await expect(dialog).toContainText("“Best Paint” will be deleted and taken from 1 winner.")
  await dialog.getByRole("button", { name: "Delete award" }).click()
  await expect(page.getByText("No awards yet")).toBeVisible()
})

test("an exclusive award stands in the way of a lower one, and the server's reason is shown", async ({
  page,
  request,
  noise,
}, { project }) => {
  noise.expect(/status of 409/)
  const event = await prepareEvent(request, { name: `Exclusive Show (${project.name})` })
  await addEntry(request, event.id, { entryName: "Blue Comet", ownerParticipant: "Mia Berg", votingId: "A1" })
  await addAward(request, event.id, { name: "Small Cup", priority: 1 })
  await addAward(request, event.id, { name: "Grand Prize", priority: 10, isExclusive: true })
  await signInAsOrganizer(page, event)
  await page.goto("/dashboard?tab=awards")
  await expect(page.getByRole("list", { name: "Awards" }).getByRole("heading")).toHaveText(["Grand Prize", "Small Cup"])
  await expect(card(page, "Grand Prize")).toContainText("Exclusive")
  await assign(page, "Grand Prize", "Blue Comet (A1) - Mia Berg")
  await expectNotice(page, "Award assigned")
  await assign(page, "Small Cup", "Blue Comet (A1) - Mia Berg")
  await expectNotice(page, "Failed to assign award.", "An exclusive award stands in the way")
  await expect(page.getByRole("dialog")).toContainText("An exclusive award stands in the way")
  await expectAccessibleInBoth(page)
})
