import type { Page } from "@playwright/test"
import { expectAccessible } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { expectInstalled } from "../pages/installed-app.ts"
import { preparePanel, shownEntry, submitWithTerms, typeOnSlider } from "../pages/judging.ts"
import { openJudging, openWelcome } from "../pages/signed-in.ts"

test.use({ serviceWorkers: "allow" })

const SET_ASIDE = "Stepped aside: kept, does not count"

async function openMenu(page: Page, item: string) {
  await page.getByRole("button", { name: "About this entry" }).click()
  await page.getByRole("dialog").getByRole("button", { name: item }).click()
  return page.getByRole("dialog")
}

test("a judge without a network steps aside from an entry while their sheet of it waits, and reports another: nothing is lost, nothing doubled @phone", async ({
  page,
  context,
  request,
  noise,
}) => {
  noise.expect(/ERR_|Failed to (?:load resource|fetch)|live/)
  const { event, judge, entries } = await preparePanel(request)
  const { organizer } = apiOf(request)
  const sent: string[] = []
  page.on("request", (call) => {
    for (const name of ["stepAside", "reportEntry", "saveSheet"]) if (call.url().includes(name)) sent.push(name)
  })
  await openWelcome(page, judge)
  await expectInstalled(page)
  await openJudging(page, judge)
  await context.setOffline(true)

  await test.step("the sheet waits, and so does the declaration", async () => {
    await typeOnSlider(page, "Paint", 17)
    await submitWithTerms(page)
    await expect(shownEntry(page)).toHaveText("Blue Whale")
    await page.getByRole("button", { name: "Previous" }).first().click()
    await expect(shownEntry(page)).toHaveText("Silver Arrow")
    const dialog = await openMenu(page, "I know this one…")
    await dialog.getByRole("textbox", { name: "Why?" }).fill("My brother's car")
    await expectAccessible(page, { within: "[role=dialog]" })
    await dialog.getByRole("button", { name: "Step aside" }).click()
    await expect(page.getByRole("status").filter({ hasText: SET_ASIDE }).first()).toBeVisible()
    await expect(page.getByRole("button", { name: "2 waiting" })).toBeVisible()
  })

  await test.step("a report waits beside it, and all of it is there after a reload", async () => {
    await page.getByRole("button", { name: "Next", exact: true }).first().click()
    await expect(shownEntry(page)).toHaveText("Blue Whale")
    const dialog = await openMenu(page, "Report…")
    await dialog.getByRole("radio", { name: "Not here" }).click()
    await dialog.getByRole("button", { name: "Send report" }).click()
    await expect(page.getByRole("button", { name: "3 waiting" })).toBeVisible()
    await page.reload()
    await page.getByRole("button", { name: "3 waiting" }).click()
    const waiting = page.getByRole("dialog", { name: "Waiting to be sent" })
    await expect(waiting).toContainText("You step aside: “My brother's car”.")
    await expect(waiting).toContainText("You report that it is not here.")
    await page.keyboard.press("Escape")
    await expect(waiting).toBeHidden()
  })

  await test.step("with a network each is sent once, the declaration before its sheet", async () => {
    sent.length = 0
    await context.setOffline(false)
    await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
    expect(sent.indexOf("stepAside")).toBeLessThan(sent.indexOf("saveSheet"))
    const { conflicts } = await organizer.conflicts.query({ eventId: event.id })
    expect(conflicts).toMatchObject([{ entryId: entries[0]?.id, reason: "My brother's car", state: "active" }])
    const reports = await organizer.entryReports.query({ eventId: event.id })
    expect(reports).toMatchObject([{ entryId: entries[1]?.id, kind: "notHere" }])
    const { submittedSheets, expectedSheets } = await organizer.results.query({ eventId: event.id })
    expect([submittedSheets, expectedSheets]).toEqual([0, 2])
    const scores = await request.get(`/api/judges/${judge.id}/entries/${entries[0]?.id}/scores`)
    expect(await scores.json()).toContainEqual(expect.objectContaining({ points: 17, isSubmitted: true }))
    const { items } = await organizer.history.query({ eventId: event.id })
    const ofJudge = items.filter(({ actor }) => actor === judge.name).map(({ action }) => action)
    expect(ofJudge.toSorted()).toEqual(["conflict.declared", "entry.reported", "sheet.submitted"])
  })

  await test.step("its judge finds it under its own heading", async () => {
    await page.getByRole("button", { name: "Entries" }).click()
    const list = page.getByRole("dialog")
    await list.getByText("Stepped aside (1)").click()
    await list.getByRole("button", { name: /Silver Arrow/ }).click()
    await expect(page.getByText("Only the organizer can take this back.")).toBeVisible()
    await expectAccessible(page)
  })
})
