import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react"
import { type AroundNavHandler, Router, useLocation } from "wouter"
import { leaveThrough } from "../lib/leave-guard.ts"
import { prepareScreen } from "./routes.tsx"
import { factsAt } from "./screens.ts"

const isOtherScreen = (to: string) => new URL(to, window.location.href).pathname !== window.location.pathname

/** Unsaved work is asked about before another screen opens; changes of the query alone pass. */
const guarded: AroundNavHandler = (navigate, to, options) => {
  if (isOtherScreen(to)) leaveThrough(() => navigate(to, options))
  else navigate(to, options)
}

/** Loads a screen's code when a pointer or the focus reaches a link to it. */
function loadOnIntent(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return
  prepareScreen(factsAt(link.pathname))
}

/** Scrolls a new screen to its top; after back and forward the browser restores the position. */
function useTopOnNewScreen(): void {
  const [path] = useLocation()
  const cameByHistory = useRef(true)
  useEffect(() => {
    const remember = (event: Event) => {
      cameByHistory.current = event.type === "popstate"
    }
    const events = ["popstate", "pushState", "replaceState"]
    for (const event of events) window.addEventListener(event, remember, { capture: true })
    return () => {
      for (const event of events) window.removeEventListener(event, remember, { capture: true })
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

type Props = { ssrPath: string | undefined; children: ReactNode }

/** Routing with the guard of unsaved work, early loading and scroll position. */
export function Navigation({ ssrPath, children }: Props) {
  return (
    <Router aroundNav={guarded} ssrPath={ssrPath}>
      <Arrival>{children}</Arrival>
    </Router>
  )
}
