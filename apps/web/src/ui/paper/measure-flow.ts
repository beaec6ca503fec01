export type FlowLayout = {
  /** The index of each page's first piece. */
  starts: number[]
  /** The text scale; 1 is the designed size. */
  fit: number
}

const STEP = 0.96

/** On several pages text does not shrink below this scale. */
const READABLE = 0.8

/**
 * Lays out a flow whose pieces are all in one body: on one page with text as large as fits, but no smaller than `least`; else on
 * as few pages as readable text needs. Pieces are `[data-piece]`; what repeats on every page is `[data-repeated]`.
 */
export function measureFlow(body: HTMLElement, least: number): FlowLayout {
  if (least === 1) return { starts: startsAt(body, 1), fit: 1 }
  const onOnePage = largestFit(body, least, 1)
  if (onOnePage) return onOnePage
  const smallest = Math.max(least, READABLE)
  const starts = startsAt(body, smallest)
  return largestFit(body, smallest, starts.length) ?? { starts, fit: smallest }
}

/** The largest text scale that fits on this many pages; null if none does. */
function largestFit(body: HTMLElement, least: number, pages: number): FlowLayout | null {
  for (let fit = 1; fit >= least; fit *= STEP) {
    const starts = startsAt(body, fit)
    if (starts.length <= pages) return { starts, fit }
  }
  return null
}

function startsAt(body: HTMLElement, fit: number): number[] {
  body.style.setProperty("--fit", fit.toFixed(3))
  // The preview is scaled, and rectangles are measured after scaling.
  const scale = body.getBoundingClientRect().height / body.offsetHeight || 1
  const heightOf = (element: Element) => element.getBoundingClientRect().height / scale
  const repeated = [...body.querySelectorAll("[data-repeated]")].reduce((sum, element) => sum + heightOf(element), 0)
  return pagesOf(piecesIn(body, scale), body.clientHeight - repeated)
}

/** A piece's height includes the space before the next one. */
function piecesIn(body: HTMLElement, scale: number): Measured[] {
  const elements = [...body.querySelectorAll<HTMLElement>("[data-piece]")]
  const edges = elements.map((element) => element.getBoundingClientRect())
  return elements.map((element, index) => {
    const { top = 0, bottom = 0 } = edges[index] ?? {}
    return { height: ((edges[index + 1]?.top ?? bottom) - top) / scale, keepsNext: element.dataset.piece === "heading" }
  })
}

/** The height of a piece that is never split; with `keepsNext` it is never the last on a page. */
type Measured = { height: number; keepsNext: boolean }

/** The index of each page's first piece, so that each page fits. A piece higher than a page gets its own page. */
export function pagesOf(pieces: readonly Measured[], room: number): number[] {
  const starts = [0]
  let used = 0
  for (const [index, { height }] of pieces.entries()) {
    const start = starts.at(-1) ?? 0
    if (index > start && used + height > room) {
      let first = index
      while (first - 1 > start && pieces[first - 1]?.keepsNext) first--
      starts.push(first)
      used = pieces.slice(first, index).reduce((sum, piece) => sum + piece.height, 0)
    }
    used += height
  }
  return starts
}
