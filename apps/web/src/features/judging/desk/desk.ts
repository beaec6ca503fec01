import type { Entry } from "@rosette/contract"
import type { Change, SheetContent } from "@rosette/outbox"
import type { Outputs } from "../../../lib/trpc-client.ts"
import { entryLabel } from "../../../offline/entry-label.ts"
import type { SheetSaving } from "../saving/sheet-saving.ts"
import { linesToSend } from "../sheet/sheet-content.ts"

export type Workspace = Outputs["judge"]["workspace"]

/** Who is signed in on this device: this judge, nobody any more, or by now somebody else. */
export type DeskSession =
  | { state: "open" | "ended" }
  | { state: "other"; judgeName: string }
  /** Another database answers at this address than the one of these sheets. */
  | { state: "otherDatabase" }

/** What the judging screen works on, the same for a signed-in judge and for Test Mode. */
export type Desk = {
  workspace: Workspace
  saving: SheetSaving
  isDemo: boolean
  session: DeskSession
  /** Asks the server again, for instance whether a sheet was reopened. */
  refresh: () => void
  isRefreshing: boolean
  /** Ends the session and leaves. */
  onExit: (isAllSent: boolean) => void
}

/** A sheet as it is kept and sent: on the revision on which the judge began, as long as it is not sent. */
export function changeOf(
  { workspace, saving }: Desk,
  entry: Entry,
  content: SheetContent,
  isSubmitted: boolean,
): Change {
  const stored = workspace.sheets.find((sheet) => sheet.entryId === entry.id)
  const pending = saving.pending().get(entry.id)
  // What is added to a submitted sheet is added to the sheet as it stands now.
  const begun = pending?.isAddition ? undefined : pending?.baseRevision
  return {
    entryId: entry.id,
    label: entryLabel(entry),
    content,
    scores: linesToSend(content, workspace.criteria, entry, isSubmitted),
    isSubmitted,
    setupVersion: workspace.event.setupVersion,
    baseRevision: begun ?? stored?.revision ?? 0,
  }
}
