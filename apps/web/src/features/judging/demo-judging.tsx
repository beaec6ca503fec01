import { useState } from "react"
import { useLocation } from "wouter"
import { DEMO_WORKSPACE } from "./demo-workspace.ts"
import { JudgingDesk } from "./desk/judging-desk.tsx"
import { openDemoSaving } from "./saving/demo-saving.ts"

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
