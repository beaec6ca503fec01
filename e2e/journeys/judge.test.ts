import type { Locator } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { holdCalls } from "../pages/calls.ts"
import { apiOf } from "../pages/client-of.ts"
import {
  expectLazyPartsLoaded,
  preparePanel,
  shownEntry,
  sliderOf,
  startJudging,
  submitWithTerms,
  typeOnSlider,
} from "../pages/judging.ts"
import { expectNotice } from "../pages/notice.ts"
import { openJudging, openWelcome } from "../pages/signed-in.ts"
import { elementsStyledDuring } from "../pages/styled-elements.ts"

test("the link into judging does not move while the sheets are loading @desktop", async ({ page, request }) => {
  const { judge } = await preparePanel(request)
  const release = await holdCalls(page, "judge.workspace")
  await openWelcome(page, judge)
  const start = page.getByRole("link", { name: "Start Judging" })
  const before = await start.boundingBox()
  await release()
  await expect(page.getByText(/^0 of \d+ entries judged$/)).toBeVisible()
  await expect(page.getByText(/without a connection|offline/i).first()).toBeVisible()
  expect(await start.boundingBox()).toEqual(before)
})

test("criteria that do not apply do not count; a submitted sheet is locked until it is reopened; unscored criteria are listed before a submit @phone", async ({
  page,
  request,
}) => {
  const { judge, entries } = await preparePanel(request)
  await openJudging(page, judge)
  const battery = page.getByRole("group", { name: "Battery" })
  await expect(battery.getByText("N/A")).toBeVisible()
  await expect(battery.getByText("(Not applicable)")).toBeVisible()
  await expect(battery.getByRole("slider")).toHaveCount(0)
  await typeOnSlider(page, "Paint", 20)
  await submitWithTerms(page)
  await expect(shownEntry(page)).toHaveText("Blue Whale")

  await page.goto(`/judge?entry=${entries[0]?.id}`)
  await expect(page.getByText("Submitted and locked. To change it, ask the organizer.")).toBeVisible()
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-disabled", "true")
  await expect(page.getByLabel("Judge Comments")).not.toBeEditable()
  await expect(page.getByRole("button", { name: "Submit Score" })).toHaveCount(0)
  await apiOf(request).organizer.reopenSheet.mutate({ judgeId: judge.id, entryId: entries[0]?.id ?? 0 })
  await page.getByRole("button", { name: "Check again" }).click()
  await expect(sliderOf(page, "Paint")).not.toHaveAttribute("aria-disabled")
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "20")
  await page.getByRole("button", { name: "Save as Draft" }).click()
  await expectNotice(page, "Draft saved")

  for (const name of ["Blue Whale", "Green Bolt"]) {
    await page.getByRole("button", { name: "Next", exact: true }).first().click()
    await expect(shownEntry(page)).toHaveText(name)
  }
  for (const criterion of ["Paint", "Bodywork", "Seats"]) await typeOnSlider(page, criterion, 5)
  await page.getByRole("button", { name: "Engine Compartment" }).click()
  await expect(sliderOf(page, "Battery")).toBeHidden()
  await page.getByRole("button", { name: "Submit Score" }).click()
  const question = page.getByRole("dialog", { name: "Some criteria are not scored" })
  await expect(question.getByText("Battery")).toBeVisible()
  await question.getByRole("button", { name: "Go back" }).click()
  await expect(sliderOf(page, "Battery")).toBeFocused()
  await page.getByRole("button", { name: "Submit Score" }).click()
  await question.getByRole("button", { name: "Submit with 0 points" }).click()
  await expect(page.getByText("Score Submitted!")).toBeVisible()
  await expect(page.getByText("Submitted and locked. To change it, ask the organizer.")).toBeVisible()
})

/** Expects the button at the bottom of the screen, however far the page is scrolled. */
async function expectFixedAtBottom(button: Locator): Promise<void> {
  const place = await button.evaluate((element) => {
    let isFixed = false
    for (let at: Element | null = element; at; at = at.parentElement)
      isFixed ||= ["fixed", "sticky"].includes(getComputedStyle(at).position)
    return { isFixed, toBottom: innerHeight - element.getBoundingClientRect().bottom }
  })
  expect(place.isFixed).toBe(true)
  expect(place.toBottom).toBeLessThan(120)
}

/** In the page: whether a tap in the middle of the first slider would reach it. */
const takesTaps = () => {
  const slider = document.querySelector("[role=slider]")
  const { left, top, width, height } = slider?.getBoundingClientRect() ?? new DOMRect()
  return slider?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false
}

