import type { ConfirmedWinner } from "@rosette/contract/awards"
import type { ResultFacts } from "../counted-points.ts"
import type { EntryResult } from "../entry-result.ts"
import type { Provisional } from "../outstanding/words.ts"
import type { WinnerConfirmation } from "./use-winner-confirmation.ts"

/** The data of every section of the results. */
export type ShownResults = ResultFacts & {
  results: EntryResult[]
  confirmed: readonly ConfirmedWinner[]
  entryById: ReadonlyMap<number, EntryResult>
  /** The entries that share their place. */
  tied: ReadonlySet<number>
  /** What can still change the results, or null. */
  provisional: Provisional | null
  confirmation: WinnerConfirmation
  /** Opens the reasons for the entry's place. */
  onExplain: (entryId: number) => void
}
