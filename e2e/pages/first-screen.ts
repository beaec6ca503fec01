import type { Page } from "@playwright/test"
import { expect } from "../fixtures/server.ts"

/** Holds back the app's scripts. Returns a function that lets so many more of them through. */
export async function holdScripts(page: Page): Promise<(count: number) => void> {
  let allowed = 0
  const waiting: (() => void)[] = []
  const letThrough = () => {
    while (allowed > 0 && waiting.length > 0) {
      allowed -= 1
      waiting.shift()?.()
    }
  }
  await page.route("**/assets/*.js", async (route) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      letThrough()
    })
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined)
  })
  return (count) => {
    allowed += count
    letThrough()
  }
}

/** Waits until the app runs. */
export const expectStarted = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-started", "")

/** Where each element of the screen is, in whole pixels. */
export async function places(page: Page): Promise<number[][]> {
  await expect(page.getByRole("contentinfo")).toBeVisible()
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null),
  )
  return page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll("header, header a, main, main *:not(noscript), footer *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    })
  })
}
