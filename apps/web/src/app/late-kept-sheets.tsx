import { Suspense } from "react"
import { lateComponent } from "../lib/late-component.ts"

const KeptSheets = lateComponent(() => import("../features/kept/kept-sheets.tsx").then((m) => m.KeptSheets))

/** What this device keeps of judges' sheets, on the screens on which nobody needs to be signed in. */
export const LateKeptSheets = () => (
  <Suspense fallback={null}>
    <KeptSheets />
  </Suspense>
)
