import { Suspense } from "react"
import { Toasts } from "../ui/page/toasts.tsx"
import { ScreenSkeleton } from "../ui/states/screen-skeleton.tsx"
import { CrashBoundary } from "./crash-boundary.tsx"
import { LazyAppUpdate } from "./lazy-app-update.tsx"
import { Navigation } from "./navigation.tsx"
import { Providers } from "./providers.tsx"
import { CurrentScreen } from "./routes.tsx"

/** The whole client: providers, the screen of the address, and the notices above it. */
export function App() {
  return (
    <Providers>
      <Navigation>
        <CrashBoundary>
          <Suspense fallback={<ScreenSkeleton />}>
            <CurrentScreen />
          </Suspense>
        </CrashBoundary>
        <Toasts />
        <LazyAppUpdate />
      </Navigation>
    </Providers>
  )
}
