import { type RefObject, useLayoutEffect } from "react"

/** A whole sheet is seen at once. */
const HEIGHT_SHARE = 0.85

/** Shows the sheets in their real size, or smaller where the screen has no room for them; `sheets` names what stands in it. */
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
