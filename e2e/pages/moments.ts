import type { Page } from "@playwright/test"

/** When a text appeared and disappeared, by the page's own clock; `to` is absent while it is shown. */
export type Moment = { from: number; to?: number }

const STORE = "notedMoments"
const STEP_MS = 100

/** Records in the page when each of these texts appears and disappears, so that a slow machine cannot miss it. */
export const noteMoments = (page: Page, texts: Record<string, string>): Promise<void> =>
  page.evaluate(
    ({ wanted, store }) => {
      const noted: Record<string, { from: number; to?: number }> = {}
      Object.assign(globalThis, { [store]: noted })
      const look = () => {
        const shown = document.body.textContent ?? ""
        for (const [name, text] of Object.entries(wanted)) {
          const moment = noted[name]
          if (shown.includes(text)) noted[name] ??= { from: performance.now() }
          else if (moment) moment.to ??= performance.now()
        }
      }
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    },
    { wanted: texts, store: STORE },
  )

export const notedMoments = (page: Page): Promise<Record<string, Moment>> =>
  page.evaluate((store) => Reflect.get(globalThis, store) ?? {}, STORE)

/**
 * Moves the paused clock of a page by steps until `isReached`. React renders what a timer changed in a later task; each
 * step waits for those tasks, so a busy machine cannot move the clock on before a change is in the page.
 */
export async function stepClockUntil(page: Page, isReached: () => Promise<boolean>, atMost = 10_000): Promise<void> {
  for (let passed = 0; passed < atMost; passed += STEP_MS) {
    if (await isReached()) return
    await page.clock.runFor(STEP_MS)
    await rendered(page)
  }
  throw new Error(`Not reached after ${atMost} ms of the page's clock`)
}

/** The same while the page waits for the server: its clock is moved no faster than time passes. */
export async function followClockUntil(page: Page, isReached: () => Promise<boolean>, atMost = 30_000): Promise<void> {
  const start = performance.now()
  for (let moved = 0; performance.now() - start < atMost; ) {
    if (await isReached()) return
    const step = Math.min(STEP_MS, Math.floor(performance.now() - start - moved))
    if (step > 0) await page.clock.runFor(step)
    moved += step
    await rendered(page)
  }
  throw new Error(`Not reached within ${atMost} ms`)
}

const rendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let task = 0; task < 3; task += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener("message", done, { once: true })
        port1.start()
        port2.postMessage(undefined)
      })
    }
  })
