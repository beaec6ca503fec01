import type { ConfirmedWinner } from "@rosette/contract"
import type { EntryResult } from "./result-explanation.ts"
import type { Provisional } from "./result-provisional.ts"
import type { WinnerConfirmation } from "./use-winner-confirmation.ts"

/** What every part of the results reads. */
export type ShownResults = {
  results: EntryResult[]
  confirmed: readonly ConfirmedWinner[]
  entryById: ReadonlyMap<number, EntryResult>
  /** The ranks that several entries share. */
  shared: ReadonlySet<number>
  /** What can still move the results; null where nothing can. */
  provisional: Provisional | null
  confirmation: WinnerConfirmation
}
