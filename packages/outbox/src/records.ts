import type { Issue, StoredSheet } from "@rosette/contract"
import type { ScoreLine } from "@rosette/domain"

/** What a judge has put on one sheet: points by criterion, none where it is unscored, and the one comment. */
export type SheetContent = { points: Readonly<Record<number, number>>; comments: string }

/** Why the server did not take a sheet. `current` comes with SHEET_CHANGED: what it has instead, null where it has none. */
export type Refusal = {
  code: string
  message: string
  issues: Issue[]
  retryAfterSeconds: number | null
  current?: StoredSheet | null
}

/** The newest of what a judge did to one sheet, as it is kept on the device until the server has it. */
export type KeptSheet = {
  judgeId: number
  entryId: number
  /** Another one with every change: tells whether an answer is about what is kept now. */
  editId: string
  /** What the entry is called, should it be gone by the time that somebody asks. */
  label: string
  content: SheetContent
  /** The lines that go out. */
  scores: ScoreLine[]
  isSubmitted: boolean
  /** The revision of the server's sheet on which the judge worked, 0 where there was none. */
  baseRevision: number
}

/** A sheet as it goes out. */
export type SheetToSend = {
  judgeId: number
  entryId: number
  scores: ScoreLine[]
  comments: string
  isSubmitted: boolean
  baseRevision: number
  mutationId: string
}

/** The last try to send a sheet. It is on record before it leaves, so that it can be repeated word for word. */
export type Attempt = {
  judgeId: number
  entryId: number
  /** The edit that it carries. */
  editId: string
  body: SheetToSend
  /** Why the server did not take it; null while nobody knows: the server may have it or not. */
  refusal: Refusal | null
}

/** All that is on record of one sheet. */
export type SheetRecord = { kept: KeptSheet | null; attempt: Attempt | null }

export const NO_RECORD: SheetRecord = { kept: null, attempt: null }

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
  isOut: boolean
}
