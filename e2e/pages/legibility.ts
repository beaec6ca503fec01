import type { Page } from "@playwright/test"

/** Returns the visible controls that are smaller than this size in CSS pixels. */
export function smallTargets(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate((least) => {
    const acted =
      "a[href], button, input, textarea, select, [role=slider]:not([aria-disabled=true]), [role=option], [role=tab]"
    const small: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(acted)) {
      // A checkbox's label can be tapped too, and the frame around a field that has a button in it; a link within a sentence may
      // be as high as its line (WCAG 2.5.8).
      const isCheckbox = element.matches("input[type=checkbox], input[type=radio]")
      const framed = element.matches("input") ? element.closest(".mantine-Input-wrapper") : null
      const labels = isCheckbox && element instanceof HTMLInputElement ? (element.labels ?? []) : []
      const parts = [element, ...labels, ...(framed ? [framed] : [])]
      const isInSentence = element.matches("p a, li a") && getComputedStyle(element).display === "inline"
      if (isInSentence || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const sides = parts.map((part) => part.getBoundingClientRect())
      const bottom = Math.max(...sides.map((side) => side.bottom))
      const height = bottom - Math.min(...sides.map((side) => side.top))
      const width = Math.max(...sides.map((side) => side.right)) - Math.min(...sides.map((side) => side.left))
      const isOffScreen = bottom < 0 || width === 0
      if (isOffScreen || (width >= least && height >= least)) continue
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? ""
      small.push(`${element.tagName.toLowerCase()} "${name}" ${Math.round(width)} × ${Math.round(height)}`)
    }
    return small
  }, leastPx)
}

/** Records every animation of more than a millisecond from the page's next load on. Returns the growing set. */
export async function listenForMotion(page: Page): Promise<ReadonlySet<string>> {
  const moved = new Set<string>()
  await page.exposeFunction("tellMotion", (what: string) => moved.add(what))
  await page.addInitScript(() => {
    const tell: (what: string) => void = Reflect.get(window, "tellMotion")
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) <= 1) continue
        tell(`${effect.target?.tagName.toLowerCase()} "${effect.target?.className}"`)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  return moved
}

export const isWiderThanScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Returns what is lost at the current width and text size: a page that scrolls sideways, and text that is cut off. */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const lost = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : []
    for (const element of document.querySelectorAll<HTMLElement>(
      "button, a, h1, h2, h3, label, p, dt, dd, li, td, [role=cell]",
    )) {
      const { overflowX, overflowY } = getComputedStyle(element)
      if (!element.checkVisibility() || element.clientWidth <= 1) continue
      const isCut = overflowX !== "visible" && overflowX !== "auto" && element.scrollWidth > element.clientWidth + 1
      const isCutBelow = overflowY === "hidden" && element.scrollHeight > element.clientHeight + 2
      if (isCut || isCutBelow) lost.push(`cut off: "${element.textContent?.trim().slice(0, 60)}"`)
    }
    return lost
  })
}

/** Returns visible words of up to twelve letters that are broken across lines, because their column is too narrow for them. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const isSeen = (element: Element | null): boolean => {
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      // What only screen readers read is clipped to a pixel.
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position, overflow } = getComputedStyle(at)
        if (position === "absolute" && overflow === "hidden" && at.clientWidth <= 2) return false
      }
      return true
    }
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!isSeen(text.parentElement)) continue
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(
        /(?<![\p{L}\p{N}])\p{L}{2,12}(?![\p{L}\p{N}])/gu,
      )) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) broken.add(word)
      }
    }
    return [...broken]
  })
}

/** Sets the size of text in the browser's settings, in pixels; 16 is usual. Lengths in rem and em, also of media queries, follow it. */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const settings = await page.context().newCDPSession(page)
  await settings.send("Page.setFontSizes", { fontSizes: { standard: px } })
}
