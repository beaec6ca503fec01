import type { SheetOwner, Stopped } from "@rosette/outbox"
import type { Outputs } from "../lib/trpc-client.ts"

/** A workspace as the server answers it. */
export type Workspace = Outputs["judge"]["workspace"]

/** The databaseId of records that were kept before databases had one: they are sent by nobody until they are recognized. */
export const UNIDENTIFIED = ""

/** What a judge needs to judge without a network, as it was last seen. */
export type StoredWorkspace = SheetOwner & {
  workspace: Workspace
  /** Counts the answers of the server: the highest is the newest, whatever the clock says. */
  seen: number
  /** Why nothing of this judge could be sent at the last try; null where nothing stands in the way. */
  stopped: Stopped["kind"] | null
}

export const ownerOf = ({ databaseId, judge }: Workspace): SheetOwner => ({
  databaseId,
  judgeId: judge.id,
})

export const isSameOwner = (a: SheetOwner, b: SheetOwner): boolean =>
  a.databaseId === b.databaseId && a.judgeId === b.judgeId

/** Whether two workspaces are those of one judge, where nothing names the database. Two databases often give the same ids. */
export function isSameJudge(a: Workspace, b: Workspace): boolean {
  const nameOf = ({ judge, event }: Workspace) =>
    JSON.stringify([judge.id, judge.name, judge.createdAt, event.id, event.name])
  return nameOf(a) === nameOf(b)
}
