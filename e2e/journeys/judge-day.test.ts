import type { APIRequestContext } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { openEntries, shownEntry, sliderOf, submitWithTerms, typePoints } from "../pages/judging.ts"
import { byTouch, goToPosition } from "../pages/judging-moves.ts"
import { expectNotice } from "../pages/notice.ts"
import {
  addCriterion,
  addJudge,
  criteriaOf,
  entriesOf,
  importEntries,
  prepareEvent,
  saveSheet,
  updateEntry,
} from "../pages/prepared-event.ts"
import { signInAsJudge } from "../pages/sign-in.ts"

const COUNT = 40
/** The positions that are judged on another device. */
const TABLET_FROM = 4
const TABLET_TO = 38

/** Forty cars, the last of them electric, and a criterion for electric vehicles only. */
async function prepareDay(request: APIRequestContext) {
  const event = await prepareEvent(request)
  const battery = { name: "Battery", description: "Packaging, cooling.", maxPoints: 15, order: 11 }
  await addCriterion(request, event.id, { ...battery, requiresElectricVehicle: true })
  const rows = Array.from({ length: COUNT }, (_, index) => ({
    "Entry Name": `Car ${index + 1}`,
    "Owner/Participant": `Owner ${index + 1}`,
    "Voting ID": String(index + 1),
  }))
  await importEntries(request, event.id, rows)
  const entries = await entriesOf(request, event.id)
  const electric = entries.at(-1)
  if (electric) await updateEntry(request, electric.id, { isElectricVehicle: true })
  return { event, entries, judge: await addJudge(request, event.id, "Mia Berg") }
}

test("a judge's day, from the code to the fortieth entry @phone", { tag: "@daily-phone" }, async ({
  page,
  request,
  playwright,
  server,
}) => {
  const hands = byTouch(page)
  const { event, entries, judge } = await prepareDay(request)
  const judged = (count: number) => page.getByRole("region", { name: "Event" }).getByText(`${count} of ${COUNT}`)
  const battery = page.getByRole("group", { name: "Battery" })

  await test.step("the code, and the welcome", async () => {
    await signInAsJudge(page, judge)
    await expect(page.getByRole("heading", { name: event.name })).toBeVisible()
    await expect(page.getByText("9:00 AM - 5:30 PM")).toBeVisible()
    await page.getByRole("link", { name: "Start Judging" }).click()
    await expect(judged(0)).toBeVisible()
  })

  await test.step("a draft, and a criterion that does not apply", async () => {
    await expect(battery.getByText("N/A")).toBeVisible()
    await expect(battery.getByText("(Not applicable)")).toBeVisible()
    await expect(battery.getByRole("slider")).toHaveCount(0)
    await hands.score({ Paint: 21 })
    await page.getByLabel("Judge Comments").fill("Deep shine")
    await page.getByRole("button", { name: "Save as Draft" }).click()
    await expectNotice(page, "Draft saved", "You can continue editing later")
    await page.reload()
    await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "21")
    await expect(page.getByLabel("Judge Comments")).toHaveValue("Deep shine")
  })

  await test.step("the search, and an entry by its address", async () => {
    await openEntries(page)
    const search = page.getByPlaceholder("Search entries, names, IDs...")
    await search.fill("OWNER 37")
    await expect(page.getByText(`1 entry of ${COUNT} found`)).toBeVisible()
    await page.getByRole("button", { name: "Clear search" }).click()
    await expect(search).toHaveValue("")
    await search.fill("car 37")
    await page.getByRole("button", { name: /Car 37/ }).click()
    await expect(shownEntry(page)).toHaveText("Car 37")
    await page.goto(`/judge?entry=${entries[1]?.id}`)
    await expect(shownEntry(page)).toHaveText("Car 2")
  })

  await test.step("the first submit, with the terms", async () => {
    await hands.score({ Paint: 18, Bodywork: 1 })
    await submitWithTerms(page)
    await expect(page.getByText("Score Submitted!")).toBeVisible()
    await expect(judged(1)).toBeVisible()
    await expect(shownEntry(page)).toHaveText("Car 3")
  })

  const judgeByHand = async (from: number, to: number) => {
    for (let position = from; position <= to; position += 1) {
      await goToPosition(page, hands, position)
      await expect(shownEntry(page)).toHaveText(`Car ${position}`)
      await hands.score({ Paint: 1, Bodywork: 1 })
      await hands.submit()
      await expect(judged(position - 1)).toBeVisible()
    }
  }

  await test.step("the others: some on the phone, some on the judge's tablet, which the phone shows", async () => {
    await judgeByHand(3, TABLET_FROM - 1)
    const tablet = await playwright.request.newContext({ baseURL: server.baseURL })
    const scores = (await criteriaOf(request, event.id))
      .filter(({ name }) => name !== "Battery")
      .map(({ id }) => ({ criterionId: id, points: 1 }))
    for (const { id } of entries.slice(TABLET_FROM - 1, TABLET_TO))
      await saveSheet(tablet, judge, { entryId: id, scores, isSubmitted: true })
    await tablet.dispose()
    await expect(judged(TABLET_TO - 1)).toBeVisible()
    await page.goto(`/judge?entry=${entries[TABLET_TO]?.id}`)
    await judgeByHand(TABLET_TO + 1, COUNT - 1)
    await goToPosition(page, hands, COUNT)
    await expect(battery.getByText("N/A")).toHaveCount(0)
    await hands.score({ Paint: 1, Bodywork: 1, Battery: 12 })
    await hands.submit()
    await expect(judged(COUNT - 1)).toBeVisible()
    await expect(page.getByRole("button", { name: "Next", exact: true }).first()).toBeDisabled()
  })

  await test.step("the first draft is finished, and no entry remains", async () => {
    await page.goto(`/judge?entry=${entries[0]?.id}`)
    await typePoints(page, "Bodywork", 8)
    await hands.submit()
    await expect(judged(COUNT)).toBeVisible()
    await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
    const summary = page.getByRole("region", { name: "Session Summary" })
    await expect(summary).toContainText(/40\s*Completed|Completed\s*40/)
    await expect(summary.getByText("0", { exact: true })).toHaveCount(2)
    const { stats } = await (await page.request.get(`/api/judges/${judge.id}/progress`)).json()
    expect(stats).toEqual({ completed: COUNT, total: COUNT })
  })

  await test.step("the end", async () => {
    await page.getByRole("button", { name: "Exit" }).click()
    await expect(page.getByRole("link", { name: "Judge an Event" })).toBeVisible()
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("rosette.judge-")))
    expect(kept).toEqual([])
    await page.goto("/judge")
    await expect(page).toHaveURL(/\/judge-login$/)
  })
})
