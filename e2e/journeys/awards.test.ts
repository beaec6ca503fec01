import type { Page } from "@playwright/test"
import { expectAccessibleInBoth } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { assignAward } from "../pages/dashboard.ts"
import { expectNotice, undoFrom } from "../pages/notice.ts"
import { addAward, addEntry, prepareEvent, signInOrganizer } from "../pages/prepared-event.ts"
import { openDashboard } from "../pages/signed-in.ts"

const card = (page: Page, award: string) => page.getByRole("listitem").filter({ hasText: award }).first()

test("an award is created, given, changed and deleted @desktop", async ({ page, request }, { project }) => {
  const event = await prepareEvent(request, { name: `Award Show (${project.name})` })
  await addEntry(request, event.id, { entryName: "Blue Comet", ownerParticipant: "Mia Berg", votingId: "A1" })
  await addEntry(request, event.id, { entryName: "Desert Fox", ownerParticipant: "Tom", votingId: "A2" })
  await openDashboard(page, event, "awards")
  await expect(page.getByText("No awards yet")).toBeVisible()
  await page.getByRole("button", { name: "Add Award" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByRole("heading", { name: "Add New Award" })).toBeVisible()
  await dialog.getByRole("button", { name: "Create" }).click()
  await expect(dialog.getByText("Award name is required")).toBeVisible()
  await expectAccessibleInBoth(page)
  await dialog.getByLabel("Award Name").fill("Best Paint")
  await dialog.getByLabel("Priority Level").fill("5")
  await dialog.getByLabel("Max Winners").fill("2")
  await dialog.getByRole("button", { name: "Create" }).click()
  await expectNotice(page, "Award created", "Best Paint")

  await assignAward(page, "Best Paint", "Blue Comet (A1) - Mia Berg")
  await expectNotice(page, "Award assigned")
  await assignAward(page, "Best Paint", "Desert Fox (A2) - Tom")
  await expect(card(page, "Best Paint")).toContainText("2 of 2 winners")
  await expect(page.getByRole("button", { name: "Assign Award: Best Paint" })).toBeDisabled()
  await expectAccessibleInBoth(page)

  await page.getByRole("button", { name: "Edit Best Paint" }).click()
  await expect(dialog.getByRole("heading", { name: "Edit Award" })).toBeVisible()
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
  await expect(dialog).toContainText("“Best Paint” will be deleted and taken from Blue Comet (A1).")
  await dialog.getByRole("button", { name: "Delete award" }).click()
  await expect(page.getByText("No awards yet")).toBeVisible()
})

test("an award that is deleted elsewhere is told in its open dialog, and never made anew @desktop", async ({
  page,
  request,
  newDevice,
}, { project }) => {
  const event = await prepareEvent(request, { name: `Deleted Award Show (${project.name})` })
  await addEntry(request, event.id, { entryName: "Blue Comet", ownerParticipant: "Mia Berg", votingId: "A1" })
  const paint = await addAward(request, event.id, { name: "Best Paint" })
  await addAward(request, event.id, { name: "Best Sound" })
  const elsewhere = (await newDevice()).request
  await signInOrganizer(elsewhere, event)
  await openDashboard(page, event, "awards")
  await page.getByRole("button", { name: "Edit Best Paint" }).click()
  const dialog = page.getByRole("dialog", { name: "Edit Award" })
  await dialog.getByLabel("Award Name").fill("Best Paint of all")
  await elsewhere.delete(`/api/awards/${paint.id}`)
  await expect(dialog.getByRole("alert")).toContainText("This award was deleted meanwhile")
  await expect(dialog.getByLabel("Award Name")).toHaveValue("Best Paint of all")
  await expect(dialog.getByRole("button", { name: "Update" })).toBeDisabled()
  await dialog.getByRole("button", { name: "Close" }).last().click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("list", { name: "Awards" }).getByRole("heading")).toHaveText(["Best Sound"])

  await page.getByRole("button", { name: "Delete Best Sound" }).focus()
  await addAward(elsewhere, event.id, { name: "Harbour Cup" })
  await expect(page.getByRole("heading", { name: "Harbour Cup" })).toBeVisible()
  await page.keyboard.press("Enter")
  await page.getByRole("dialog").getByRole("button", { name: "Delete award" }).press("Enter")
  await expect(page.getByRole("button", { name: "Edit Harbour Cup" })).toBeFocused()
})
