import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react"
import { type AroundNavHandler, Router, useLocation } from "wouter"
import { leaveThrough } from "../lib/leave-guard.ts"
import { guardHistory } from "./history-guard.ts"
import { screenAt } from "./routes.tsx"

guardHistory()

const isOtherScreen = (to: string) => new URL(to, window.location.href).pathname !== window.location.pathname

/** Unsaved work is asked about before another screen opens; changes of the query alone pass. */
const guarded: AroundNavHandler = (navigate, to, options) => {
  if (isOtherScreen(to)) leaveThrough(() => navigate(to, options))
  else navigate(to, options)
}

/** Fetches a screen's code when a pointer or the focus reaches a link to it, so that the tap finds it there. */
function loadOnIntent(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return
  screenAt(link.pathname).prepare()
}

/** A new screen starts at its top; back and forward leave the position to the browser. */
function useTopOnNewScreen(): void {
  const [path] = useLocation()
  const cameByHistory = useRef(true)
  useEffect(() => {
    const remember = (event: Event) => {
      cameByHistory.current = event.type === "popstate"
    }
    const ways = ["popstate", "pushState", "replaceState"]
    for (const way of ways) window.addEventListener(way, remember, { capture: true })
    return () => {
      for (const way of ways) window.removeEventListener(way, remember, { capture: true })
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it a new screen
  useLayoutEffect(() => {
    if (!cameByHistory.current) window.scrollTo(0, 0)
  }, [path])
}

function Arrival({ children }: { children: ReactNode }) {
  useTopOnNewScreen()
  useEffect(() => {
    document.addEventListener("pointerover", loadOnIntent, { passive: true })
    document.addEventListener("focusin", loadOnIntent)
    return () => {
      document.removeEventListener("pointerover", loadOnIntent)
      document.removeEventListener("focusin", loadOnIntent)
    }
  }, [])
  return children
}

/** Addresses and what moving between them means: guard, early loading, scroll position. */
export function Navigation({ children }: { children: ReactNode }) {
  return (
    <Router aroundNav={guarded}>
      <Arrival>{children}</Arrival>
    </Router>
  )
}
