import type { judgeContract as contract } from "@rosette/contract/routers"
import { isEmptyDraft, moveIssues } from "@rosette/domain/contest/moved-sheet"
import { refuseSheet, sheetToStore } from "@rosette/domain/contest/sheet"
import { isSameSheet, type SheetState, scoredLines } from "@rosette/domain/contest/sheet-lines"
import type { z } from "zod"
import type { SaveContext, SheetUnderLock } from "../../../data/sql/save-context.ts"
import { AppError } from "../../../refusals/app-error.ts"
import type { Setup } from "./cached-setup.ts"

export type SheetInput = z.output<typeof contract.saveSheet.input>

type Decision = { sheet: SheetState; isSame: boolean; entry: NonNullable<SaveContext["entry"]> }

/** The sheet as it will be stored, and whether it is already stored so. Throws the domain's refusal. */
export function decideSheet(
  { entry, stored, scope }: Pick<SaveContext, "entry" | "stored" | "scope">,
  submitted: SheetInput,
  { criteria }: Pick<Setup, "criteria">,
  judgingIsOpen: boolean,
): Decision {
  if (!judgingIsOpen) throw new AppError("EVENT_CLOSED")
  if (!entry) throw new AppError("NOT_FOUND")
  const attempt = { stored, submitted, criteria, entry: entry.entry, scope }
  const refusal = refuseSheet({ ...attempt, judgingIsOpen })
  if (refusal) throw new AppError(refusal.code, "issues" in refusal ? { issues: refusal.issues } : {})
  const { entryId, movedTo } = submitted
  const issues = movedTo == null ? [] : moveIssues({ stored, submitted, entryId, movedTo })
  if (issues.length > 0) throw new AppError("INVALID_INPUT", { issues })
  const sheet = movedTo == null ? sheetToStore(attempt) : { ...submitted, isSubmitted: false, scores: [] }
  const isSame = stored ? isSameSheet(stored, sheet) : isEmptyDraft(sheet)
  // Scores that a submitted sheet lacks are added to it and replace nothing.
  if (!isSame && !stored?.isSubmitted) refuseOverwriting(stored, submitted)
  return { sheet, isSame, entry }
}

/**
 * Throws SHEET_CHANGED if the device names another revision than the stored one (0 for none): it would overwrite
 * something that it has never seen.
 */
function refuseOverwriting(stored: SheetUnderLock | null, { entryId, baseRevision }: SheetInput): void {
  if (baseRevision == null || (stored?.revision ?? 0) === baseRevision) return
  throw new AppError("SHEET_CHANGED", { current: stored && shown(entryId, stored) })
}

const shown = (entryId: number, { isSubmitted, comments, scores, revision }: SheetUnderLock) => ({
  entryId,
  isSubmitted,
  comments,
  scores: scoredLines(scores),
  revision,
})
