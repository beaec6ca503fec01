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
