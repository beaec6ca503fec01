import type { Entry } from "@rosette/contract/entries"
import type { Change, SheetContent } from "@rosette/outbox"
import { linesToSend } from "@rosette/outbox"
import { entryLabel } from "../../../offline/entry-label.ts"
import type { JudgeEnd } from "../../../offline/judge-end.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import type { SheetSaving } from "./sheet-saving.ts"

/** Who is signed in on this device: this judge ("open"), nobody any more ("ended"), or somebody else ("other"). */
export type DeskSession =
  | { state: "open" }
  /** `end`: how the organizer ended it; null if the organizer did not, or it is not known. */
  | { state: "ended"; end?: JudgeEnd | null }
  | { state: "other"; judgeName: string }
  /** The server at this address has another database than that of these sheets. */
  | { state: "otherDatabase" }

/** What the judging screen works with, for a signed-in judge and for Test Mode. */
export type Desk = {
  workspace: Workspace
  saving: SheetSaving
  isDemo: boolean
  session: DeskSession
  /** Asks the server again, for instance whether a sheet was reopened. */
  refresh: () => void
  isRefreshing: boolean
  /** When the workspace was last read, if the last request for it failed: the server may have something else by now. */
  outdatedSince?: Date | null
  /** Ends the session and leaves. */
  onExit: (isAllSent: boolean) => void
}

/** Returns a sheet as it is kept and sent. Until it is sent its base is the revision that the judge started from. */
export function changeOf(
  { workspace, saving }: Desk,
  entry: Entry,
  content: SheetContent,
  isSubmitted: boolean,
): Change {
  const stored = workspace.sheets.find((sheet) => sheet.entryId === entry.id)
  const pending = saving.pending().get(entry.id)
  // Additions to a submitted sheet are based on its current revision.
  const startedFrom = pending?.isAddition ? undefined : pending?.baseRevision
  return {
    entryId: entry.id,
    label: entryLabel(entry),
    content,
    scores: linesToSend(content, workspace.criteria, entry, isSubmitted),
    isSubmitted,
    setupVersion: workspace.event.setupVersion,
    baseRevision: startedFrom ?? stored?.revision ?? 0,
  }
}
