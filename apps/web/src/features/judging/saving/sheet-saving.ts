import type { Change, PendingSheet } from "@rosette/outbox"
import type { SendOutcome } from "../../../offline/saving/send-waits.ts"

/** Where a judge's work goes: kept on this device until the server has it, or nowhere in Test Mode. */
export type SheetSaving = {
  /** The sheets that the server does not have yet, by entry; the same map until something changes. */
  pending: () => ReadonlyMap<number, PendingSheet>
  subscribe: (listener: () => void) => () => void
  /** Keeps what is typed; it goes out as a draft after a second without a change. */
  keep: (change: Change) => void
  /** Sends a sheet at once; never rejects. */
  send: (change: Change) => Promise<SendOutcome>
  /** Gives up what is kept of a sheet. */
  drop: (entryId: number) => void
  /** Sends a refused sheet again, over what the server has now. */
  sendAnyway: (entryId: number) => void
  /** Tries at once to send all that waits. */
  wake: () => void
  /** Begins no further try; what is kept waits for the next time. */
  close: () => void
  /** False where something kept would not outlive this page. */
  isSafe: () => boolean
  /** It keeps; it does not at the moment, and is tried again; it keeps nothing. */
  storage: () => "works" | "retrying" | "memory"
}
