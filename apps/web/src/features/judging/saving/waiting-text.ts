import type { PendingSheet } from "@rosette/outbox"

/** What happens to a waiting sheet, and what the judge can do about it. */
export function waitingText(sheet: PendingSheet, isEntryThere: boolean, where: string): string {
  const { state, isSubmitted, isAddition, refusal } = sheet
  if (!isEntryThere) return "The organizer removed this entry. Copy the scores, or drop them."
  const kept = `${isSubmitted ? "Submitted" : "Draft"}, kept on this ${where}`
  if (state === "sending") return "Sending…"
  if (state !== "needs-you") return kept
  if (isAddition) return `Points added on this ${where} to a submitted sheet: open it and submit it again`
  if (refusal?.code === "EVENT_CLOSED") return `${kept}: judging is closed`
  return `Needs you: ${refusal?.message ?? "it was not taken."}`
}

/** Whether it goes out without the judge: neither refused nor for an entry that is gone. */
export const goesByItself = ({ state }: PendingSheet, isEntryThere: boolean): boolean =>
  isEntryThere && state !== "needs-you"
