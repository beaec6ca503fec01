import { type RefObject, useLayoutEffect, useRef } from "react"

/**
 * The scales to try, from `most` to `least`: first with whole words, then with long words broken. `mostLines` is for the
 * elements with `data-few-lines`.
 */
export type FitAttempts = readonly {
  breaks: "words" | "hyphens" | "anywhere"
  most: number
  least: number
  mostLines?: number
}[]

const ATTEMPTS: FitAttempts = [
  { breaks: "words", most: 1, least: 0.5 },
  { breaks: "anywhere", most: 1, least: 0.15 },
]
const STEP = 0.94

/**
 * A box whose content is as large as fits, by `--fit` (1 is the designed size) and `data-breaks`. Measured again
 * after a change of the content or the box's size, and when a font has loaded.
 */
export function useFit<Box extends HTMLElement>(content: unknown, attempts = ATTEMPTS): RefObject<Box | null> {
  const box = useRef<Box>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content decides what fits
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const refit = () => fitInto(element, attempts)
    refit()
    const resizes = new ResizeObserver(refit)
    resizes.observe(element)
    // Another font changes the widths without resizing the box.
    document.fonts?.addEventListener("loadingdone", refit)
    return () => {
      resizes.disconnect()
      document.fonts?.removeEventListener("loadingdone", refit)
    }
  }, [content, attempts])
  return box
}

function fitInto(box: HTMLElement, attempts: FitAttempts): void {
  // Overflow to the left is not in the scroll size of a left-to-right box, so right-to-left texts are measured themselves.
  const texts = [box, ...box.querySelectorAll("[dir]")]
  const few = box.querySelectorAll("[data-few-lines]")
  const fits = (mostLines: number) =>
    box.scrollHeight <= box.clientHeight &&
    texts.every((text) => text.scrollWidth <= text.clientWidth) &&
    [...few].every((text) => linesOf(text) <= mostLines)
  for (const { breaks, most, least, mostLines = Number.POSITIVE_INFINITY } of attempts) {
    box.dataset.breaks = breaks
    const takeStep = (step: number) => {
      box.style.setProperty("--fit", (most * STEP ** step).toFixed(3))
    }
    const steps = Math.floor(Math.log(least / most) / Math.log(STEP)) + 1
    const first = firstStep(steps, (step) => {
      takeStep(step)
      return fits(mostLines)
    })
    takeStep(Math.min(first, steps - 1))
    if (first < steps) return
  }
}

/** The first step that fits; `steps` if none does. What fits at a step fits at the smaller ones after it, so few are measured. */
function firstStep(steps: number, fits: (step: number) => boolean): number {
  let [from, to] = [0, steps]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (fits(middle)) to = middle
    else from = middle + 1
  }
  return from
}

const linesOf = (text: Element): number =>
  Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
