import type { PendingSheet } from "@rosette/outbox"
import type { Workspace } from "../desk/desk.ts"
import { contentOf, fittedTo, isSameContent, isStoredAlready } from "../sheet/sheet-content.ts"
import type { SheetSaving } from "./sheet-saving.ts"

/** For every new workspace: drops kept sheets that the server has, and sends again those refused while judging was closed. */
export function reviewKept(
  workspace: Pick<Workspace, "event" | "entries" | "criteria" | "sheets">,
  saving: Pick<SheetSaving, "pending" | "drop" | "sendAnyway">,
): void {
  for (const [entryId, pending] of saving.pending()) {
    if (!pending.isUnanswered && isThere(entryId, pending, workspace)) saving.drop(entryId)
    else if (pending.refusal?.code === "EVENT_CLOSED" && workspace.event.isActive) saving.sendAnyway(entryId)
  }
}

type Facts = Pick<Workspace, "entries" | "criteria" | "sheets">

/**
 * Whether the server has the draft, or the submitted sheet has all of these scores. Points of a criterion that does not apply now
 * stay: it may apply again.
 */
function isThere(entryId: number, pending: PendingSheet, { entries, criteria, sheets }: Facts): boolean {
  const entry = entries.find(({ id }) => id === entryId)
  const stored = sheets.find((sheet) => sheet.entryId === entryId)
  if (!entry || pending.isSubmitted) return false
  const content = fittedTo(pending.content, criteria)
  if (!stored?.isSubmitted) return isSameContent(content, contentOf(stored))
  if (!pending.isAddition) return isStoredAlready(content, stored, criteria, entry)
  const scored = contentOf(stored).points
  return Object.keys(content.points).every((id) => id in scored)
}
