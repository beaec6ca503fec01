import type { Locator, Page } from "@playwright/test"

/** The share of the window's height that one swipe scrolls. */
const SWIPE = 0.6

/** A judge's thumb on a phone: taps an element that is visible, and first swipes to it if it is not. */
export function thumbOn(page: Page) {
  const done = { taps: 0, swipes: 0, pixels: 0 }
  return {
    done: () => ({ ...done }),
    async tap(target: Locator): Promise<void> {
      await target.waitFor()
      for (;;) {
        const far = await target.evaluate(pixelsOutOfView)
        if (far === 0) break
        const height = await page.evaluate(() => innerHeight)
        const by = Math.sign(far) * Math.max(Math.abs(far), SWIPE * height)
        done.swipes += 1
        done.pixels += await page.evaluate((pixels) => {
          const before = scrollY
          scrollBy({ top: pixels, behavior: "instant" })
          return Math.abs(scrollY - before)
        }, by)
      }
      done.taps += 1
      await target.tap()
    },
  }
}

/** Runs in the page: how far an element is below (or, if negative, above) the area that bars leave free; 0 if visible. */
function pixelsOutOfView(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  if (element.closest("[role=dialog], header") !== null) return 0
  const bars = [...document.querySelectorAll("article *")].filter((one) =>
    /sticky|fixed/.test(getComputedStyle(one).position),
  )
  if (bars.some((bar) => bar.contains(element))) return 0
  const rects = bars.map((bar) => bar.getBoundingClientRect())
  const head = Math.max(0, ...rects.filter((rect) => rect.top <= 0).map((rect) => rect.bottom))
  const foot = Math.min(innerHeight, ...rects.filter((rect) => rect.bottom >= innerHeight).map((rect) => rect.top))
  if (bottom > foot) return bottom - foot
  return top < head ? top - head : 0
}
