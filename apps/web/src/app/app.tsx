import { Suspense, useEffect } from "react"
import { Late } from "../lib/late.tsx"
import { Toasts } from "../ui/page/toasts.tsx"
import { ScreenSkeleton } from "../ui/states/screen-skeleton.tsx"
import { CrashBoundary } from "./crash-boundary.tsx"
import { Navigation } from "./navigation.tsx"
import { Providers } from "./providers.tsx"
import { CurrentScreen } from "./routes.tsx"

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
