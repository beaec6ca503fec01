import type { Page } from "@playwright/test"
import { DEMO_JUDGE_CODE, slowCpu, slowNetwork, withPhone } from "./browser.ts"

/** Milliseconds on slow 4G and a slow phone, with an empty cache. */
export type FirstScore = { signInShown: number; judgingShown: number; firstScore: number }

const SUBMIT = "button[type=submit]:enabled"
const START = 'a[href="/judge"]'
const SLIDER = "[role=slider]:not([aria-disabled=true])"
const ONE_POINT = 'button[aria-label^="One point "]:enabled'

/** From opening the link of a judge's card to the first painted score, for a judge who never hesitates. */
export function timeToFirstScore(baseURL: string): Promise<FirstScore> {
  return withPhone(baseURL, async (context) => {
    const page = await context.newPage()
    await slowNetwork(page)
    await slowCpu(page)
    const startedAt = performance.now()
    const passed = () => performance.now() - startedAt
    await page.goto(`/judge-login#code=${DEMO_JUDGE_CODE}`, { waitUntil: "commit" })
    const submit = await shown(page, SUBMIT)
    const signInShown = passed()
    await page.touchscreen.tap(submit.x, submit.y)
    const start = await shown(page, START)
    await page.touchscreen.tap(start.x, start.y)
    await shown(page, SLIDER)
    const judgingShown = passed()
    const before = await page.locator(SLIDER).first().getAttribute("aria-valuenow")
    const point = await shown(page, ONE_POINT)
    await page.touchscreen.tap(point.x, point.y)
    await page.waitForFunction(
      ({ slider, from }) => document.querySelector(slider)?.getAttribute("aria-valuenow") !== from,
      { slider: SLIDER, from: before },
    )
    return { signInShown, judgingShown, firstScore: passed() }
  })
}

/**
 * Waits until a finger can reach the first such element, and returns its middle. Checked in each frame of the page: a locator
 * looks only every half second after a while.
 */
async function shown(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const found = await page.waitForFunction((wanted) => {
    const element = [...document.querySelectorAll(wanted)].find((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    if (!element) return null
    element.scrollIntoView({ block: "nearest", behavior: "instant" })
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null
  }, selector)
  const middle = await found.jsonValue()
  if (!middle) throw new Error(`${selector} is nowhere.`)
  return middle
}
