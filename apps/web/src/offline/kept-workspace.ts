import type { Outputs } from "../lib/trpc-client.ts"
import { deviceDatabase } from "./device-database.ts"

type Workspace = Outputs["judge"]["workspace"]

/** What a judge needs to judge without a network: event, entries, criteria and their own sheets, as last seen. */
export const keptWorkspace = {
  /** The workspace that was kept for this judge; null where there is none or the browser keeps nothing. */
  async read(judgeId: number): Promise<Workspace | null> {
    try {
      return (await (await deviceDatabase()).get("workspaces", judgeId)) ?? null
    } catch {
      // Without storage there is nothing to judge from offline; the screen says what the server answers.
      return null
    }
  },
  async write(workspace: Workspace): Promise<void> {
    try {
      await (await deviceDatabase()).put("workspaces", workspace, workspace.judge.id)
    } catch {
      // The judge has been told that this browser keeps nothing.
    }
  },
  async clear(judgeId: number): Promise<void> {
    try {
      await (await deviceDatabase()).delete("workspaces", judgeId)
    } catch {
      // Nothing could be kept, so nothing is left.
    }
  },
}
