import type { Page } from "@playwright/test"

/** Tells a page that its tab comes to the front or goes behind another one: the test browser shows all pages at once. */
const turn = (page: Page, visibility: "visible" | "hidden") =>
  page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now })
    Object.defineProperty(document, "hidden", { configurable: true, get: () => now === "hidden" })
    document.dispatchEvent(new Event("visibilitychange"))
  }, visibility)

/** The tabs of one window: one is in front. */
export function openTabs(first: Page) {
  const opened = [first]
  let front = first
  const toFront = async (page: Page) => {
    if (page === front) return
    await turn(front, "hidden")
    front = page
    await turn(page, "visible")
  }
  return {
    toFront,
    all: (): readonly Page[] => opened,
    /** A new tab, in front, with the first one's session storage, as a duplicated tab has. */
    async open(address: string): Promise<Page> {
      await turn(front, "hidden")
      const page = await first.context().newPage()
      const kept = await first.evaluate(() => Object.entries(sessionStorage))
      await page.addInitScript((entries) => {
        for (const [key, value] of entries) sessionStorage.setItem(key, value)
      }, kept)
      opened.push(page)
      front = page
      await page.goto(address)
      return page
    },
  }
}
