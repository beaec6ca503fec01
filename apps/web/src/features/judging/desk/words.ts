import type { PendingSheet } from "@rosette/outbox/records"
import type { SendFailure, SheetRefused } from "@rosette/outbox/send-failure"
import { onFirstUse, plural } from "../../../lib/format.ts"
import type { StorageFacts } from "../../../offline/device/storage-facts.ts"
import { canSignInAgain } from "../../../offline/judge-end.ts"
import type { Missing } from "../../../offline/offline-readiness.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import type { Question } from "../../../ui/dialogs/confirm-dialog.tsx"
import type { DeskSession } from "./desk.ts"

// The sentences about scores that the server does not have: where they are, why, and what happens to them.

/** Where scores are that the server does not have. */
export type Place = {
  where: "phone" | "device"
  /** False if they would be lost with this page, because this browser stores nothing at the moment. */
  isSafe: boolean
}

/** What is true of every sheet while the browser stores nothing. */
export const LOST_WITH_PAGE = "Scores that are not sent are lost when this page is closed."

/** By what is said of them: where scores are if this device has stored them, and if not. */
const PLACE_TEXTS = {
  /** After another sentence. */
  safety: [(where) => `Your scores are safe on this ${where}.`, LOST_WITH_PAGE],
  /** Below one sheet. */
  state: [(where) => `Saved on this ${where}`, "Not saved yet: keep this page open"],
  /** In the list of what waits. */
  waiting: [(where) => `saved on this ${where}`, "only in this page"],
  waitingInAll: [() => "saved here", "only in this page"],
  refused: [(where) => `Your scores are saved on this ${where}.`, "Your scores are only in this page: keep it open."],
  /** Beside another version of the sheet. */
  changedElsewhere: [(where) => `still saved on this ${where}`, "only in this page"],
  locked: [() => "is still saved here", "is only in this page, so keep it open"],
  ofRemovedEntry: [(where) => `stays on this ${where}`, "is only in this page"],
  toBeDropped: [(where) => `on this ${where}`, "in this page"],
  /** What to do meanwhile: nothing, if they are stored. */
  untilThen: [() => "", " Keep this page open until then."],
  untilSent: [() => "", " Keep this page open."],
} satisfies Record<string, readonly [stored: (where: Place["where"]) => string, inPage: string]>

/** Where scores are that the server does not have, in the words for this part of the screen. */
export function placeText(part: keyof typeof PLACE_TEXTS, { where, isSafe }: Place): string {
  const [stored, inPage] = PLACE_TEXTS[part]
  return isSafe ? stored(where) : inPage
}

/** Whether what waits here will be sent, as far as is known: not by a removed judge, nor to another database. */
export const mayBeSent = (session: DeskSession): boolean =>
  session.state !== "otherDatabase" && !(session.state === "ended" && !canSignInAgain(session.end))

/** When a sheet that waits here is sent. `failure` is why the last attempt failed, which may be news for the session. */
export function sendingText(session: DeskSession, failure?: SendFailure["kind"]): string {
  if (session.state === "otherDatabase" || failure === "otherDatabase") return "It is not sent to this address."
  if (!mayBeSent(session)) return "It is not sent."
  if (session.state !== "open" || failure === "signedOut") return "Sign in to send it."
  return "It will send automatically when you’re back online."
}

type Unsent = {
  /** Sheets that the server does not have. */
  waiting: number
  /** How many of them are not sent before the judge acts. */
  needJudge: number
  place: Place
  session: DeskSession
  /** What shows what to do about sheets that need their judge. */
  see: string
}

/** Whether all that a judge has done is on the server, and what happens to what is not. */
export function sentText({ waiting, needJudge, place, session, see }: Unsent): string {
  if (waiting === 0) return "Everything is sent."
  const sheets = plural(waiting, "score sheet")
  const are = waiting === 1 ? "is" : "are"
  if (!place.isSafe) return `${sheets} ${are} not sent yet, and this browser cannot keep them. Leave this page open.`
  if (needJudge > 0) return `${sheets} ${are} not sent. ${see} to see what to do.`
  const saved = `${sheets} ${are} saved on this ${place.where}`
  if (session.state === "otherDatabase") return `${saved} and ${are} not sent to this address.`
  if (!mayBeSent(session)) return `${saved} and ${are} not sent.`
  if (session.state !== "open") return `${saved}. Sign in to send ${waiting === 1 ? "it" : "them"}.`
  return `${saved} and will send automatically when you’re back online.`
}

/** Why a sheet is not sent, and what its judge does about it. */
export function refusalText({ code, message, issues, current }: SheetRefused): string {
  if (code === "SHEET_CHANGED")
    return current === null
      ? "The organizer has cleared this sheet. Open it, and send yours again or start over."
      : "Another device has changed this sheet. Open it and choose which of the two counts."
  if (code === "SCORES_LOCKED")
    return "The submitted scores of this entry count. To use these instead, ask the organizer to reopen the sheet."
  if (code === "EVENT_CLOSED") return "Judging is closed. It is sent if the organizer opens judging again."
  if (code === "NOT_FOUND") return "The organizer removed this entry. Copy the scores, or drop them."
  const [issue] = issues
  if (code === "INVALID_INPUT" && issue?.path[0] === "scores")
    return "Points are above a maximum that was lowered. Open it and choose what counts."
  if (code === "INVALID_INPUT" && issue) return `${issue.message}. Open it and change that.`
  return message
}

