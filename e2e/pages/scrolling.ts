import type { Page } from "@playwright/test"

export type Swept = {
  /** The largest number of rows, and of all elements, that the page had at any moment. */
  mostRows: number
  mostElements: number
  /** How often the middle of the list showed no row. */
  blanks: number
  /** Tasks of more than 50 ms: they depend on the machine, so they are reported but not checked. */
  longTasks: number
}

/** A page that paints nothing for so long does not respond. */
const FRAME_LIMIT_MS = 30_000

/** How the error of a page that does not paint begins. */
export const NO_FRAME = "The page painted no frame"

/**
 * Scrolls the list from its current position to its end: first in small steps like a finger, then in jumps. `rows` matches every row;
 * the scroller is the page itself, or the nearest ancestor of the rows that scrolls. Throws if the
 * page paints no frame, or if the list is removed from the page meanwhile.
 */
export function sweep(page: Page, rows: string): Promise<Swept> {
  return page.evaluate(
    async ([selector, limitMs, noFrame]) => {
      const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)
      let scroller = document.querySelector(selector)?.parentElement ?? document.documentElement
      while (scroller !== document.documentElement && !scrolls(scroller))
        scroller = scroller.parentElement ?? document.documentElement
      const isPage = scroller === document.documentElement
      const swept = { mostRows: 0, mostElements: 0, blanks: 0, longTasks: 0 }
      const observer = new PerformanceObserver((list) => {
        swept.longTasks += list.getEntries().length
      })
      observer.observe({ type: "longtask" })
      /** Throws if the page paints nothing: otherwise the test would end at its limit, without a reason. */
      const painted = () =>
        new Promise<void>((resolve, reject) => {
          const limit = setTimeout(() => {
            const rowsNow = document.querySelectorAll(selector).length
            const at = `${scroller.scrollTop} of ${scroller.scrollHeight} px, ${rowsNow} rows`
            const list = scroller.isConnected ? "the list is in the page" : "the list was removed from the page"
            reject(new Error(`${noFrame} for ${limitMs / 1_000} s: ${document.visibilityState}, ${list}, ${at}`))
          }, limitMs)
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              clearTimeout(limit)
              resolve()
            }),
          )
        })
      const look = async () => {
        await painted()
        swept.mostRows = Math.max(swept.mostRows, document.querySelectorAll(selector).length)
        swept.mostElements = Math.max(swept.mostElements, document.querySelectorAll("*").length)
        const { top, left, width, height } = scroller.getBoundingClientRect()
        const middle = isPage ? window.innerHeight * 0.6 : top + height / 2
        const seen = document.elementFromPoint(left + width / 2, middle)
        if (!seen?.closest(selector)) swept.blanks += 1
      }
      const list = document.querySelector(selector)?.parentElement
      if (isPage && list) window.scrollTo(0, window.scrollY + list.getBoundingClientRect().top)
      for (let step = 0; step < 40; step++) {
        scroller.scrollTop += scroller.clientHeight * 0.4
        await look()
      }
      for (const part of [0.3, 0.9, 0.5]) {
        scroller.scrollTop = scroller.scrollHeight * part
        await look()
      }
      // Rows that become visible are measured, which may move the end a little further.
      for (let goes = 0; goes < 10 && scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1; goes++) {
        scroller.scrollTop = scroller.scrollHeight
        await painted()
      }
      observer.disconnect()
      if (!scroller.isConnected) throw new Error("The list was removed from the page while it was scrolled")
      return swept
    },
    [rows, FRAME_LIMIT_MS, NO_FRAME] as const,
  )
}

/** Whether the middle of the focused element is visible. */
export function isFocusVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    if (!document.activeElement || document.activeElement === document.body) return false
    const { top, bottom } = document.activeElement.getBoundingClientRect()
    const middle = (top + bottom) / 2
    return middle > 0 && middle < window.innerHeight
  })
}

/**
 * Moves the focus to the next control of a list, `steps` times within one frame, so without scrolling and painting. Returns how
 * many of these steps found a control. `rows` matches the rows.
 */
export function stepWithinOneFrame(page: Page, rows: string, steps: number): Promise<number> {
  return page.evaluate(
    async ([selector, count]) => {
      let found = 0
      for (let step = 0; step < count; step++) {
        const controls = [...document.querySelectorAll<HTMLElement>(`:is(${selector}) :is(button, a[href], input)`)]
        const at = controls.indexOf(document.activeElement as HTMLElement)
        const next = controls[at + 1]
        if (at < 0 || !next) break
        next.focus()
        found += 1
        // React can render the effects of the focus, but no frame passes.
        for (let turn = 0; turn < 10; turn++) await null
      }
      return found
    },
    [rows, steps] as const,
  )
}
