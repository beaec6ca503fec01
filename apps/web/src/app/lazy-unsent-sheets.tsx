import { Suspense } from "react"
import { lazyComponent } from "../lib/lazy-component.ts"

const UnsentSheets = lazyComponent(() =>
  import("../features/unsent-sheets/unsent-sheets.tsx").then((m) => m.UnsentSheets),
)

/** The judges' sheets on this device, for the screens that need no sign-in. */
export const LazyUnsentSheets = () => (
  <Suspense fallback={null}>
    <UnsentSheets />
  </Suspense>
)
