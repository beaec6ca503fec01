import type { PendingNote } from "@rosette/outbox/records"
import type { DeskSession } from "./desk.ts"
import { sendingText } from "./words.ts"

/** What becomes of a note that the server does not have. */
export function noteFate({ state, refusal }: PendingNote, session: DeskSession): string {
  if (state === "sending") return "Sending…"
  if (refusal?.code === "EVENT_CLOSED") return "Judging is closed, so this could not be sent. Tell the organizer."
  return refusal ? refusal.message : sendingText(session)
}

/** Until it is sent, its judge can undo it. */
export const canBeUndone = ({ state, isUnanswered }: PendingNote): boolean => state !== "sending" && !isUnanswered
