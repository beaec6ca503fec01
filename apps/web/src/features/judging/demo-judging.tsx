import { useState } from "react"
import { useLocation } from "wouter"
import { DEMO_WORKSPACE, TEST_MODE, TestModeSaving } from "./desk/test-mode.ts"
import { JudgingDesk } from "./judging-desk.tsx"

const nothing = () => undefined

/** Test Mode: no session, no call to the server, nothing stored. */
export function DemoJudging() {
  const [, navigate] = useLocation()
  const [saving] = useState(() => new TestModeSaving())
  return (
    <JudgingDesk
      desk={{
        workspace: DEMO_WORKSPACE,
        saving,
        mode: TEST_MODE,
        session: { state: "open" },
        refresh: nothing,
        isRefreshing: false,
        onExit: () => navigate("/"),
      }}
    />
  )
}
