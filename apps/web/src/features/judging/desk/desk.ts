import type { JudgeEnd } from "../../../offline/judge-end.ts"
import type { JudgeSaving } from "../../../offline/saving/judge-saving.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"

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
  mode: DeskMode
  session: DeskSession
  /** Asks the server again, for instance whether a sheet was reopened. */
  refresh: () => void
  isRefreshing: boolean
  /** When the workspace was last read, if the last request for it failed: the server may have something else by now. */
  outdatedSince?: Date | null
  /** Called with the entry that is being judged; null for none, also while a sheet is only read. */
  onOpen?: (entryId: number | null) => void
  /** Ends the session and leaves. */
  onExit: (isAllSent: boolean) => void
}

/** What differs between judging and trying it out. */
export type DeskMode = {
  /** Whether scores count: then a submit and an exit may ask first, and what waits to be sent is listed. */
  isBinding: boolean
  /** Above everything; null for nothing. */
  banner: string | null
  /** Instead of the judge's progress; null for the progress. */
  progress: string | null
  /** The state of a sheet that is not submitted; null for where it is stored. */
  sheetState: string | null
  savingDraft: string
  saved: (isSubmitted: boolean) => [title: string, message: string]
}

export const SUBMITTED = "Score submitted successfully"

/** A signed-in judge. */
export const SIGNED_IN: DeskMode = {
  isBinding: true,
  banner: null,
  progress: null,
  sheetState: null,
  savingDraft: "Sending…",
  saved: (isSubmitted) =>
    isSubmitted ? [SUBMITTED, "Your evaluation has been recorded"] : ["Draft saved", "You can continue editing later"],
}

/** Saves a judge's work: on this device until the server has it, or not at all in Test Mode. */
export type SheetSaving = Pick<
  JudgeSaving,
  | "pending"
  | "notes"
  | "storeNote"
  | "waiting"
  | "subscribe"
  | "store"
  | "move"
  | "send"
  | "drop"
  | "sendAnyway"
  | "wake"
  | "close"
  | "isSafe"
  | "storage"
>