/** What happens to a waiting sheet, and what the judge can do about it. */
export function waitingText(sheet: PendingSheet, isEntryThere: boolean, place: Place): string {
  const { state, isSubmitted, isAddition, refusal } = sheet
  if (!isEntryThere) return "The organizer removed this entry. Copy the scores, or drop them."
  const unsent = `${isSubmitted ? "Submitted" : "Draft"}, ${placeText("waiting", place)}`
  if (state === "sending") return "Sending…"
  if (state !== "needs-you") return unsent
  if (isAddition) return `Points added on this ${place.where} to a submitted sheet: open it and submit it again`
  return refusal ? `${unsent}. ${refusalText(refusal)}` : unsent
}

/** Whether it is sent without the judge: it was not refused, and its entry still exists. */
export const isSentAutomatically = ({ state }: PendingSheet, isEntryThere: boolean): boolean =>
  isEntryThere && state !== "needs-you"

/** How many sheets wait here, and how many of them are sent automatically. */
export function savedText(waiting: number, going: number, place: Place): string {
  const saved = `${plural(waiting, "score sheet")} ${waiting === 1 ? "is" : "are"} ${placeText("waitingInAll", place)}`
  const fate = going === waiting ? " and will send automatically" : `. ${going} of them will send automatically`
  return `${saved}${going === 0 ? "" : fate}.${placeText("untilSent", place)}`
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

type Exit = {
  /** Score sheets that the server does not have. */
  waiting: number
  /** What the judge has told of entries, and the server does not have. */
  notes?: number
  /** Whether this browser stores them. */
  isSafe: boolean
  isOnline: boolean
}

const NO_CONNECTION = "There is no connection: without one you cannot sign in again and go on judging."

/** The question before the session on this device is ended; null if leaving loses nothing. */
export function exitQuestion({ waiting, notes = 0, isSafe, isOnline }: Exit): Question | null {
  const all = waiting + notes
  if (all === 0 && isOnline) return null
  const isOne = all === 1
  const what = [
    ...(waiting > 0 ? [plural(waiting, "score sheet")] : []),
    ...(notes > 0 ? [plural(notes, "note to the organizer", "notes to the organizer")] : []),
  ]
  const sheets = `${what.join(" and ")} ${isOne ? "isn’t" : "aren’t"} sent yet.`
  const fate = isSafe
    ? `${isOne ? "It stays" : "They stay"} on this device until you sign in here again.`
    : LOST_WITH_PAGE
  const sentences = [...(all > 0 ? [sheets, fate] : []), ...(isOnline ? [] : [NO_CONNECTION])]
  return {
    title: all > 0 ? "Exit with scores that are not sent?" : "Exit without a connection?",
    message: sentences.join(" "),
    action: "Exit",
    cancel: "Stay here",
    isDangerous: !isSafe || !isOnline,
  }
}

/** What works on this device without a connection; null while that is being checked. */
export type Readiness = {
  missing: readonly Missing[]
  facts: StorageFacts
  /** Whether this browser can load the app without a connection. */
  hasWorkers: boolean
} | null

/** Whether judging works on this device without a connection, in one sentence. */
export function readinessText(readiness: Readiness, { where, isSafe }: Place): string {
  if (!readiness) return "Getting ready for offline judging…"
  if (!isSafe) return "Not ready for offline: this browser does not store your scores. Keep this page open."
  const { missing, hasWorkers } = readiness
  if (missing.length === 0) return `Ready for offline: everything is on this ${where}.`
  if (!hasWorkers)
    return `Keep this page open: this browser cannot load it without a connection. Your scores are saved on this ${where}.`
  if (missing.length === 1 && missing[0] === "photos") return "Ready for offline, without all of the photos."
  return "Not ready for offline yet: stay connected."
}

/** What may delete the data on this device; null if nothing is known. */
export function storageText({ facts }: NonNullable<Readiness>): string | null {
  if (facts.isPrivate) return "This is a private window: what is not sent is gone when you close it."
  return null
}

/**
 * Where else the judge is signed in, in one line of the sidebar; null if nowhere. Each kind of device is listed once,
 * with their number: "2 × Chrome on Android, Safari on iPhone".
 */
export function otherDevicesText(devices: Workspace["otherDevices"]): string | null {
  if (devices.length === 0) return null
  const labels = devices.map(({ label }) => label)
  const kinds = [...new Set(labels)].map((kind) => counted(kind, labels.filter((label) => label === kind).length))
  return `Also signed in: ${kinds.join(", ")}`
}

const counted = (kind: string, count: number) => (count > 1 ? `${count} × ${kind}` : kind)

const list = onFirstUse(() => new Intl.ListFormat("en", { type: "conjunction" }))

/** Such as "with Ann and Bob". */
export const withJudges = (names: readonly string[]): string => `with ${list().format(names)}`
