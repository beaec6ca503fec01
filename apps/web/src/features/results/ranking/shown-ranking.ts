import { ordinal } from "@rosette/domain"
import { placedByText } from "../ties/tie-words.ts"
import type { EntryResult } from "../winners/result-explanation.ts"
import type { RankingColumns } from "./use-ranking-columns.ts"

/** An entry of the ranking, and what is said of its place. */
export type RankedRow = {
  result: EntryResult
  isTied: boolean
  /** The name of its class; null where it is in none. */
  className: string | null
  isWinner: boolean
}

/** What the matrix and the list both show. */
export type ShownRanking = RankingColumns & {
  rows: readonly RankedRow[]
  /** Asks why the entry stands where it stands. */
  onWhy: (entryId: number) => void
}

/** From here on only the rows in sight are in the page. */
export const VIRTUAL_FROM_ROWS = 60

/** The place in its class, and what decided the overall place unless the score alone did; "" where there is neither. */
export function placeReason({ result, className }: RankedRow): string {
  const { classPlace } = result
  const inClass = className && (classPlace === null ? className : `${ordinal(classPlace)} in ${className}`)
  return [inClass, placedByText(result)].filter(Boolean).join(" · ")
}
