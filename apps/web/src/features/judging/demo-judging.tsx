import { useState } from "react"
import { useLocation } from "wouter"
import { openDemoSaving } from "./desk/demo-saving.ts"
import { DEMO_WORKSPACE } from "./desk/demo-workspace.ts"
import { JudgingDesk } from "./judging-desk.tsx"

const nothing = () => undefined

/** Test Mode: no session, no call to the server, nothing stored. */
export function DemoJudging() {
  const [, navigate] = useLocation()
  const [saving] = useState(openDemoSaving)
  return (
    <JudgingDesk
      desk={{
        workspace: DEMO_WORKSPACE,
        saving,
        isDemo: true,
        session: { state: "open" },
        refresh: nothing,
        isRefreshing: false,
        onExit: () => navigate("/"),
      }}
    />
  )
}
