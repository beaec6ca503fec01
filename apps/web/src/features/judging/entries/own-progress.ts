import { isAskedOf } from "@rosette/domain/assignment/due"
import { isOnItsWay, ownProgress } from "@rosette/domain/contest/progress"
import { isAskedFor } from "@rosette/domain/contest/scorecard"
import { useMemo } from "react"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import type { WaitingStates } from "../desk/waiting-states.ts"
import { conflictOf } from "./entry-group.ts"

// Apart from the list of entries, so that the welcome loads nothing that knows sheets.

type Judged = Pick<Workspace, "judge" | "entries" | "criteria" | "sheets" | "conflicts">

/** The entries that count in a judge's progress: those that they are asked for, and of the others those that they have submitted. */
function countedEntries({ judge, entries, criteria, sheets, ...of }: Judged, waiting: WaitingStates): number[] {
  const submitted = new Set(sheets.flatMap((sheet) => (sheet.isSubmitted ? [sheet.entryId] : [])))
  const isSubmitted = (id: number) => submitted.has(id) || isOnItsWay(waiting.get(id))
  return entries.flatMap((entry) => {
    if (!isAskedFor(criteria, entry) || conflictOf(of, entry.id)) return []
    return isAskedOf(judge, entry, criteria) || isSubmitted(entry.id) ? [entry.id] : []
  })
}

/** The judge's progress, with the sheets that wait to be sent. */
export const progressIn = (workspace: Judged, waiting: WaitingStates) =>
  ownProgress(countedEntries(workspace, waiting), workspace.sheets, waiting)

/** The same on a screen. */
export function useOwnProgress({ judge, entries, criteria, sheets, conflicts }: Judged, waiting: WaitingStates) {
  return useMemo(
    () => progressIn({ judge, entries, criteria, sheets, conflicts }, waiting),
    [judge, entries, criteria, sheets, conflicts, waiting],
  )
}
