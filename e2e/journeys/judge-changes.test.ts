import type { Locator, Page } from "@playwright/test"
import { expectAccessible } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { sentSheets } from "../pages/calls.ts"
import { apiOf } from "../pages/client-of.ts"
import { expectKept } from "../pages/device-records.ts"
import {
  expectLazyPartsLoaded,
  openEntries,
  preparePanel,
  shownEntry,
  sliderOf,
  startJudging,
  submitWithTerms,
  typeOnSlider,
} from "../pages/judging.ts"
import { addCriterion } from "../pages/prepared-event.ts"
import { openJudging } from "../pages/signed-in.ts"

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error("The element is not visible.")
  return box
}

test("if an entry is removed under an open dialog, the judge is told, and the next entry is not submitted @phone", async ({
  page,
  request,
  noise,
}) => {
  // The last input is sent after the entry was removed.
  noise.expect(/status of 404/)
  const { judge, entries } = await preparePanel(request)
  await openJudging(page, judge)
  await typeOnSlider(page, "Paint", 17)
  await page.getByLabel("Judge Comments").fill("Deep sh")
  await page.getByRole("button", { name: "Submit Score" }).click()
  const terms = page.getByRole("dialog", { name: "Terms for judges" })
  await terms.getByRole("checkbox").check()
  await apiOf(request).organizer.deleteEntry.mutate({ entryId: entries[0]?.id ?? 0 })
  await expect(page.getByRole("heading", { name: "Entry A1 was removed by the organizer" })).toBeFocused()
  await expect(terms).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Submit Score" })).toHaveCount(0)
  await expect(page.getByText("Comment: Deep sh")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Go on with Blue Whale" }).click()
  await expect(shownEntry(page)).toHaveText("Blue Whale")
  const { stats } = await (await request.get(`/api/judges/${judge.id}/progress`)).json()
  expect(stats).toEqual({ completed: 0, total: 2 })
})

/** Taps 'Submit Score' in the moment in which the entry of this name is shown. */
const tapAsItAppears = (page: Page, entryName: string) =>
  page.evaluate(async (name) => {
    const heading = () => document.querySelector("article h2")?.textContent
    const submit = () =>
      [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === "Submit Score")
    while (heading() !== name) await new Promise(requestAnimationFrame)
    const button = submit()
    if (!button) throw new Error("There is no button 'Submit Score'.")
    button.click()
  }, entryName)

test("a tap in the moment in which the next entry appears does not submit it @phone", async ({ page, request }) => {
  const { judge } = await preparePanel(request)
  const submitted: number[] = []
  page.on("request", (call) => {
    for (const { isSubmitted, entryId } of sentSheets(call)) if (isSubmitted) submitted.push(entryId)
  })
  await openJudging(page, judge)
  for (const name of ["Silver Arrow", "Blue Whale"]) {
    await expect(shownEntry(page)).toHaveText(name)
    for (const criterion of ["Paint", "Bodywork", "Seats"]) await typeOnSlider(page, criterion, 5)
    await page.getByRole("button", { name: "Next", exact: true }).first().click()
  }
  for (const _ of ["to Blue Whale", "to Silver Arrow"]) {
    await page.getByRole("button", { name: "Previous" }).first().click()
  }
  await expect(shownEntry(page)).toHaveText("Silver Arrow")
  const tapped = tapAsItAppears(page, "Blue Whale")
  await submitWithTerms(page)
  const way = await page.getByRole("button", { name: "Next entry" }).boundingBox()
  await tapped
  const submit = page.getByRole("button", { name: "Submit Score" })
  const place = await submit.boundingBox()
  expect(way && place && way.x >= place.x + place.width, "Next is right of Submit, not in its place").toBe(true)
  await expect(submit).toBeEnabled()
  expect(submitted).toHaveLength(1)
  await submit.click()
  await expect(page.getByRole("button", { name: "Submitted" })).toBeVisible()
  expect(submitted).toHaveLength(2)
})

test("Back closes dialogs before it leaves, and Exit asks while offline @phone", async ({ page, request, noise }, {
  project,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|live/)
  const { judge } = await preparePanel(request)
  await startJudging(page, judge)
  if (project.use.isMobile) {
    await openEntries(page)
    const list = page.getByRole("dialog", { name: "Entries" })
    await list.getByRole("button", { name: "Next", exact: true }).click()
    await page.goBack()
    await expect(list).toBeHidden()
    await expect(shownEntry(page)).toHaveText("Blue Whale")
  }
  await expectLazyPartsLoaded(page)
  await page.context().setOffline(true)
  await page.getByRole("button", { name: "Exit" }).click()
  const question = page.getByRole("dialog", { name: "Exit without a connection?" })
  await expect(question).toContainText("you cannot sign in again")
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/judge(\?.*)?$/)
  await page.goBack()
  await expect(page.getByRole("heading", { name: `Welcome, ${judge.name}!` })).toBeVisible()
  await page.getByRole("button", { name: "Exit" }).click()
  await expect(question).toBeVisible()
})

test("a submitted sheet is completed with a criterion added since, and nothing else in it changes @phone", async ({
  page,
  request,
}) => {
  const { event, judge, entries } = await preparePanel(request)
  await openJudging(page, judge)
  for (const [criterion, points] of Object.entries({ Paint: 17, Bodywork: 8, Seats: 6 }))
    await typeOnSlider(page, criterion, points)
  await submitWithTerms(page)
  // Under the mouse it stays until it is measured.
  const { x, y } = await boxOf(page.getByText("Score submitted successfully"))
  await page.mouse.move(x + 1, y + 1)
  await expect(shownEntry(page)).toHaveText("Blue Whale")
  // The notice covers neither the new entry nor the buttons below it.
  const notice = await boxOf(page.getByText("Score submitted successfully"))
  const name = await boxOf(shownEntry(page))
  const button = await boxOf(page.getByRole("button", { name: "Submit Score" }))
  expect(notice.y).toBeGreaterThan(name.y + name.height)
  expect(notice.y + notice.height).toBeLessThan(button.y)
  const glass = { name: "Glass", description: "Clarity, seals.", maxPoints: 10, order: 3 }
  await addCriterion(request, event.id, glass)
  await page.getByRole("button", { name: "Previous" }).first().click()
  await expect(page.getByText("Submitted, but not complete")).toBeVisible()
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-disabled", "true")
  await typeOnSlider(page, "Glass", 9)
  await expectKept(page, entries[0]?.id)
  await page.reload()
  await expect(sliderOf(page, "Glass")).toHaveAttribute("aria-valuenow", "9")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Exit" }).click()
  await expect(page.getByRole("dialog", { name: "Exit with scores that are not sent?" })).toBeVisible()
  await page.getByRole("button", { name: "Stay here" }).click()
  await page.getByRole("button", { name: "Submit Score" }).click()
  await expect(page.getByText("Score Submitted!")).toBeVisible()
  const scores = await (await request.get(`/api/judges/${judge.id}/entries/${entries[0]?.id}/scores`)).json()
  expect(scores.map(({ points }: { points: number }) => points)).toEqual([17, 8, 9, 6, 0])
  await expect(page.getByText("Submitted and locked. To change it, ask the organizer.")).toBeVisible()
})
