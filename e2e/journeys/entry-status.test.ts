import { expectAccessible } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { preparePanel, shownEntry, submitWithTerms, typeOnSlider } from "../pages/judging.ts"
import { expectNotice } from "../pages/notice.ts"
import { openDashboard, openJudging } from "../pages/signed-in.ts"

test("entries are withdrawn, absent and checked in while a judge works @phone", async ({
  page,
  request,
  newDevice,
}) => {
  const { event, judge } = await preparePanel(request)
  const { organizer } = apiOf(request)
  const screen = await (await newDevice()).newPage()
  await openDashboard(screen, event, "entries")
  const choose = async (action: string, name: string) => {
    await screen.getByRole("button", { name: `More for ${name}` }).click()
    await screen.getByRole("menuitem", { name: `${action}: ${name}` }).click()
  }
  await openJudging(page, judge)
  await expect(shownEntry(page)).toHaveText("Silver Arrow")
  await typeOnSlider(page, "Paint", 20)

  await test.step("an open sheet says that its entry was withdrawn, and can be submitted", async () => {
    await choose("Withdraw", "Silver Arrow")
    await screen.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click()
    await expectNotice(screen, "Withdrawn", "A1 Silver Arrow")
    await expect(page.getByText("A1 was withdrawn. Your points are kept.")).toBeVisible()
    await submitWithTerms(page)
    await expect(shownEntry(page)).toHaveText("Blue Whale")
    const { submittedSheets, expectedSheets } = await organizer.results.query({ eventId: event.id })
    expect([submittedSheets, expectedSheets]).toEqual([0, 2])
  })

  await test.step("an absent entry opens read-only, and can be judged anyway", async () => {
    await choose("Absent", "Green Bolt")
    await expectNotice(screen, "Absent", "A10 Green Bolt")
    await page.getByRole("button", { name: "Entries" }).click()
    const list = page.getByRole("dialog")
    await list.getByText("Not judged (2)").click()
    await list.getByRole("button", { name: /Green Bolt/ }).click()
    await expect(shownEntry(page)).toHaveText("Green Bolt")
    await expect(page.getByRole("button", { name: "Submit Score" })).toBeDisabled()
    await page.getByRole("button", { name: "It is here: judge it anyway" }).click()
    await typeOnSlider(page, "Paint", 10)
    await page.getByRole("button", { name: "Submit Score" }).click()
    await page.getByRole("button", { name: "Submit with 0 points" }).click()
    await expect
      .poll(async () => (await organizer.review.query({ eventId: event.id })).blocking.map(({ kind }) => kind))
      .toContain("statusContradicted")
    await expectAccessible(page)
  })

  await test.step("checked in and back, both sheets count", async () => {
    await choose("Check in", "Green Bolt")
    await screen.getByRole("dialog").getByRole("button", { name: "Check in" }).click()
    await expectNotice(screen, "Here", "A10 Green Bolt")
    await choose("Back to expected", "Silver Arrow")
    await screen.getByRole("dialog").getByRole("button", { name: "Back to expected" }).click()
    const results = () => organizer.results.query({ eventId: event.id })
    await expect.poll(async () => (await results()).submittedSheets).toBe(2)
    const { entries: rows } = await results()
    expect(rows.map(({ votingId, status }) => `${votingId} ${status}`)).toEqual([
      "A1 expected",
      "A10 checkedIn",
      "A2 expected",
    ])
    await expect(screen.getByRole("group", { name: "Show only" })).toContainText("Here 1")
  })
})
