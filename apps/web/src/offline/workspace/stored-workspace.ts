import type { SheetOwner, Stopped } from "@rosette/outbox"
import type { Outputs } from "../../lib/trpc-client.ts"

/** A workspace as the server answers it. */
export type Workspace = Outputs["judge"]["workspace"]

/** What later versions of the product have added to a workspace. */
const ADDED_LATER = {
  classes: [],
  talks: [],
  otherDevices: [],
  sheetsVersion: 0,
  devicesVersion: 0,
} satisfies Partial<Workspace>

/** A workspace as any version may have kept it. */
export type EarlierWorkspace = Omit<Workspace, keyof typeof ADDED_LATER> &
  Partial<Pick<Workspace, keyof typeof ADDED_LATER>>

/** The same with all that screens read of it: what a version did not know is empty. */
export const completed = (workspace: EarlierWorkspace): Workspace => ({ ...ADDED_LATER, ...workspace })

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

/** The same as it lies on the device: an earlier version of the product may have written it. */
export type WorkspaceRecord = Omit<StoredWorkspace, "workspace"> & { workspace: EarlierWorkspace }

export const ownerOf = ({ databaseId, judge }: Pick<Workspace, "databaseId" | "judge">): SheetOwner => ({
  databaseId,
  judgeId: judge.id,
})

export const isSameOwner = (a: SheetOwner, b: SheetOwner): boolean =>
  a.databaseId === b.databaseId && a.judgeId === b.judgeId

type Named = Pick<Workspace, "judge" | "event">

/** Whether two workspaces are those of one judge, where nothing names the database. Two databases often give the same ids. */
export function isSameJudge(a: Named, b: Named): boolean {
  const nameOf = ({ judge, event }: Named) =>
    JSON.stringify([judge.id, judge.name, judge.createdAt, event.id, event.name])
  return nameOf(a) === nameOf(b)
}
