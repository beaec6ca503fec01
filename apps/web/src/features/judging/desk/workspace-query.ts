import { trpcClient } from "../../../lib/trpc-client.ts"
import { offlinePart } from "./offline-part.ts"

/** The answer is for another judge, who has signed in on this device since. */
export class OtherJudgeError extends Error {
  override name = "OtherJudgeError"
}

/** Event, entries, criteria and the judge's own sheets, in one answer. */
export const workspaceQuery = (judgeId: number) => ({
  queryKey: ["judge", "workspace", judgeId],
  async queryFn() {
    const { readWorkspace } = await offlinePart()
    const workspace = await readWorkspace(() => trpcClient.judge.workspace.query())
    if (workspace.judge.id !== judgeId) throw new OtherJudgeError("Another judge is signed in on this device now.")
    return workspace
  },
})
