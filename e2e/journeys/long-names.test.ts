import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { pressInMenu } from "../pages/dashboard.ts"
import { addAward, addCriterion, addEntry, addJudge, prepareEvent } from "../pages/prepared-event.ts"
import { openMasterDashboard, openWelcome } from "../pages/signed-in.ts"

const long = (letter: string) => letter.repeat(200)

/** How far page and dialog reach beyond the right edge, except inside elements that scroll sideways. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const dialog = document.querySelector("[role=dialog]")
    const inDialog = dialog ? dialog.scrollWidth - dialog.clientWidth : 0
    return { page: scrollWidth - clientWidth, dialog: inDialog }
  })

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  expect(await overflowing(page), where).toEqual({ page: 0, dialog: 0 })
}

test("names of 200 letters without a space do not make a screen scroll sideways @phone", async ({
  page,
  request,
  server,
}) => {
  const event = await prepareEvent(request, { name: long("E"), organizerName: long("o"), location: long("L") })
  const entry = await addEntry(request, event.id, {
    entryName: long("C"),
    ownerParticipant: long("O"),
    votingId: long("9"),
    description: long("d"),
  })
  await addCriterion(request, event.id, { name: long("P"), description: long("p"), maxPoints: 5, order: 6 })
  const judge = await addJudge(request, event.id, long("J"))
  await addAward(request, event.id, { name: "A".repeat(100), description: long("a") })
  expect(entry.id).toBeGreaterThan(0)

  await openMasterDashboard(page, server.masterPassword)
  await expect(page.getByText("EEEE").first()).toBeVisible()
  await expectNoSidewaysScroll(page, "the master dashboard")
  await page.getByRole("row").filter({ hasText: "EEEE" }).getByRole("button", { name: "Manage Event" }).click()
  await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible()
  for (const [tab, content] of [
    ["overview", "Event Information"],
    ["entries", "CCCC"],
    ["criteria", "PPPP"],
    ["judges", "JJJJ"],
    ["awards", "AAAA"],
    ["results", "Complete Results"],
  ] as const) {
    await page.getByRole("tab", { name: new RegExp(`^${tab}`, "i") }).click()
    await expect(page.getByRole("tabpanel").getByText(content).first()).toBeVisible()
    await expectNoSidewaysScroll(page, `the tab ${tab}`)
  }
  await page.getByRole("tab", { name: /^Entries/ }).click()
  await pressInMenu(page.getByRole("table", { name: "Entries" }), /^Delete C/)
  await expect(page.getByRole("dialog")).toContainText("CCCC")
  await expectNoSidewaysScroll(page, "the question before an entry is deleted")
  await page.keyboard.press("Escape")

  await page.goto("/organizer")
  await page.getByPlaceholder("Choose your event").click()
  await expect(page.getByRole("option", { name: /EEEE/ })).toBeVisible()
  await expectNoSidewaysScroll(page, "the choice of an event")
  await openWelcome(page, judge)
  await expectNoSidewaysScroll(page, "the judge's welcome")
  await page.goto("/judge")
  await expect(page.getByText("PPPP").first()).toBeVisible()
  await expectNoSidewaysScroll(page, "judging")
})
