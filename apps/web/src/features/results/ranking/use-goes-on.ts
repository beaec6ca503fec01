import { type RefObject, useEffect, useRef } from "react"

/** Less is a rounded size, not something to scroll to. */
const LEAST_PX = 2

/** True if a box has more to scroll to at its end. */
export const goesOn = ({ scrollWidth, clientWidth, scrollLeft }: Element): boolean =>
  // Negative in a right-to-left box.
  scrollWidth - clientWidth - Math.abs(scrollLeft) > LEAST_PX

/** True if the content is no wider than the box, whether that clips or scrolls. */
const fits = (box: Element): boolean =>
  [...box.children].every((child) => child.getBoundingClientRect().width - box.clientWidth < LEAST_PX)

/** The frame of a scrolling box, with `data-goes-on` if it goes on to the side, and `data-fits` if it is wide enough. */
export function useGoesOn<Frame extends HTMLElement>(box: RefObject<Element | null>): RefObject<Frame | null> {
  const frame = useRef<Frame>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const mark = () => {
      frame.current?.toggleAttribute("data-goes-on", goesOn(element))
      frame.current?.toggleAttribute("data-fits", fits(element))
    }
    mark()
    const resizes = new ResizeObserver(mark)
    for (const one of [element, ...element.children]) resizes.observe(one)
    element.addEventListener("scroll", mark, { passive: true })
    return () => {
      resizes.disconnect()
      element.removeEventListener("scroll", mark)
    }
  }, [box])
  return frame
}
