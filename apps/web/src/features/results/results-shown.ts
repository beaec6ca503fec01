import type { ConfirmedWinner } from "@rosette/contract/awards"
import type { Coverage } from "@rosette/domain/contest/coverage"
import type { CountedPointsOf } from "./ranking/counted-points.ts"
import type { EntryResult } from "./winners/result-explanation.ts"
import type { Provisional } from "./winners/result-provisional.ts"
import type { WinnerConfirmation } from "./winners/use-winner-confirmation.ts"

/** The data of every section of the results. */
export type ShownResults = {
  results: EntryResult[]
  confirmed: readonly ConfirmedWinner[]
  entryById: ReadonlyMap<number, EntryResult>
  /** The places that several entries share. */
  shared: ReadonlySet<number>
  /** What an entry's percent is calculated from. */
  countedOf: CountedPointsOf
  /** How many judges an entry's percent rests on; null once nothing is missing, or if that is unknown. */
  coverageOf: (result: EntryResult) => Coverage | null
  /** What can still change the results, or null. */
  provisional: Provisional | null
  confirmation: WinnerConfirmation
  /** Opens the reasons for the entry's place. */
  onExplain: (entryId: number) => void
}
