import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { openEntries, shownEntry } from "../pages/judging.ts"
import { LONG_EVENT_ENTRIES, type LongEvent, prepareLongEvent } from "../pages/long-event.ts"
import { isFocusVisible, NO_FRAME, stepWithinOneFrame, sweep } from "../pages/scrolling.ts"
import { openDashboard, openJudging } from "../pages/signed-in.ts"

const events = new Map<string, Promise<LongEvent>>()

test.beforeEach(async ({ request, server }) => {
  if (!events.has(server.baseURL)) events.set(server.baseURL, prepareLongEvent(request))
  await events.get(server.baseURL)
})

async function longEvent(baseURL: string): Promise<LongEvent> {
  const prepared = await events.get(baseURL)
  if (!prepared) throw new Error("The event of this server was not prepared")
  return prepared
}

/** Upper limits, however long the list. */
const MAX_ROWS = 60
const MAX_ELEMENTS = 4_000

async function expectLight(page: Page, rows: string): Promise<void> {
  const { longTasks, ...swept } = await sweep(page, rows)
  test.info().annotations.push({ type: "long tasks while scrolling", description: String(longTasks) })
  expect(swept.mostRows, "rows in the page").toBeLessThan(MAX_ROWS)
  expect(swept.mostElements, "elements in the page").toBeLessThan(MAX_ELEMENTS)
  expect(swept.blanks, "moments without a row in the middle").toBe(0)
}

/**
 * Looks again, once, in a fresh page if the browser has stopped painting. Without a graphics card about one of twenty pages of a long table
 * never gets its next picture ("pending tree not ready" in a trace, with nothing left to draw), and from then on answers nothing.
 */
async function onPaintingPage(page: Page, look: (shown: Page) => Promise<void>): Promise<void> {
  try {
    await look(page)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(NO_FRAME))) throw error
    test.info().annotations.push({ type: "the browser stopped painting", description: error.message })
    await look(await page.context().newPage())
  }
}

/** Steps through a list with Tab: every stop must be visible, and the last at least `rows` rows further. */
async function expectTabGoesOn(page: Page, placeOf: string, rows: number, stops: number): Promise<void> {
  const place = () =>
    page.evaluate((name) => Number(document.activeElement?.closest(`[${name}]`)?.getAttribute(name)), placeOf)
  const start = await place()
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press("Tab")
    expect(await isFocusVisible(page), `stop ${stop + 1} is visible`).toBe(true)
  }
  expect(await place()).toBeGreaterThanOrEqual(start + rows)
  // There is a next row, however fast the key is pressed.
  expect(await stepWithinOneFrame(page, `[${placeOf}]`, 60), "steps that found a control").toBe(60)
  expect(await isFocusVisible(page), "the last stop is visible").toBe(true)
}

test("2,000 entries scroll to the last, only the visible ones are in the page; another tab starts at its top @desktop", async ({
  page,
  server,
}) => {
  const { event } = await longEvent(server.baseURL)
  await openDashboard(page, event, "entries")
  const table = page.getByRole("table", { name: "Entries" })
  await expect(table).toHaveAttribute("aria-rowcount", String(LONG_EVENT_ENTRIES + 1))
  await expectLight(page, "[role=table] [role=row][data-index]")
  await expect(page.getByText("Car 2000", { exact: true })).toBeInViewport()

  await page.keyboard.press("Home")
  await expect(page.getByText("Car 1", { exact: true })).toBeInViewport()
  await page.getByRole("button", { name: "Edit Car 1", exact: true }).focus()
  await expectTabGoesOn(page, "aria-rowindex", 12, 40)
  await page.keyboard.press("End")
  await expect(page.getByText("Car 2000", { exact: true })).toBeInViewport()

  // Another tab starts at its top, however far this one was scrolled.
  await page.getByRole("tab", { name: /^Criteria/ }).click()
  await expect(page.getByText("Depth, evenness, finish.")).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(300)
  await page.getByRole("tab", { name: /^Entries/ }).click()
  await page.getByLabel("Search entries").fill("Owner 1234")
  await expect(page.getByText("1 of 2,000 entries")).toBeVisible()
})

