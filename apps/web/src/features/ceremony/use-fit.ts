import { type RefObject, useLayoutEffect, useRef } from "react"

/** Between which sizes text is tried while its words stay whole, and then with long words broken. */
export type FitAttempts = readonly { breaks: "words" | "anywhere"; most: number; least: number }[]

const ATTEMPTS: FitAttempts = [
  { breaks: "words", most: 1, least: 0.5 },
  { breaks: "anywhere", most: 1, least: 0.15 },
]
const STEP = 0.94

/**
 * A box whose content is as large as fits into it, by `--fit` (1 is the size that was designed) and `data-breaks`. Measured anew
 * for other content, another size of the box, and a font that comes late.
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
    // Letters of another font have other widths, and the box does not tell.
    document.fonts?.addEventListener("loadingdone", refit)
    return () => {
      resizes.disconnect()
      document.fonts?.removeEventListener("loadingdone", refit)
    }
  }, [content, attempts])
  return box
}

function fitInto(box: HTMLElement, attempts: FitAttempts): void {
  // What runs over on the left is no overflow of a box that is written from the left, so right-to-left text is asked itself.
  const texts = [box, ...box.querySelectorAll("[dir]")]
  const fits = () => box.scrollHeight <= box.clientHeight && texts.every((text) => text.scrollWidth <= text.clientWidth)
  for (const { breaks, most, least } of attempts) {
    box.dataset.breaks = breaks
    for (let scale = most; scale >= least; scale *= STEP) {
      box.style.setProperty("--fit", scale.toFixed(3))
      if (fits()) return
    }
  }
}
