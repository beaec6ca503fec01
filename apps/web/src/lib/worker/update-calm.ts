import { currentNotices } from "../feedback.ts"
import { isGuarded } from "../leave-guard.ts"

const reasonsToWait = new Set<() => boolean>()

/** Delays the note about a new version while `isBusy()` returns true. Returns a function that removes this reason. */
export function holdUpdateWhile(isBusy: () => boolean): () => void {
  reasonsToWait.add(isBusy)
  return () => reasonsToWait.delete(isBusy)
}

const TYPED_INTO = "input, textarea, select, [contenteditable]"
const DIALOG = "[role='dialog'], [role='alertdialog']"

type Page = { activeElement: { matches(selector: string): boolean } | null; querySelector(selector: string): unknown }

/** Whether people can be asked to reload the page: nothing unsaved, no field in focus, no dialog, no notice to read. */
export function isCalm(page: Page = document): boolean {
  if (isGuarded() || [...reasonsToWait].some((isBusy) => isBusy())) return false
  if (currentNotices().length > 0) return false
  return !page.activeElement?.matches(TYPED_INTO) && page.querySelector(DIALOG) === null
}
