import type { PendingSheet } from "@rosette/outbox"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { contentOf, fittedTo, isStoredAlready } from "../sheet/sheet-content.ts"
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

/** Whether the server has this content, or the submitted sheet has all of these scores, added here or elsewhere. */
function isThere(entryId: number, pending: PendingSheet, { entries, criteria, sheets }: Facts): boolean {
  const stored = sheets.find((sheet) => sheet.entryId === entryId)
  if (pending.isSubmitted || !entries.some(({ id }) => id === entryId)) return false
  const content = fittedTo(pending.content, criteria)
  const { points } = contentOf(stored)
  return pending.isAddition && stored?.isSubmitted
    ? Object.keys(content.points).every((id) => id in points)
    : isStoredAlready(content, stored)
}
