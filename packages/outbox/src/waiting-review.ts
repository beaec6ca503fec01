import type { Criterion } from "@rosette/contract/criteria"
import type { StoredSheet } from "@rosette/contract/sheets"
import type { PendingSheet } from "./records.ts"
import type { SheetRefused } from "./send-failure.ts"
import { contentOf, fittedTo, isStoredAlready } from "./sheet-content.ts"

/** What a newly read workspace says about one waiting sheet. */
type Facts = {
  /** The sheet on the server. */
  stored: StoredSheet | undefined
  criteria: readonly Pick<Criterion, "id">[]
  /** Whether its entry still exists. */
  hasEntry: boolean
  /** Whether judging is open. */
  isActive: boolean
}

/**
 * What a newly read workspace does to a waiting sheet: "drop" if the server has it, "sendAnyway" if its refusal does not hold any
 * more, null if it goes on waiting.
 */
export function reviewWaiting(pending: PendingSheet, facts: Facts): "drop" | "sendAnyway" | null {
  if (!pending.isUnanswered && isOnServer(pending, facts)) return "drop"
  return pending.refusal && isOutdated(pending.refusal, facts) ? "sendAnyway" : null
}

/**
 * Whether the organizer has done what the refusal asks for, or it is about criteria that were removed: an earlier version of the app
 * did not send the rest. What another device has saved since is not overwritten: then the next refusal shows both versions.
 */
function isOutdated({ code, issues }: SheetRefused, { stored, isActive }: Facts): boolean {
  if (code === "EVENT_CLOSED") return isActive
  if (code === "SCORES_LOCKED") return !stored?.isSubmitted
  return code === "INVALID_INPUT" && issues.length > 0 && issues.every(({ path }) => path[2] === "criterionId")
}

/** Whether the server has this content, or the submitted sheet has all of these scores, added here or elsewhere. */
function isOnServer(pending: PendingSheet, { stored, criteria, hasEntry }: Facts): boolean {
  if (pending.isSubmitted || !hasEntry) return false
  const content = fittedTo(pending.content, criteria)
  const { points } = contentOf(stored)
  return pending.isAddition && stored?.isSubmitted
    ? Object.keys(content.points).every((id) => id in points)
    : isStoredAlready(content, stored)
}
