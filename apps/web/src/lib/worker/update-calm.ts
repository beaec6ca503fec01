import { currentNotices } from "../feedback.ts"
import { isGuarded } from "../leave-guard.ts"

const reasonsToWait = new Set<() => boolean>()

/** Keeps the note of a new version away while `isBusy()` says so; returns how to take the reason away again. */
export function holdUpdateWhile(isBusy: () => boolean): () => void {
  reasonsToWait.add(isBusy)
  return () => reasonsToWait.delete(isBusy)
}

const TYPED_INTO = "input, textarea, select, [contenteditable]"
const DIALOG = "[role='dialog'], [role='alertdialog']"

type Page = { activeElement: { matches(selector: string): boolean } | null; querySelector(selector: string): unknown }

/** Whether somebody could be asked to load the page again: nothing unsaved or typed, no dialog, no notice to read. */
export function isCalm(page: Page = document): boolean {
  if (isGuarded() || [...reasonsToWait].some((isBusy) => isBusy())) return false
  if (currentNotices().length > 0) return false
  return !page.activeElement?.matches(TYPED_INTO) && page.querySelector(DIALOG) === null
}
