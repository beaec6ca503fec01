import type { Locator, Page } from "@playwright/test"
import { signIn, slowCpu, withPhone } from "./browser.ts"

const STEPS = 60
const KEYPAD_OPENINGS = 15
const MOVES = 15
/** The browser reports no interaction shorter than this. */
const QUICKEST_REPORTED_MS = 16

/** What was tapped, and milliseconds until its feedback was painted. */
export type Tap = { on: "score" | "keypad" | "next"; ms: number }

/** Taps on the demo show's sheets in the order in which they were made, at a quarter of the CPU speed. */
export function tapsToFeedback(baseURL: string): Promise<Tap[]> {
  return withPhone(baseURL, async (context) => {
    const page = await context.newPage()
    await page.addInitScript(listenToTaps)
    await signIn(page)
    await page.goto("/judge")
    await page.getByRole("slider").first().waitFor()
    await slowCpu(page)
    const taps: Tap[] = []
    const named = (name: string | RegExp, index: number) =>
      page.getByRole("button", { name, exact: typeof name === "string", disabled: false }).nth(index)
    for (let n = 0; n < STEPS; n++) taps.push(...(await tap(page, "score", named(/^One point (more|less) for/, n % 6))))
    for (let n = 0; n < KEYPAD_OPENINGS; n++) {
      taps.push(...(await tap(page, "keypad", named(/Open the keypad$/, n % 3))))
      await page.getByRole("dialog").waitFor()
      await page.keyboard.press("Escape")
      await page.getByRole("dialog").waitFor({ state: "hidden" })
      // After closing, taps are ignored for 700 ms, which cannot be seen in the page.
      await page.waitForTimeout(750)
    }
    for (let n = 0; n < MOVES; n++) taps.push(...(await tap(page, "next", named("Next", 0))))
    return taps
  })
}

/** Taps a button; returns nothing if there is none: the last entry has no Next. */
async function tap(page: Page, on: Tap["on"], button: Locator): Promise<Tap[]> {
  if ((await button.count()) === 0) return []
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error("The button has disappeared.")
  await page.evaluate(startOver)
  // A finger and nothing else: `button.tap` also runs code in the page while it handles the tap.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  return [{ on, ms: (await page.evaluate(longestSince)) || QUICKEST_REPORTED_MS }]
}

/** Runs in the page: collects the time from each touch to the next paint. */
function listenToTaps(): void {
  const found: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("interactionId" in entry) || typeof entry.interactionId !== "number") continue
      if (entry.interactionId > 0 && !entry.name.startsWith("key")) found.push(entry.duration)
    }
  })
  // 16 is the lowest threshold; TypeScript's DOM types do not have the option yet.
  observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  Object.assign(window, { tapsToFeedback: found })
}

/** Runs in the page. */
function startOver(): void {
  const found: unknown = Reflect.get(window, "tapsToFeedback")
  if (Array.isArray(found)) found.length = 0
}

/** Runs in the page: the longest time since `startOver`, 0 if the browser reported none. */
async function longestSince(): Promise<number> {
  // Two frames and a task: the tap's effect is painted and reported.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
  const found: unknown = Reflect.get(window, "tapsToFeedback")
  return Array.isArray(found) ? Math.max(0, ...found.map(Number)) : 0
}
