import { isGuarded, leaveThrough } from "../lib/leave-guard.ts"

/**
 * Lets the back button ask before unsaved work is left. By then the address has changed, so the screen's own is put back
 * in front. Call it once, before anything else listens: who comes first in line decides whether the others hear of it.
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
    const isSameScreen = new URL(here).pathname === window.location.pathname
    if (isLeaving || isSameScreen || !isGuarded()) {
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
