import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { addJudge, prepareEvent } from "../pages/prepared-event.ts"
import { openWelcome } from "../pages/signed-in.ts"

const WAYS_IN = [
  ["Judge an Event", "/judge-login"],
  ["Create Contest", "/create-event"],
  ["Organizer Login", "/organizer"],
  ["Use your name and the event passcode", "/access"],
] as const

test("without JavaScript the start page has its headline and leads to every sign-in @phone", async ({ newDevice }) => {
  const page = await (await newDevice({ javaScriptEnabled: false })).newPage()
  await page.goto("/")
  await expect(page.getByText("Every winner is clear.")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: "Contest judging" })).toHaveCount(1)
  for (const [name, href] of WAYS_IN)
    await expect(page.getByRole("link", { name }).first()).toHaveAttribute("href", href)
  await expect(page.getByRole("button"), "no button that does nothing").toHaveCount(0)
  await expect(page.getByText(/Welcome back|See a live demo/)).toHaveCount(0)
  await page.getByRole("link", { name: "Judge an Event" }).click()
  await expect(page).toHaveURL("/judge-login")
})

/** What is painted: each element of the shown page with its place, looks and text. Buttons appear with the app. */
const painted = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const shown = document.querySelector("#early-page") ?? document.querySelector("#root")
    return [...(shown?.querySelectorAll("header, header a, main, main *, footer *") ?? [])].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const looks = getComputedStyle(element)
      const { color, backgroundColor, borderColor, fontFamily, fontSize, fontWeight, textDecorationLine } = looks
      const texts = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ""))
      const place = [element.tagName, x, y, width, height]
      const style = [color, backgroundColor, borderColor, fontFamily, fontSize, fontWeight, textDecorationLine]
      return [...place, ...style, texts.join("")].join(" ")
    })
  })

/** Holds back the app's scripts. Returns what lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route("**/assets/*.js", async (route) => {
    await isReleased
    await route.continue()
  })
  return () => release()
}

/** Opens the start page and expects the same to be painted without the app and with it, without a layout shift. */
async function expectSameScreen(page: Page, look: () => Promise<unknown>): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"))
    }).observe({ type: "layout-shift", buffered: true })
  })
  const release = await holdScripts(page)
  await page.goto("/", { waitUntil: "domcontentloaded" })
  await look()
  await expect(page.locator("#early-page")).toHaveCount(1)
  const before = await painted(page)
  await page.getByRole("link", { name: "Organizer Login" }).focus()
  release()
  await expect(page.locator("#early-page")).toHaveCount(0)
  await expect(page.getByRole("link", { name: "Organizer Login" }), "the focus stays where it is").toBeFocused()
  expect(before.length).toBeGreaterThan(50)
  expect(await painted(page)).toEqual(before)
  await look()
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([])
}

test("the start page is painted before its scripts, and the app takes its place without a change @phone", async ({
  page,
}) => {
  await expectSameScreen(page, () => expect(page.getByText("Every winner is clear.")).toBeVisible())
  await page.evaluate(() => {
    document.documentElement.dataset.document = "first"
  })
  await page.getByRole("button", { name: /Change to light/ }).click()
  await page.getByRole("link", { name: "Judge an Event" }).click()
  await expect(page.getByLabel("Judge Access Code")).toBeVisible()
  await expect(page.locator("html"), "in the same document").toHaveAttribute("data-document", "first")
})

test("the sheet on the start page is filled once: the app does not start again what has moved @desktop", async ({
  newDevice,
}) => {
  const page = await (await newDevice({ reducedMotion: "no-preference" })).newPage()
  const states = () => page.evaluate(() => document.getAnimations().map(({ playState }) => playState))
  const release = await holdScripts(page)
  await page.goto("/", { waitUntil: "domcontentloaded" })
  const moved = ["finished", "finished", "finished", "finished", "finished"]
  await expect.poll(states).toEqual(moved)
  release()
  await expect(page.locator("#early-page")).toHaveCount(0)
  expect(await states()).toEqual(moved)
})

test("a judge who is signed in finds the way back at once, in the chosen colours @phone", async ({ page, request }) => {
  const event = await prepareEvent(request, { name: "Harbour <Show>" })
  await openWelcome(page, await addJudge(request, event.id, "Ann {judge} O'Neil"))
  await page.evaluate(() => localStorage.setItem("rosette.color-scheme", "dark"))
  await expectSameScreen(page, async () => {
    await expect(page.getByText("Welcome back, Ann {judge} O'Neil")).toBeVisible()
    await expect(page.getByText("You are on the judge panel of Harbour <Show>.")).toBeVisible()
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark")
  })
  await page.getByRole("link", { name: "Continue judging" }).click()
  await expect(page).toHaveURL("/judge")
})
