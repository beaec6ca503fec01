import { expectAccessible, expectAccessibleInBoth } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { holdCalls } from "../pages/calls.ts"
import {
  entryOnDesk,
  openEntries,
  preparePanel,
  sliderOf,
  submitWithTerms,
  typeOnSlider,
  typePoints,
} from "../pages/judging.ts"
import { expectNotice } from "../pages/notice.ts"
import { addJudge } from "../pages/prepared-event.ts"
import { openJudging, openWelcome } from "../pages/signed-in.ts"

test("a submitted sheet is locked until the organizer reopens it @phone", async ({ page, request }) => {
  const { judge, entries } = await preparePanel(request)
  const [entry] = entries
  await openJudging(page, judge)
  await typePoints(page, "Paint", 20)
  await submitWithTerms(page)
  await expect(entryOnDesk(page)).toHaveText("Blue Whale")

  await page.goto(`/judge?entry=${entry?.id}`)
  await expect(page.getByText("Submitted and locked. To change it, ask the organizer.")).toBeVisible()
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-disabled", "true")
  await expect(page.getByLabel("Judge Comments")).not.toBeEditable()
  await expect(page.getByRole("button", { name: "Submit Score" })).toHaveCount(0)

  const reopened = await request.post(`/api/judges/${judge.id}/entries/${entry?.id}/reopen`)
  expect(reopened.ok()).toBe(true)
  await page.getByRole("button", { name: "Check again" }).click()
  await expect(sliderOf(page, "Paint")).not.toHaveAttribute("aria-disabled")
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "20")
  await typePoints(page, "Paint", 22)
  await page.getByRole("button", { name: "Save as Draft" }).click()
  await expectNotice(page, "Draft saved")
})

test("the way into judging stays where it is while the sheets are on their way @desktop", async ({ page, request }) => {
  const { judge } = await preparePanel(request)
  const release = await holdCalls(page, "judge.workspace")
  await openWelcome(page, judge)
  const start = page.getByRole("link", { name: "Start Judging" })
  const before = await start.boundingBox()
  await release()
  await expect(page.getByText(/^0 of \d+ done$/)).toBeVisible()
  await expect(page.getByText(/without a connection|offline/i).first()).toBeVisible()
  expect(await start.boundingBox()).toEqual(before)
})

test("criteria that do not apply are greyed and count nothing; unscored ones are named before a submit @phone", async ({
  page,
  request,
}) => {
  const { judge, entries } = await preparePanel(request)
  await openJudging(page, judge)
  const battery = page.getByRole("group", { name: "Battery" })
  await expect(battery.getByText("N/A")).toBeVisible()
  await expect(battery.getByText("(Not applicable)")).toBeVisible()
  await expect(battery.getByRole("slider")).toHaveCount(0)
  await submitWithTerms(page)
  await expect(entryOnDesk(page)).toHaveText("Blue Whale")

  await page.goto(`/judge?entry=${entries[2]?.id}`)
  await expect(entryOnDesk(page)).toHaveText("Green Bolt")
  for (const criterion of ["Paint", "Bodywork", "Seats"]) await typePoints(page, criterion, 5)
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

test("a finger that scrolls past a slider changes nothing, a sideways drag sets it @phone", async ({
  page,
  request,
}) => {
  const { judge } = await preparePanel(request)
  await openJudging(page, judge)
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
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y: now.y + 22 }] })
  for (const by of [10, 40, 400]) {
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x + by, y: now.y + 22 }] })
  }
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  await expect(slider).toHaveAttribute("aria-valuenow", "10")
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
  await expect(entryOnDesk(page)).toHaveText("Blue Whale")
  await expect(sliderOf(page, "Paint")).toBeFocused()
  await page.keyboard.press("k")
  await expect(entryOnDesk(page)).toHaveText("Silver Arrow")
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

test("two thousand entries scroll in a list that holds a few rows @desktop", async ({ page, request }) => {
  const { event, judge } = await preparePanel(request)
  const csvData = Array.from({ length: 2_000 }, (_, index) => ({
    "Entry Name": `Car ${index}`,
    "Owner/Participant": "Somebody",
    "Voting ID": `C${index}`,
  }))
  expect((await request.post(`/api/events/${event.id}/import-csv`, { data: { csvData } })).ok()).toBe(true)
  await openJudging(page, judge)
  await expect(page.getByText("Position 1 of 2003")).toBeVisible()
  const rows = page.getByRole("list", { name: "Entries" }).getByRole("listitem")
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(30)
  await page.getByPlaceholder("Search entries, names, IDs...").fill("c1999")
  await rows.first().getByRole("button").click()
  await expect(entryOnDesk(page)).toHaveText("Car 1999")
  await page.getByRole("button", { name: "Clear search" }).click()
  await expect(page.locator("[aria-current=true]")).toBeInViewport()
})

test("Test Mode asks nothing of the server and stores nothing @phone", async ({ page }) => {
  const calls: string[] = []
  page.on("request", (sent) => {
    if (/\/(trpc|api)\//.test(sent.url())) calls.push(sent.url())
  })
  await page.goto("/judge?demo")
  await expect(page.getByText("You are currently in Test Mode. Your scores will not be saved.")).toBeVisible()
  await expect(page.getByText("Demo Mode", { exact: true })).toBeVisible()
  await expectAccessible(page)
  await typePoints(page, "Creativity", 8)
  await page.getByRole("button", { name: "Submit Score" }).click()
  await expectNotice(page, "Demo score submitted", "This is a demonstration - no data was actually saved")
  expect(calls).toEqual([])
  // The start page asks who is signed in.
  await page.getByRole("button", { name: "Exit" }).click()
  await expect(page.getByRole("link", { name: "Judge an Event" })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /judge|sheet|terms/.test(key)))).toEqual(
    [],
  )
})

test("the judge's screens and dialogs are accessible in both colour schemes @phone", async ({ page, request }, {
  project,
}) => {
  test.setTimeout(120_000)
  const { event } = await preparePanel(request)
  const judge = await addJudge(request, event.id, "Ada Reed")
  const openedAndClosed = async (name: string) => {
    await expect(page.getByRole("dialog", { name })).toBeVisible()
    await expectAccessibleInBoth(page, { within: "[role=dialog]" })
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }
  await openWelcome(page, judge)
  await expectAccessibleInBoth(page)
  await page.getByRole("link", { name: "Start Judging" }).click()
  await typePoints(page, "Paint", 20)
  await expectAccessibleInBoth(page)
  await page.getByRole("button", { name: /^Paint: .*keypad/ }).click()
  await openedAndClosed("Paint")
  if (project.use.isMobile) {
    await openEntries(page)
    await openedAndClosed("Entries")
  }
  await page.getByRole("button", { name: "Contact Support" }).click()
  await openedAndClosed("Contact Support")
  await page.keyboard.press("?")
  await openedAndClosed("Keyboard shortcuts")
  await page.getByRole("button", { name: "Submit Score" }).click()
  await openedAndClosed("Terms for judges")
  await submitWithTerms(page)
  await expect(entryOnDesk(page)).toHaveText("Blue Whale")
  await page.getByRole("button", { name: "Submit Score" }).click()
  await openedAndClosed("Some criteria are not scored")
  await page.getByRole("button", { name: "Previous" }).first().click()
  await expect(page.getByText("Submitted and locked. To change it, ask the organizer.")).toBeVisible()
  await expectAccessibleInBoth(page)
})