test("a tap that comes just after another entry is shown scores nothing on its sheet @phone", async ({
  page,
  request,
}) => {
  const { judge } = await preparePanel(request)
  await openJudging(page, judge)
  await expect(page.getByRole("button").filter({ hasText: /^Next$/ })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => page.evaluate(takesTaps)).toBe(true)
  const isLate = await page.evaluate(`(async () => {
    const shown = () => document.querySelector("article").getAttribute("aria-label")
    const before = shown()
    const next = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Next")
    next.click()
    while (shown() === before) await new Promise((done) => setTimeout(done))
    return !(${takesTaps})()
  })()`)
  expect(isLate).toBe(true)
  await expect(shownEntry(page)).toHaveText("Blue Whale")
  await expect.poll(() => page.evaluate(takesTaps)).toBe(true)
})

test("scrolling past a slider does not change it, a sideways drag does; the bar at the bottom submits and saves @phone", async ({
  page,
  request,
}) => {
  const { judge } = await preparePanel(request)
  await openJudging(page, judge)
  for (const name of [/Submit Score/, /draft/i]) await expectFixedAtBottom(page.getByRole("button", { name }).last())
  // A sheet that has just appeared takes no touch yet.
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => page.evaluate(takesTaps)).toBe(true)
  const slider = sliderOf(page, "Bodywork")
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (!box) throw new Error("The slider is not on the page")
  const client = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const swipe = async (toX: number, toY: number) => {
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: { x: number; y: number }[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: at })
    await touch("touchStart", [{ x, y }])
    for (let step = 1; step <= 8; step++) {
      await touch("touchMove", [{ x: x + ((toX - x) * step) / 8, y: y + ((toY - y) * step) / 8 }])
    }
    await touch("touchEnd", [])
  }
  await swipe(x + 10, y - 60)
  await expect(slider).toHaveAttribute("aria-valuetext", "Not scored")
  await slider.evaluate((element) => element.scrollIntoView({ block: "center" }))
  const now = await slider.boundingBox()
  if (!now) throw new Error("The slider is not on the page")
  // On a phone the numbers are in two rows: the second goes to the maximum.
  const lower = now.y + now.height - 22
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y: lower }] })
  for (const by of [10, 40, 400]) {
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x + by, y: lower }] })
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  await expect(slider).toHaveAttribute("aria-valuenow", "10")
})

test("a tap on a sheet styles only what it changes, also after the screens before it @phone", async ({
  page,
  request,
}) => {
  const { judge } = await preparePanel(request)
  // Through the screens: their styles stay loaded, and concern the sheet too.
  await startJudging(page, judge)
  await expectLazyPartsLoaded(page)
  // That the sheet takes taps from now on styles all of it, once.
  await expect(page.locator("[data-late]")).toHaveCount(0)
  const counts = await elementsStyledDuring(page, async () => {
    await page.getByRole("button", { name: "One point more for Paint" }).tap()
    await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "1")
    await expect(page.getByText("1 waiting")).toBeVisible()
  })
  expect(Math.max(...counts)).toBeGreaterThan(0)
  expect(Math.max(...counts)).toBeLessThan(40)
})

test("all of judging works by keyboard alone @desktop", async ({ page, request }) => {
  const { judge } = await preparePanel(request)
  await openJudging(page, judge)
  await typeOnSlider(page, "Paint", 21)
  await page.keyboard.press("ArrowLeft")
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "20")
  await page.keyboard.press("Tab")
  await expect(sliderOf(page, "Bodywork")).toBeFocused()
  await page.keyboard.press("9")
  await page.keyboard.press("Backspace")
  await expect(sliderOf(page, "Bodywork")).toHaveAttribute("aria-valuetext", "Not scored")
  await page.keyboard.press("8")

  await page.keyboard.press("Control+s")
  await expectNotice(page, "Draft saved")
  await page.keyboard.press("j")
  await expect(shownEntry(page)).toHaveText("Blue Whale")
  await expect(sliderOf(page, "Paint")).toBeFocused()
  await page.keyboard.press("k")
  await expect(shownEntry(page)).toHaveText("Silver Arrow")
  await page.keyboard.press("?")
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.keyboard.press("/")
  await expect(page.getByPlaceholder("Search entries, names, IDs...")).toBeFocused()

  await page.keyboard.press("Control+Enter")
  const terms = page.getByRole("dialog", { name: "Terms for judges" })
  await expect(terms.getByRole("checkbox")).toBeFocused()
  await page.keyboard.press("Space")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByText("Score Submitted!")).toBeVisible()
})
