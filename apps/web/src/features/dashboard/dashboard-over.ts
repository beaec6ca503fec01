import type { EventForOrganizer } from "@rosette/contract/events"

/** Why nothing can be organized here now. `hasUnsaved`: something was typed that would be lost by leaving. */
export type Over =
  | { why: "ended"; hasUnsaved: boolean }
  | { why: "deleted" }
  | { why: "elsewhere"; event: EventForOrganizer }

/** What the server says of this browser: which event its organizer's session is for, and whether it may manage every event. */
export type SignedInAs = { organizes: EventForOrganizer | null; isMasterAdmin: boolean }

/** What a refused call may mean for the whole dashboard. */
export const isOfConcern = (code: string): boolean =>
  code === "SIGN_IN_REQUIRED" || code === "FORBIDDEN" || code === "NOT_FOUND"

/**
 * Why the dashboard must close after a refusal, or after another tab has opened another event: one browser organizes one
 * event at a time, and a deleted event ends its sessions. Null if the dashboard can stay open.
 */
export function overBy(
  eventId: number,
  { organizes, isMasterAdmin }: SignedInAs,
  { isThere, hasUnsaved = false }: { isThere: boolean; hasUnsaved?: boolean },
): Over | null {
  if (!isThere) return { why: "deleted" }
  if (isMasterAdmin || organizes?.id === eventId) return null
  return organizes ? { why: "elsewhere", event: organizes } : { why: "ended", hasUnsaved }
}
