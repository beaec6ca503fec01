import { type RefObject, useLayoutEffect, useRef } from "react"

/** How far text shrinks before long words are broken, and how far after that. */
const ATTEMPTS = [
  { breaks: "words", least: 0.5 },
  { breaks: "anywhere", least: 0.15 },
] as const
const STEP = 0.94

/**
 * A box whose content is as large as fits into it, by `--fit` (1 is the size that was designed) and `data-breaks`. Measured anew
 * for other content, another size of the box, and a font that comes late.
 */
export function useFit<Box extends HTMLElement>(content: unknown): RefObject<Box | null> {
  const box = useRef<Box>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content decides what fits
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    fitInto(element)
    const resizes = new ResizeObserver(() => fitInto(element))
    resizes.observe(element)
    // Letters of another font have other widths, and the box does not tell.
    const refit = () => fitInto(element)
    document.fonts?.addEventListener("loadingdone", refit)
    return () => {
      resizes.disconnect()
      document.fonts?.removeEventListener("loadingdone", refit)
    }
  }, [content])
  return box
}

function fitInto(box: HTMLElement): void {
  // What runs over on the left is no overflow of a box that is written from the left, so right-to-left text is asked itself.
  const texts = [box, ...box.querySelectorAll("[dir]")]
  const fits = () => box.scrollHeight <= box.clientHeight && texts.every((text) => text.scrollWidth <= text.clientWidth)
  for (const { breaks, least } of ATTEMPTS) {
    box.dataset.breaks = breaks
    for (let scale = 1; scale >= least; scale *= STEP) {
      box.style.setProperty("--fit", scale.toFixed(3))
      if (fits()) return
    }
  }
}
