import { Suspense } from "react"
import { lateComponent } from "../lib/late-component.ts"

const AppUpdate = lateComponent(() => import("./app-update.tsx").then((m) => m.AppUpdate))

/** Installing and updating wait until the page has all it asked for. In development files change without versions. */
export const LateAppUpdate = () =>
  import.meta.env.PROD ? (
    <Suspense fallback={null}>
      <AppUpdate />
    </Suspense>
  ) : null
