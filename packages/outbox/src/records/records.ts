import type { StoredSheet } from "@rosette/contract"
import type { SentLine } from "@rosette/domain"
import type { Refusal } from "../sending/send-failure.ts"

/** What a judge has put on one sheet: points by criterion, none where it is unscored, and the one comment. */
export type SheetContent = { points: Readonly<Record<number, number>>; comments: string }

/** Whose sheets: a judge of one database. The small ids of two databases at one address are often the same. */
export type SheetOwner = { databaseId: string; judgeId: number }

/** The newest of what a judge did to one sheet, as it is kept on the device until the server has it. */
export type KeptSheet = SheetOwner & {
  eventId: number
  entryId: number
  /** Another one with every change: tells whether an answer is about what is kept now. */
  editId: string
  /** What the entry is called, should it be gone by the time that somebody asks. */
  label: string
  content: SheetContent
  /** The lines that go out. */
  scores: SentLine[]
  isSubmitted: boolean
  /** The revision of the server's sheet on which the judge worked, 0 where there was none. */
  baseRevision: number
  /** The criteria that the judge saw, by the event's setupVersion. */
  setupVersion?: number
  /** The server had this sheet, and has it no longer: it was restored from an older copy. */
  isLost?: boolean
  /** Points for what a submitted sheet lacks, which takes no drafts: they stay here until the judge submits them. */
  isAddition?: boolean
}

/** A sheet as it goes out. */
export type SheetToSend = SheetOwner & {
  entryId: number
  scores: SentLine[]
  comments: string
  isSubmitted: boolean
  baseRevision: number
  mutationId: string
  setupVersion?: number
}

/** The last try to send a sheet. It is on record before it leaves, so that it can be repeated word for word. */
export type Attempt = SheetOwner & {
  entryId: number
  /** The edit that it carries. */
  editId: string
  body: SheetToSend
  /** Why the server did not take it; null while nobody knows: the server may have it or not. */
  refusal: Refusal | null
}

/** What the server is known to have of a sheet, by its answers and the workspace. */
export type KnownSheet = SheetOwner & {
  entryId: number
  /** Null where it is known to have none. */
  sheet: StoredSheet | null
  /** Versions of it that stood before this one, as text: the last few. */
  past: string[]
  /** The latest revision that the server had and has lost, by a restore from an older copy; 0 for none. */
  lostRevision: number
}

/** All that is on record of one sheet. */
export type SheetRecord = { kept: KeptSheet | null; attempt: Attempt | null; known: KnownSheet | null }

export const NO_RECORD: SheetRecord = { kept: null, attempt: null, known: null }

export const isEmpty = ({ kept, attempt, known }: SheetRecord): boolean => !kept && !attempt && !known

/** A sheet that the server does not have as it stands here, for a screen. */
export type PendingSheet = {
  label: string
  content: SheetContent
  baseRevision: number
  state: "kept" | "sending" | "needs-you"
  /** Whether it is on its way as a final submit. */
  isSubmitted: boolean
  refusal: Refusal | null
  /** Whether a try is leaving, or out with its fate unknown: it cannot be taken back. */
  isUnanswered: boolean
  /** Whether something was typed after the try that is out. */
  isChangedSince: boolean
  /** The server had this sheet and has lost it. */
  isLost: boolean
  /** Points for what a submitted sheet lacks; only the judge sends them. */
  isAddition: boolean
}
