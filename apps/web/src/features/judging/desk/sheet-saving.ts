import type { Change, PendingSheet } from "@rosette/outbox"
import type { SendOutcome } from "../../../offline/saving/send-waits.ts"

/** Saves a judge's work: on this device until the server has it, or not at all in Test Mode. */
export type SheetSaving = {
  /** The sheets that the server does not have yet, by entry; the same map until something changes. */
  pending: () => ReadonlyMap<number, PendingSheet>
  subscribe: (listener: () => void) => () => void
  /** Stores what is typed; it is sent as a draft after a second without a change. */
  keep: (change: Change) => void
  /** Sends a sheet at once; never rejects. */
  send: (change: Change) => Promise<SendOutcome>
  /** Deletes what is kept of a sheet. */
  drop: (entryId: number) => void
  /** Sends a refused sheet again, over what the server has now. */
  sendAnyway: (entryId: number) => void
  /** Tries at once to send all waiting sheets. */
  wake: () => void
  /** Starts no further attempt; what is kept waits for the next visit. */
  close: () => void
  /** Returns false if what is kept would be lost with this page. */
  isSafe: () => boolean
  /** Storing works; fails at the moment and is tried again; or this browser stores nothing. */
  storage: () => "works" | "retrying" | "memory"
}
