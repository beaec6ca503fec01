import type { SheetOwner } from "@rosette/outbox/records"
import type { Stopped } from "@rosette/outbox/send-failure"
import type { Outputs } from "../../lib/trpc-client.ts"

/** A workspace as the server sends it. */
export type Workspace = Outputs["judge"]["workspace"]

/** Fields that later versions of the product have added to a workspace. */
const ADDED_LATER = {
  classes: [],
  talks: [],
  otherDevices: [],
  sheetsVersion: 0,
  devicesVersion: 0,
} satisfies Partial<Workspace>

type Sheet = Workspace["sheets"][number]
/** The same for one of its sheets. */
const ADDED_TO_SHEETS = { reopened: null } satisfies Partial<Sheet>
type EarlierSheet = Omit<Sheet, keyof typeof ADDED_TO_SHEETS> & Partial<Pick<Sheet, keyof typeof ADDED_TO_SHEETS>>

/** A workspace as any version may have stored it. */
export type EarlierWorkspace = Omit<Workspace, keyof typeof ADDED_LATER | "sheets"> &
  Partial<Pick<Workspace, keyof typeof ADDED_LATER>> & { sheets: EarlierSheet[] }

/** Adds the fields that an earlier version did not know, with empty values. */
export const completed = (workspace: EarlierWorkspace): Workspace => ({
  ...ADDED_LATER,
  ...workspace,
  sheets: workspace.sheets.map((sheet) => ({ ...ADDED_TO_SHEETS, ...sheet })),
})

/** The databaseId of records from before databases had one. They are not sent until they are assigned to a judge. */
export const UNIDENTIFIED = ""

/** What a judge needs to judge without a network, as it was last seen. */
export type StoredWorkspace = SheetOwner & {
  workspace: Workspace
  /** Counts the workspaces from servers: the highest is the newest, whatever the clock says. */
  seen: number
  /** Why no sheet of this judge could be sent at the last attempt; null if nothing prevented it. */
  stopped: Stopped["kind"] | null
}

/** The stored form: an earlier version of the product may have written it. */
export type WorkspaceRecord = Omit<StoredWorkspace, "workspace"> & { workspace: EarlierWorkspace }

export const ownerOf = ({ databaseId, judge }: Pick<Workspace, "databaseId" | "judge">): SheetOwner => ({
  databaseId,
  judgeId: judge.id,
})

export const isSameOwner = (a: SheetOwner, b: SheetOwner): boolean =>
  a.databaseId === b.databaseId && a.judgeId === b.judgeId

type Named = Pick<Workspace, "judge" | "event">

/** Whether two workspaces are of one judge, when the database is not known. Two databases often use the same ids. */
export function isSameJudge(a: Named, b: Named): boolean {
  const nameOf = ({ judge, event }: Named) =>
    JSON.stringify([judge.id, judge.name, judge.createdAt, event.id, event.name])
  return nameOf(a) === nameOf(b)
}
