import { MantineProvider } from "@mantine/core"
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from "react"
import { type AroundNavHandler, Router, useLocation } from "wouter"
import { Late } from "../lib/late.tsx"
import { leaveThrough } from "../lib/leave-guard.ts"
import { Toasts } from "../ui/page/toasts.tsx"
import { ScreenSkeleton } from "../ui/states/screen-skeleton.tsx"
import { colorSchemeManager } from "./color-scheme.ts"
import { CrashBoundary } from "./crash-boundary.tsx"
import { CurrentScreen, prepareScreen } from "./routes.tsx"
import { factsAt } from "./screens.ts"
import { cssVariables, theme } from "./theme.ts"

const loadAppUpdate = () => import("./app-update.tsx").then((m) => m.AppUpdate)

/** Says in the page that the app runs: see public/old-browser.js. */
function useStarted(): void {
  useEffect(() => document.documentElement.setAttribute("data-started", ""), [])
}

/** The whole client: providers, the screen of the address, and the notices above it. `ssrPath` is the address in the build. */
export function App({ ssrPath }: { ssrPath?: string }) {
  useStarted()
  return (
    <Providers>
      <Navigation ssrPath={ssrPath}>
        <CrashBoundary>
          <Suspense fallback={ssrPath === undefined && <ScreenSkeleton />}>
            <CurrentScreen />
          </Suspense>
        </CrashBoundary>
        <Toasts />
        {/* Not in development, where files change without versions. */}
        {import.meta.env.PROD && <Late load={loadAppUpdate} />}
      </Navigation>
    </Providers>
  )
}

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
function Navigation({ ssrPath, children }: Props) {
  return (
    <Router aroundNav={guarded} ssrPath={ssrPath}>
      <Arrival>{children}</Arrival>
    </Router>
  )
}

/** The providers of every screen; those for calls to the server are in `api-provider.tsx`. */
function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  )
}