async function lookThroughRanking(page: Page, event: LongEvent["event"]): Promise<void> {
  await openDashboard(page, event, "results")
  const table = page.getByRole("table", { name: "Complete Results" })
  await expect(table).toHaveAttribute("aria-rowcount", String(LONG_EVENT_ENTRIES + 1))
  await page.getByRole("button", { name: "Show all 2,000 entries" }).click()
  const why = page
    .getByRole("table")
    .getByRole("button", { name: /^Why this place/ })
    .first()
  await why.click()
  const reasons = page.getByRole("dialog", { name: /^Why this place/ })
  await expect(reasons.getByRole("heading", { name: "The sheets" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(why).toBeFocused()
  await expectTabGoesOn(page, "aria-rowindex", 12, 12)
  // First to the first row, then to the top of the page.
  await page.keyboard.press("Home")
  await expect(table.locator("tr[data-index='0']")).toBeInViewport()
  await page.keyboard.press("Home")
  // A key scrolls smoothly.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // The table scrolls in its own box.
  await table.locator("..").evaluate((box) => box.scrollIntoView({ block: "center" }))
  await expectLight(page, "table tr[data-index]")
  await expect(table.getByRole("row").last()).toHaveAttribute("aria-rowindex", String(LONG_EVENT_ENTRIES + 1))
  await expect(table.getByRole("row").last()).toBeInViewport()
}

test("the ranking of 2,000 entries scrolls to the last, and shows its reasons @desktop", async ({ page, server }) => {
  const { event } = await longEvent(server.baseURL)
  await onPaintingPage(page, (shown) => lookThroughRanking(shown, event))
})

test("a judge scrolls, steps and searches through 2,000 entries @phone", async ({ page, server }) => {
  const { judge } = await longEvent(server.baseURL)
  await openJudging(page, judge)
  await openEntries(page)
  const list = page.getByRole("list", { name: "Entries" })
  await expect(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", String(LONG_EVENT_ENTRIES))
  await list.getByRole("button").first().focus()
  await expectTabGoesOn(page, "aria-posinset", 20, 20)
  await expectLight(page, "[aria-posinset]")
  await list.getByRole("button", { name: /^Car 2000/ }).click()
  await expect(shownEntry(page)).toHaveText("Car 2000")
  await openEntries(page)
  await page.getByPlaceholder("Search entries, names, IDs...").fill("owner 1234")
  await list.getByRole("button", { name: /^Car 1234/ }).click()
  await expect(shownEntry(page)).toHaveText("Car 1234")
})

test("beside the score sheet the list of 2,000 entries has only a few rows, and shows the current one @desktop", async ({
  page,
  server,
}) => {
  const { judge } = await longEvent(server.baseURL)
  await openJudging(page, judge)
  const rows = page.getByRole("list", { name: "Entries" }).getByRole("listitem")
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(30)
  await page.getByPlaceholder("Search entries, names, IDs...").fill("car 1999")
  await rows.first().getByRole("button").click()
  await expect(shownEntry(page)).toHaveText("Car 1999")
  await expect(page.getByText("Position 1999 of 2000")).toBeVisible()
  await page.getByRole("button", { name: "Clear search" }).click()
  await expect(page.locator("[aria-current=true]")).toBeInViewport()
})

test("in print the ranking is complete, however little of it was in the page @desktop", async ({ page, server }) => {
  const { event } = await longEvent(server.baseURL)
  await openDashboard(page, event, "results")
  await expect(page.getByRole("table", { name: "Complete Results" })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("row").filter({ visible: true })).toHaveCount(LONG_EVENT_ENTRIES + 1)
  await expect(page.getByRole("cell", { name: "Car 2000", exact: true })).toBeVisible()
})
