import { Suspense } from "react"
import { lazyComponent } from "../lib/lazy-component.ts"

const KeptSheets = lazyComponent(() => import("../features/kept-sheets/kept-sheets.tsx").then((m) => m.KeptSheets))

/** The judges' sheets on this device, for the screens that need no sign-in. */
export const LazyKeptSheets = () => (
  <Suspense fallback={null}>
    <KeptSheets />
  </Suspense>
)
