import { type Measured, pagesOf } from "./pages-of.ts"

export type FlowLayout = {
  /** Where each page begins. */
  starts: number[]
  /** How large the text is; 1 is the size that was designed. */
  fit: number
}

const STEP = 0.96

/** Over several pages text does not shrink below this. */
const READABLE = 0.8

/**
 * Lays out a flow whose pieces all stand in one body: on one page with text as large as fits, but no smaller than `least`; else on
 * as few pages as readable text takes. Pieces are `[data-piece]`; what comes on every page again is `[data-repeated]`.
 */
export function measureFlow(body: HTMLElement, least: number): FlowLayout {
  if (least === 1) return { starts: startsAt(body, 1), fit: 1 }
  const onOnePage = largestFit(body, least, 1)
  if (onOnePage) return onOnePage
  const smallest = Math.max(least, READABLE)
  const starts = startsAt(body, smallest)
  return largestFit(body, smallest, starts.length) ?? { starts, fit: smallest }
}

/** The largest text with which so many pages are enough; null where they never are. */
function largestFit(body: HTMLElement, least: number, pages: number): FlowLayout | null {
  for (let fit = 1; fit >= least; fit *= STEP) {
    const starts = startsAt(body, fit)
    if (starts.length <= pages) return { starts, fit }
  }
  return null
}

function startsAt(body: HTMLElement, fit: number): number[] {
  body.style.setProperty("--fit", fit.toFixed(3))
  // The preview is scaled; rectangles are measured as they are seen.
  const scale = body.getBoundingClientRect().height / body.offsetHeight || 1
  const heightOf = (element: Element) => element.getBoundingClientRect().height / scale
  const repeated = [...body.querySelectorAll("[data-repeated]")].reduce((sum, element) => sum + heightOf(element), 0)
  return pagesOf(piecesIn(body, scale), body.clientHeight - repeated)
}

/** The height of a piece reaches to the next one, so that the space between belongs to it. */
function piecesIn(body: HTMLElement, scale: number): Measured[] {
  const elements = [...body.querySelectorAll<HTMLElement>("[data-piece]")]
  const edges = elements.map((element) => element.getBoundingClientRect())
  return elements.map((element, index) => {
    const { top = 0, bottom = 0 } = edges[index] ?? {}
    return { height: ((edges[index + 1]?.top ?? bottom) - top) / scale, keepsNext: element.dataset.piece === "heading" }
  })
}
