import type { PendingSheet } from "@rosette/outbox/records"
import { plural } from "../../../lib/format.ts"
import { refusalText } from "./refusal-text.ts"

/** Where this browser has what is not sent: stored, or only in this page. */
export type Storage = { isSafe: boolean; where: string }

/** What happens to a waiting sheet, and what the judge can do about it. */
export function waitingText(sheet: PendingSheet, isEntryThere: boolean, { isSafe, where }: Storage): string {
  const { state, isSubmitted, isAddition, refusal } = sheet
  if (!isEntryThere) return "The organizer removed this entry. Copy the scores, or drop them."
  const kept = `${isSubmitted ? "Submitted" : "Draft"}, ${isSafe ? `saved on this ${where}` : "only in this page"}`
  if (state === "sending") return "Sending…"
  if (state !== "needs-you") return kept
  if (isAddition) return `Points added on this ${where} to a submitted sheet: open it and submit it again`
  return refusal ? `${kept}. ${refusalText(refusal)}` : kept
}

/** Whether it is sent without the judge: it was not refused, and its entry still exists. */
export const isSentAutomatically = ({ state }: PendingSheet, isEntryThere: boolean): boolean =>
  isEntryThere && state !== "needs-you"

/** How many sheets wait here, and how many of them are sent automatically. */
export function savedText(waiting: number, going: number, isSafe: boolean): string {
  const place = isSafe ? "saved here" : "only in this page"
  const saved = `${plural(waiting, "score sheet")} ${waiting === 1 ? "is" : "are"} ${place}`
  const fate = going === waiting ? " and will send automatically" : `. ${going} of them will send automatically`
  return `${saved}${going === 0 ? "" : fate}.${isSafe ? "" : " Keep this page open."}`
}

type SendNow = {
  /** Whether a sheet is being sent. */
  isSending: boolean
  /** How many sheets are sent without their judge. */
  going: number
  isSignedIn: boolean
  isOnline: boolean
}

/** What a press on "Send now" has led to. */
export function sendNowText({ isSending, going, isSignedIn, isOnline }: SendNow): string {
  if (!isSignedIn) return "Not sent: sign in first."
  if (!isOnline) return "Not sent: this device has no network right now. It sends by itself as soon as there is one."
  if (isSending) return "Sending…"
  if (going > 0) return "Not sent yet: the server does not answer. It is tried again by itself."
  return "Not sent: each of these sheets needs you, as it says above."
}
