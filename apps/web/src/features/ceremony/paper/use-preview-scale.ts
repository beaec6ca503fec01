import { type RefObject, useLayoutEffect } from "react"

/** The largest share of the window's height for a sheet, so that all of it is visible. */
const HEIGHT_SHARE = 0.85

/** Shows the sheets in their real size, or smaller if the screen is too small; measured again when `sheets` changes. */
export function usePreviewScale(box: RefObject<HTMLElement | null>, sheets: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sheets have another width
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const show = () => {
      const sheet = element.querySelector<HTMLElement>("[data-sheet] > div")
      if (!sheet?.offsetWidth) return
      const fits = [element.clientWidth / sheet.offsetWidth, (HEIGHT_SHARE * window.innerHeight) / sheet.offsetHeight]
      element.style.setProperty("--scale", Math.min(1, ...fits).toFixed(4))
    }
    show()
    const resizes = new ResizeObserver(show)
    resizes.observe(element)
    return () => resizes.disconnect()
  }, [box, sheets])
}
