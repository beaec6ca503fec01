import type { SavedSheet } from "@rosette/contract"
import type { ScoreLine } from "@rosette/domain"
import type { Refusal } from "../../lib/error-text.ts"
import type { SheetContent } from "./sheet-content.ts"

/** A sheet that the server does not have as it stands here. "needs-you": the last try was refused or did not arrive. */
export type PendingSheet = {
  content: SheetContent
  state: "kept" | "sending" | "needs-you"
  /** Whether the last try was a final submit. */
  isSubmitted: boolean
  refusal: Refusal | null
}

export type SheetOnItsWay = { entryId: number; content: SheetContent; scores: ScoreLine[]; isSubmitted: boolean }

export type SendOutcome = { saved: SavedSheet; refusal: null } | { saved: null; refusal: Refusal }

/** Where a judge's work goes: kept on this device until the server has it. */
export type SheetSaving = {
  /** The sheets that the server does not have yet, by entry; the same map until something changes. */
  pending: () => ReadonlyMap<number, PendingSheet>
  subscribe: (listener: () => void) => () => void
  /** Keeps what is typed, without sending it. */
  keep: (entryId: number, content: SheetContent) => void
  /** Drops what is kept: the server has the same, or the judge gives it up. */
  forget: (entryId: number) => void
  /** Sends a sheet; never rejects. The same content is sent under the same mutation id until the server answers. */
  send: (sheet: SheetOnItsWay) => Promise<SendOutcome>
  /** False where something kept would not outlive this page. */
  isSafe: () => boolean
}
