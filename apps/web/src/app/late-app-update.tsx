import { type ComponentType, lazy, Suspense } from "react"
import { pageLoaded } from "../lib/page-loaded.ts"

const Nothing: ComponentType = () => null

async function loadAppUpdate(): Promise<{ default: ComponentType }> {
  await pageLoaded()
  return import("./app-update.tsx").then(
    (m) => ({ default: m.AppUpdate }),
    // The network went before this came: the screen goes on without, and the next load tries again.
    () => ({ default: Nothing }),
  )
}

const AppUpdate = lazy(loadAppUpdate)

/** Installing and updating wait until the page has all it asked for. In development files change without versions. */
export const LateAppUpdate = () =>
  import.meta.env.PROD ? (
    <Suspense fallback={null}>
      <AppUpdate />
    </Suspense>
  ) : null
