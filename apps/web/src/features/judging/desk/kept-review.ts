import type { PendingSheet, SheetRefused } from "@rosette/outbox"
import { contentOf, fittedTo, isStoredAlready } from "@rosette/outbox"
import { useEffect } from "react"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import type { SheetSaving } from "./sheet-saving.ts"

type Saving = Pick<SheetSaving, "pending" | "drop" | "sendAnyway">

export function useKeptReview(workspace: Workspace | undefined, saving: Saving | null): void {
  useEffect(() => {
    if (workspace && saving) reviewKept(workspace, saving)
  }, [workspace, saving])
}

/** For every new workspace: drops kept sheets that the server has, and sends again those whose refusal does not hold any more. */
export function reviewKept(
  workspace: Pick<Workspace, "event" | "entries" | "criteria" | "sheets">,
  saving: Saving,
): void {
  for (const [entryId, pending] of saving.pending()) {
    if (!pending.isUnanswered && isThere(entryId, pending, workspace)) saving.drop(entryId)
    else if (pending.refusal && isOutdated(pending.refusal, entryId, workspace)) saving.sendAnyway(entryId)
  }
}

/**
 * Whether the organizer has done what the refusal asks for, or it is about criteria that were removed: an earlier version of the app
 * did not send the rest. What another device has saved since is not overwritten: then the next refusal shows both versions.
 */
function isOutdated(
  { code, issues }: SheetRefused,
  entryId: number,
  { event, sheets }: Pick<Workspace, "event" | "sheets">,
) {
  if (code === "EVENT_CLOSED") return event.isActive
  if (code === "SCORES_LOCKED") return !sheets.some((sheet) => sheet.entryId === entryId && sheet.isSubmitted)
  return code === "INVALID_INPUT" && issues.length > 0 && issues.every(({ path }) => path[2] === "criterionId")
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
