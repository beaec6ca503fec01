import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { dialogOf } from "../pages/dashboard.ts"
import { expectKept } from "../pages/device-records.ts"
import { expectInstalled } from "../pages/installed-app.ts"
import { preparePanel, shownEntry, sliderOf, typeOnSlider } from "../pages/judging.ts"
import { criteriaOf } from "../pages/prepared-event.ts"
import { openJudging } from "../pages/signed-in.ts"

test.use({ serviceWorkers: "allow" })

test("a draft for the wrong entry is moved without a network, survives a reload, and stands once on the server @phone", async ({
  page,
  context,
  request,
  noise,
}) => {
  noise.expect(/ERR_|Failed to (?:load resource|fetch)/)
  const { event, judge, entries } = await preparePanel(request)
  const [wrong, right] = entries
  const criterion = (await criteriaOf(request, event.id))[0]?.name ?? ""
  const { organizer } = apiOf(request)
  const sheets = async () => {
    const scores = await organizer.scores.query({ eventId: event.id })
    return scores.map(({ entryId, points, isSubmitted }) => ({ entryId, points, isSubmitted }))
  }
  await openJudging(page, judge)
  await expect(shownEntry(page)).toHaveText("Silver Arrow")
  await typeOnSlider(page, criterion, 7)
  await expect.poll(sheets).toEqual([{ entryId: wrong?.id, points: 7, isSubmitted: false }])

  await expectInstalled(page)
  await context.setOffline(true)
  await page.getByRole("button", { name: "About this entry" }).click()
  await dialogOf(page).getByRole("button", { name: "Move this sheet…" }).click()
  await dialogOf(page).getByRole("textbox", { name: "Go to number" }).fill("a2")
  await page.keyboard.press("Enter")
  await dialogOf(page).getByRole("button", { name: "Move to A2" }).click()
  await expect(shownEntry(page)).toHaveText("Blue Whale")
  await expectKept(page, right?.id)
  await page.reload()
  await expect(shownEntry(page)).toHaveText("Blue Whale")
  await expect(sliderOf(page, criterion)).toHaveAttribute("aria-valuenow", "7")

  await context.setOffline(false)
  await expect.poll(sheets).toEqual([{ entryId: right?.id, points: 7, isSubmitted: false }])
  const { items } = await organizer.history.query({ eventId: event.id })
  expect(items.filter(({ action }) => action === "sheet.moved")).toHaveLength(1)
})
