import type { StoredSheet } from "@rosette/contract/sheets"
import type { SentLine } from "@rosette/domain/contest/sheet-lines"
import { comparable } from "@rosette/domain/contest/sheet-lines"
import type { ReportKind } from "@rosette/domain/entries/entry-reports"
import type { SheetRefused } from "./send-failure.ts"

/** What a judge has typed on one sheet: points by criterion (unscored ones are missing) and the comment. */
export type SheetContent = { points: Readonly<Record<number, number>>; comments: string }

/** The owner of sheets: a judge of one database. Databases at one address often use the same small ids. */
export type SheetOwner = { databaseId: string; judgeId: number }

/** What a judge tells of an entry beside its sheet: that they step aside from it, or that something is not as it should be. */
export type EntryNote =
  | { call: "stepAside"; entryId: number; reason: string }
  | { call: "reportEntry"; entryId: number; kind: ReportKind; text: string }

/** The newest change to one sheet, stored on the device until the server has it. */
export type UnsentSheet = SheetOwner & {
  eventId: number
  entryId: number
  /** New with every change: shows whether an answer is about what is unsent now. */
  editId: string
  /** The name of the entry, in case the entry is deleted meanwhile. */
  label: string
  content: SheetContent
  /** The lines to send. */
  scores: SentLine[]
  isSubmitted: boolean
  /** The revision of the server's sheet on which the judge worked, 0 if there was none. */
  baseRevision: number
  /** The event's setupVersion, which says what criteria the judge saw. */
  setupVersion?: number
  /** The server has lost this sheet, because it was restored from an older copy. */
  isLost?: boolean
  /** Points that a submitted sheet lacks. It accepts no drafts, so they are stored until the judge submits them. */
  isAddition?: boolean
  /** The entry to which the judge has moved this draft: it is empty here, and sent once the other entry's sheet is saved. */
  movedTo?: number
  /** Not a sheet but a note about an entry, which is stored and sent in the same way. */
  note?: EntryNote
}

/** What a screen changes. */
export type UnsentChange = Omit<UnsentSheet, keyof SheetOwner | "eventId" | "editId">

/** A sheet as it is sent. */
export type SheetToSend = SheetOwner & {
  entryId: number
  scores: SentLine[]
  comments: string
  isSubmitted: boolean
  baseRevision: number
  mutationId: string
  setupVersion?: number
  movedTo?: number
  note?: EntryNote
}

/** The last attempt to send a sheet. It is recorded before it is sent, so that it can be repeated unchanged. */
export type Attempt = SheetOwner & {
  entryId: number
  /** The edit that it sends. */
  editId: string
  body: SheetToSend
  /** Why the server refused it; null while its outcome is unknown. */
  refusal: SheetRefused | null
}

/** What the server is known to have of a sheet, from its answers and the workspace. */
export type KnownSheet = SheetOwner & {
  entryId: number
  /** Null if the server is known to have none. */
  sheet: StoredSheet | null
  /** The last few previous versions, as text. */
  past: string[]
  /** The latest revision that the server has lost by a restore from an older copy; 0 for none. */
  lostRevision: number
  /** The revision on which this device worked when it sent this sheet; missing if the sheet is not from this device. */
  madeFrom?: number
}

/** Everything that is recorded of one sheet. */
export type SheetRecord = { unsent: UnsentSheet | null; attempt: Attempt | null; known: KnownSheet | null }

export const NO_RECORD: SheetRecord = { unsent: null, attempt: null, known: null }

export const isEmpty = ({ unsent, attempt, known }: SheetRecord): boolean => !unsent && !attempt && !known

/** A sheet that the server does not have in this state, for a screen. */
export type PendingSheet = {
  label: string
  content: SheetContent
  baseRevision: number
  state: "unsent" | "sending" | "needs-you"
  /** Whether it is sent as a final submit. */
  isSubmitted: boolean
  refusal: SheetRefused | null
  /** Whether an attempt is being sent, or its outcome is unknown: it cannot be withdrawn. */
  isUnanswered: boolean
  /** Whether something was typed after the unanswered attempt. */
  isChangedSince: boolean
  /** The server has lost this sheet. */
  isLost: boolean
  /** Points that a submitted sheet lacks; they are sent when the judge submits them. */
  isAddition: boolean
}

/** A note that the server does not have, for a screen. */
export type PendingNote = Pick<PendingSheet, "label" | "state" | "refusal" | "isUnanswered"> & { note: EntryNote }

const MAX_PAST_VERSIONS = 12

/** A version of a sheet as text, to compare it with others. Without points of 0, because some responses omit them. */
export const versionText = ({ revision, ...sheet }: StoredSheet): string =>
  JSON.stringify([revision, ...comparable({ ...sheet, scores: sheet.scores.filter(({ points }) => points > 0) })])

/** What is known of a sheet after the server has named a version of it; versions older than the known one are ignored. */
export function knownAs(
  known: KnownSheet | null,
  owner: SheetOwner & { entryId: number },
  sheet: StoredSheet,
): KnownSheet {
  if (known?.sheet && known.sheet.revision > sheet.revision) return known
  return withSheet(known, owner, sheet)
}

/** What is known of a sheet that is the server's current one, also if it is older than the known one. */
export function withSheet(
  known: KnownSheet | null,
  { databaseId, judgeId, entryId }: SheetOwner & { entryId: number },
  sheet: StoredSheet | null,
  lostRevision = known?.lostRevision ?? 0,
): KnownSheet {
  const before = known?.sheet ? [versionText(known.sheet)] : []
  const past = [...(known?.past ?? []).filter((text) => !before.includes(text)), ...before].slice(-MAX_PAST_VERSIONS)
  return { databaseId, judgeId, entryId, sheet, past, lostRevision }
}
