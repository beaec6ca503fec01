import type { ConfirmedWinner } from "@rosette/contract"
import type { EntryResult } from "./winners/result-explanation.ts"
import type { Provisional } from "./winners/result-provisional.ts"
import type { WinnerConfirmation } from "./winners/use-winner-confirmation.ts"

/** What every part of the results reads. */
export type ShownResults = {
  results: EntryResult[]
  confirmed: readonly ConfirmedWinner[]
  entryById: ReadonlyMap<number, EntryResult>
  /** The places that several entries share. */
  shared: ReadonlySet<number>
  /** What can still move the results; null where nothing can. */
  provisional: Provisional | null
  confirmation: WinnerConfirmation
}
