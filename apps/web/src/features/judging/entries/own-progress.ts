import { ownProgress } from "@rosette/domain/contest/progress"
import { isAskedFor } from "@rosette/domain/contest/scorecard"
import { useMemo } from "react"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import type { WaitingStates } from "../desk/waiting-states.ts"

// Apart from the list of entries, so that the welcome loads nothing that knows sheets.

type Judged = Pick<Workspace, "entries" | "criteria" | "sheets">

/** The entries that a judge is asked for: those that compete and have a scorecard. */
const askedEntries = ({ entries, criteria }: Judged): number[] =>
  entries.flatMap((entry) => (isAskedFor(criteria, entry) ? [entry.id] : []))

/** The judge's progress, with the sheets that wait to be sent. */
export const progressIn = (workspace: Judged, waiting: WaitingStates) =>
  ownProgress(askedEntries(workspace), workspace.sheets, waiting)

/** The same on a screen. */
export function useOwnProgress({ entries, criteria, sheets }: Judged, waiting: WaitingStates) {
  return useMemo(() => progressIn({ entries, criteria, sheets }, waiting), [entries, criteria, sheets, waiting])
}
