import type { Page } from "@playwright/test"
import { translate } from "../../apps/web/test/translator.ts"
import { expect, test } from "../fixtures/server.ts"
import {
  expectLazyPartsLoaded,
  preparePanel,
  shownEntry,
  sliderOf,
  submitWithTerms,
  typePoints,
} from "../pages/judging.ts"
import { expectNotice } from "../pages/notice.ts"
import { signInAsJudge } from "../pages/sign-in.ts"
import { openDashboard } from "../pages/signed-in.ts"

/** Translates each page that is opened, as a browser does that has been told to. */
const translatePages = (page: Page) =>
  page.addInitScript(`document.addEventListener("DOMContentLoaded", () => { (${translate})() })`)

const fontsIn = (page: Page) => page.locator("#root font").count()

test("a judge's day goes on while the browser translates the pages, and every number is the present one @phone", async ({
  page,
  request,
  context,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/)
  const { judge } = await preparePanel(request)
  const judged = (count: number) => page.getByRole("region", { name: "Event" }).getByText(`${count} of 3`)
  const score = async (points: Record<string, number>) => {
    for (const [criterion, value] of Object.entries(points)) await typePoints(page, criterion, value)
  }
  await translatePages(page)

  await test.step("sign in", async () => {
    await signInAsJudge(page, judge)
    await page.getByRole("link", { name: "Start Judging" }).click()
    await expect(judged(0)).toBeVisible()
    expect(await fontsIn(page)).toBeGreaterThan(20)
  })

  await test.step("a draft, which is sent by itself and on request", async () => {
    await score({ Paint: 21 })
    await expect(page.getByRole("article")).toContainText("21 / 45")
    await page.getByLabel("Judge Comments").fill("Deep shine")
    await expect(page.getByText("Draft saved").first(), "by itself").toBeVisible()
    await page.getByRole("button", { name: "Save as Draft" }).click()
    await expectNotice(page, "Draft saved")
    await score({ Bodywork: 10 })
    await expect(page.getByRole("article")).toContainText("31 / 45")
    await expect(page.getByText("1 left")).toBeVisible()
    await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
  })

  await test.step("a reload, the last criterion of a section, and a submit", async () => {
    await page.reload()
    await expect(sliderOf(page, "Bodywork")).toHaveAttribute("aria-valuenow", "10")
    await score({ Seats: 4, Paint: 22 })
    await expect(page.getByRole("article")).toContainText("36 / 45")
    await submitWithTerms(page)
    await expect(judged(1)).toBeVisible()
    await expect(shownEntry(page)).toHaveText("Blue Whale")
  })

  await test.step("offline and online again", async () => {
    await expectLazyPartsLoaded(page)
    await context.setOffline(true)
    await score({ Paint: 5, Bodywork: 6, Seats: 7 })
    await page.getByRole("button", { name: "Submit Score" }).click()
    await expect(page.getByRole("button", { name: "1 waiting" })).toBeVisible()
    await expect(shownEntry(page)).toHaveText("Green Bolt")
    await context.setOffline(false)
    await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
    await expect(judged(2)).toBeVisible()
  })

  const { stats } = await (await page.request.get(`/api/judges/${judge.id}/progress`)).json()
  expect(stats).toEqual({ completed: 2, total: 3 })
})

test("the tabs of the dashboard open and show the present numbers while the browser translates them @desktop", async ({
  page,
  request,
}) => {
  const { event } = await preparePanel(request)
  await translatePages(page)
  await openDashboard(page, event)
  for (const tab of ["Entries", "Criteria", "Judges", "Awards", "Results", "Overview"]) {
    await page.getByRole("tab", { name: new RegExp(`^${tab}`) }).click()
    await expect(page.getByRole("tabpanel").first()).not.toContainText("Something went wrong")
    await expect(page.getByRole("tab", { name: new RegExp(`^${tab}`), selected: true })).toBeVisible()
  }
  await page.getByRole("tab", { name: /^Judges/ }).click()
  await page.getByRole("textbox", { name: /name/i }).first().fill("Noor Aziz")
  await page.getByRole("button", { name: "Add Judge" }).click()
  await expect(page.getByRole("tab", { name: "Judges (2)" })).toBeVisible()
  expect(await fontsIn(page)).toBeGreaterThan(20)
})
