import type { Page } from "@playwright/test"
import { signIn, slowCpu, withPhone } from "./browser.ts"

const STEPS = 60
const KEYPAD_OPENINGS = 15
const MOVES = 15
/** The browser reports no interaction shorter than this. */
const QUICKEST_REPORTED_MS = 16

/** Milliseconds from each tap to the paint of its feedback, at a quarter of the CPU speed. */
export function tapsToFeedback(baseURL: string): Promise<number[]> {
  return withPhone(baseURL, async (context) => {
    const page = await context.newPage()
    await page.addInitScript(listenToTaps)
    await signIn(page)
    await page.goto("/judge")
    await page.getByRole("slider").first().waitFor()
    await slowCpu(page)
    let taps = 0
    for (let n = 0; n < STEPS; n++) taps += await tap(page, /^One point (more|less) for/, n % 6)
    for (let n = 0; n < KEYPAD_OPENINGS; n++) {
      taps += await tap(page, /Open the keypad$/, n % 3)
      await page.getByRole("dialog").waitFor()
      await page.keyboard.press("Escape")
      await page.getByRole("dialog").waitFor({ state: "hidden" })
    }
    for (let n = 0; n < MOVES; n++) taps += await tap(page, "Next", 0)
    const recorded = await page.evaluate(recordedTaps)
    const quick = Math.max(0, taps - recorded.length)
    return [...recorded, ...Array<number>(quick).fill(QUICKEST_REPORTED_MS)]
  })
}

/** Taps the button with this name and index. Returns 1, or 0 if there is none: the last entry has no Next. */
async function tap(page: Page, name: string | RegExp, index: number): Promise<number> {
  const button = page.getByRole("button", { name, exact: typeof name === "string", disabled: false }).nth(index)
  if ((await button.count()) === 0) return 0
  await button.tap()
  // Two frames: the tap's effect is painted and reported.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return 1
}

/** Runs in the page: records the time from each touch to the next paint, by interaction id. */
function listenToTaps(): void {
  const taps = new Map<number, number>()
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!("interactionId" in entry) || typeof entry.interactionId !== "number") continue
      const isTouch = entry.interactionId > 0 && !entry.name.startsWith("key")
      if (isTouch) taps.set(entry.interactionId, Math.max(taps.get(entry.interactionId) ?? 0, entry.duration))
    }
  })
  // 16 is the lowest threshold; TypeScript's DOM types do not have the option yet.
  observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  Object.assign(window, { tapsToFeedback: taps })
}

/** Runs in the page: all durations recorded so far. */
function recordedTaps(): number[] {
  const taps: unknown = Reflect.get(window, "tapsToFeedback")
  return taps instanceof Map ? [...taps.values()] : []
}
