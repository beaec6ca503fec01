import { useEffect } from "react"
import { judgeData } from "../../../lib/storage.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"

/** Updates the stored event, which the start page and the welcome screen show, from the workspace. */
export function useFreshJudgeData(workspace: Workspace | undefined): void {
  useEffect(() => {
    const before = judgeData.read()
    if (!workspace || before?.judge.id !== workspace.judge.id) return
    const { judge, event } = workspace
    if (event.setupVersion !== before.event.setupVersion) judgeData.write({ judge, event })
  }, [workspace])
}
