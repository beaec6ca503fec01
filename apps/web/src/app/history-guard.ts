import { isGuarded, leaveThrough } from "../lib/leave-guard.ts"

/** The screen and, in the query, its tab. A link to a part of the page leaves neither. */
const placeOf = ({ pathname, search }: Pick<Location, "pathname" | "search">) => pathname + search

/**
 * Makes the back button ask before unsaved work is lost. The address has already changed by then, so the screen's address is
 * pushed again. Call it once, before any other `popstate` listener is added: the first one can stop the others.
 */
export function guardHistory(): void {
  let here = window.location.href
  let isLeaving = false
  const follow = () => {
    here = window.location.href
  }
  window.addEventListener("pushState", follow)
  window.addEventListener("replaceState", follow)
  window.addEventListener("popstate", (event) => {
    const isSamePlace = placeOf(new URL(here)) === placeOf(window.location)
    if (isLeaving || isSamePlace || !isGuarded()) {
      isLeaving = false
      follow()
      return
    }
    event.stopImmediatePropagation()
    window.history.pushState(null, "", here)
    leaveThrough(() => {
      isLeaving = true
      window.history.back()
    })
  })
}
