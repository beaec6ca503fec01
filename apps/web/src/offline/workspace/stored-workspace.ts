import type { SheetOwner } from "@rosette/outbox/records"
import type { Stopped } from "@rosette/outbox/send-failure"
import type { Outputs } from "../../lib/trpc-client.ts"

/** A workspace as the server sends it. */
export type Workspace = Outputs["judge"]["workspace"]

/** What later versions of the product have added to the workspace itself. */
type AddedLater = "classes" | "conflicts" | "talks" | "place" | "otherDevices" | "sheetsVersion" | "devicesVersion"

type Earlier<Value> = Value extends readonly (infer One)[]
  ? Earlier<One>[]
  : Value extends object
    ? { [Field in keyof Value]?: Earlier<Value[Field]> }
    : Value

/** A workspace as any version may have stored it: records in its lists may lack fields too. */
export type EarlierWorkspace = Pick<Workspace, "judge" | "event" | "databaseId"> &
  Earlier<Pick<Workspace, AddedLater>> &
  Required<Earlier<Pick<Workspace, "entries" | "criteria" | "sheets">>>

/** A value without content; in a list stands what one of its records is. */
export type Empty = null | string | number | boolean | Empty[] | { [field: string]: Empty }

/** Every field of a workspace, from its schema. Written here by `build/constants.ts`, so that no phone loads the schema. */
declare const EMPTY_WORKSPACE: Empty

/** Adds the fields that an earlier version did not know, in every record, with empty values. */
export const completed = (workspace: EarlierWorkspace): Workspace =>
  completedBy(EMPTY_WORKSPACE, workspace) as Workspace

function completedBy(empty: Empty | undefined, stored: unknown): unknown {
  if (Array.isArray(empty)) return Array.isArray(stored) ? stored.map((one) => completedBy(empty[0], one)) : []
  if (typeof empty !== "object" || empty === null) return stored === undefined ? empty : stored
  const known: Readonly<Record<string, unknown>> = { ...Object(stored) }
  const fields = Object.entries(empty).map(([field, ofField]) => [field, completedBy(ofField, known[field])])
  return { ...known, ...Object.fromEntries(fields) }
}

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
