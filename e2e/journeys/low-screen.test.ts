import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { preparePanel } from "../pages/judging.ts"
import { openJudging } from "../pages/signed-in.ts"

/** Which share of what has the focus is in sight: inside the window, and not behind something else. */
const focusInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused) return 0
    const { left, top, width, height } = focused.getBoundingClientRect()
    const heights = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) =>
      document.elementFromPoint(left + width / 2, top + height * share),
    )
    return heights.filter((hit) => hit !== null && focused.contains(hit)).length / heights.length
  })

// A phone held sideways, 400 % of 1280 × 1024, and a phone held upright.
for (const [width, height] of [
  [568, 320],
  [320, 256],
  [390, 844],
] as const)
  test(`on ${width} × ${height} the criterion that takes the focus is in sight @phone`, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    const { judge } = await preparePanel(request)
    await openJudging(page, judge)
    await page.getByRole("slider").first().focus()
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
      await expect.poll(() => focusInSight(page), `before ${key}`).toBe(1)
      await page.keyboard.press(key)
    }
  })
