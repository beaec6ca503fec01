import { reviewWaiting } from "@rosette/outbox/waiting-review"
import { useEffect } from "react"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import type { SheetSaving } from "./sheet-saving.ts"

/** For every new workspace: drops waiting sheets that the server has, and sends again those whose refusal does not hold any more. */
export function useWaitingReview(
  workspace: Workspace | undefined,
  saving: Pick<SheetSaving, "pending" | "drop" | "sendAnyway"> | null,
): void {
  useEffect(() => {
    if (!workspace || !saving) return
    const { entries, criteria, sheets, event } = workspace
    for (const [entryId, pending] of saving.pending()) {
      const stored = sheets.find((sheet) => sheet.entryId === entryId)
      const hasEntry = entries.some(({ id }) => id === entryId)
      const next = reviewWaiting(pending, { stored, criteria, hasEntry, isActive: event.isActive })
      if (next) saving[next](entryId)
    }
  }, [workspace, saving])
}
