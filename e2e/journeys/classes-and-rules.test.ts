import type { Page } from "@playwright/test"
import { expectAccessible, expectAccessibleInBoth } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { expectNotice } from "../pages/notice.ts"
import { addEntry, addJudge, criteriaOf, prepareEvent, saveSheet } from "../pages/prepared-event.ts"
import { openDashboard } from "../pages/signed-in.ts"

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name })

test("classes are made and given to entries, and a tie-break shows whom it moves @desktop", async ({
  page,
  request,
}) => {
  const event = await prepareEvent(request, { name: "Classes and Rules" })
  const criteria = await criteriaOf(request, event.id)
  const judge = await addJudge(request, event.id, "Kim")
  // 25 of 35 points each; the second is better on paint.
  for (const [index, points] of [
    [15, 10],
    [20, 5],
  ].entries()) {
    const votingId = `A${index + 1}`
    const entry = await addEntry(request, event.id, {
      entryName: `Car ${index + 1}`,
      ownerParticipant: "Mia",
      votingId,
    })
    const scores = criteria.map(({ id }, at) => ({ criterionId: id, points: points[at] ?? 0 }))
    await saveSheet(request, judge, { entryId: entry.id, scores, isSubmitted: true })
  }
  await openDashboard(page, event, "entries")
  await page.getByRole("button", { name: "Classes" }).click()
  await dialog(page, "Classes").getByRole("button", { name: "Add Class" }).click()
  await dialog(page, "Add Class").getByLabel("Class Name").fill("Pre-1960")
  await dialog(page, "Add Class").getByLabel("Smallest Size").fill("3")
  await dialog(page, "Add Class").getByLabel("Class Name").press("Enter")
  await expect(page.getByRole("button", { name: "Edit Pre-1960" })).toBeFocused()
  await expectNotice(page, "Class added", "Pre-1960")
  await expect(dialog(page, "Classes").getByText("Below its smallest size")).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(dialog(page, "Classes")).toBeHidden()

  await page.getByRole("button", { name: "Edit Car 2" }).click()
  await dialog(page, "Edit Entry").getByLabel("Class", { exact: true }).selectOption("Pre-1960")
  await dialog(page, "Edit Entry").getByRole("button", { name: "Save Changes" }).click()
  await expectNotice(page, "Entry saved", "Car 2")
  await page.getByRole("combobox", { name: "Class" }).selectOption("Pre-1960")
  const rows = page.getByRole("table", { name: "Entries" }).getByRole("row")
  await expect(rows).toHaveCount(2)
  await expect(rows.last()).toContainText("Pre-1960")
  await expectAccessibleInBoth(page)

  await page.goto("/dashboard?tab=results")
  await page.getByRole("button", { name: "Result Rules" }).click()
  const rules = dialog(page, "Result Rules")
  await rules.getByRole("combobox", { name: "Add a step" }).selectOption("Average of Paint")
  await expect(rules.getByText("A1 Car 1: 1st → 2nd")).toBeVisible()
  await expectAccessible(page)
  await rules.getByRole("button", { name: "Save Rules" }).click()
  await expect(page.getByRole("button", { name: "Result Rules" })).toBeFocused()
  await expectNotice(page, "Result rules saved")
})
