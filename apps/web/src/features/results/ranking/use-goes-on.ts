import { type RefObject, useEffect, useRef } from "react"

/** Less is a rounded size, not something to scroll to. */
const LEAST_PX = 2

/** The sides on which a box has more to scroll to: "below", "aside", both or none. */
export function sidesOf(box: Element): string {
  const below = box.scrollHeight - box.clientHeight - box.scrollTop
  // Negative in a right-to-left box.
  const aside = box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft)
  return [below > LEAST_PX && "below", aside > LEAST_PX && "aside"].filter(Boolean).join(" ")
}

/** True if the content is no wider than the box, whether that clips or scrolls. */
const fits = (box: Element): boolean =>
  [...box.children].every((child) => child.getBoundingClientRect().width - box.clientWidth < LEAST_PX)

/** The frame of a scrolling box, with `data-goes-on` for the sides on which it goes on, and `data-fits` if it is wide enough. */
export function useGoesOn<Frame extends HTMLElement>(box: RefObject<Element | null>): RefObject<Frame | null> {
  const frame = useRef<Frame>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const mark = () => {
      frame.current?.setAttribute("data-goes-on", sidesOf(element))
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
