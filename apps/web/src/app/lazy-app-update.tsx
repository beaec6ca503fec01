import { Suspense } from "react"
import { lazyComponent } from "../lib/lazy-component.ts"

const AppUpdate = lazyComponent(() => import("./app-update.tsx").then((m) => m.AppUpdate))

/** Installing and updating wait until the page is loaded. Not in development, where files change without versions. */
export const LazyAppUpdate = () =>
  import.meta.env.PROD ? (
    <Suspense fallback={null}>
      <AppUpdate />
    </Suspense>
  ) : null
