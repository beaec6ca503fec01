import { Suspense } from "react"
import { lazyComponent } from "../lib/lazy-component.ts"

const KeptSheets = lazyComponent(() => import("../features/kept/kept-sheets.tsx").then((m) => m.KeptSheets))

/** What this device keeps of judges' sheets, on the screens on which nobody needs to be signed in. */
export const LazyKeptSheets = () => (
  <Suspense fallback={null}>
    <KeptSheets />
  </Suspense>
)
