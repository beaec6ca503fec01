import type { SheetIssue } from "./sheet.ts"
import type { SentSheet, SheetState } from "./sheet-lines.ts"

type Move = {
  /** The sheet that the judge has of the old entry. */
  stored: SheetState | null
  submitted: SentSheet
  entryId: number
  movedTo: number
}

/** A draft without points and comment is the same as none. */
export const isEmptyDraft = (sheet: Pick<SheetState, "isSubmitted" | "comments"> & { scores: readonly unknown[] }) =>
  !sheet.isSubmitted && sheet.comments === "" && sheet.scores.length === 0

/**
 * Why a draft cannot leave its entry for another one; nothing if it can. A submitted sheet is not asked about: it is locked, and has to
 * be reopened first.
 */
export function moveIssues({ stored, submitted, entryId, movedTo }: Move): SheetIssue[] {
  const issue = (message: string) => [{ path: ["movedTo"], message }]
  if (!isEmptyDraft(submitted)) return issue("A sheet that was moved is sent without points and comment, as a draft")
  if (movedTo === entryId) return issue("A sheet cannot be moved to its own entry")
  if (!stored || isEmptyDraft(stored)) return issue("There is no draft to be moved")
  return []
}
