import { isAskedOf } from "@rosette/domain/assignment/due"
import { isLimitedJudge } from "@rosette/domain/contest/judge-scope"
import { competes } from "@rosette/domain/entries/entry-status"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"

type Judged = Pick<Workspace, "judge" | "criteria" | "conflicts">
type Entry = Workspace["entries"][number]

/**
 * Where an entry stands in its judge's list: in turn; "enough", because it has the sheets that it needs and none of this judge; "aside", because the judge has stepped aside from it; "out", because it does not
 * compete; or "notAssigned", because it is outside of what the judge is asked for and they have no sheet of it.
 */
export type EntryGroup = "turn" | "enough" | "aside" | "out" | "notAssigned"

/** Why the judge does not judge an entry; undefined if they do. */
export const conflictOf = ({ conflicts }: Pick<Workspace, "conflicts">, entryId: number) =>
  conflicts.find((one) => one.entryId === entryId && one.state === "active")

/** Whether the entry is in what the judge is asked for. A judge who has left may go on. */
export const isAssigned = ({ judge, criteria }: Pick<Judged, "judge" | "criteria">, entry: Entry): boolean =>
  !isLimitedJudge(judge) || isAskedOf({ ...judge, hasLeft: false }, entry, criteria)

/** `hasSheet`: whether the judge has a sheet of it, on the server or on this device. */
export function groupOf(workspace: Judged, entry: Entry, hasSheet: boolean): EntryGroup {
  if (conflictOf(workspace, entry.id)) return "aside"
  if (!competes(entry)) return "out"
  return hasSheet || isAssigned(workspace, entry) ? "turn" : "notAssigned"
}
