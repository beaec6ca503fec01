import type { Coverage } from "@rosette/domain/contest/coverage"
import { ordinal } from "@rosette/domain/contest/place-words"
import type { EventWords } from "@rosette/domain/events/event-words"
import type { EntryResult } from "../entry-result.ts"
import { placedByText } from "../ties/words.ts"
import type { RankingColumns } from "./use-ranking-columns.ts"

/** An entry of the ranking, with what is shown about its place. */
export type RankedRow = {
  result: EntryResult
  /** Null without a place. */
  percent: string | null
  /** The event's criteria are for other classes. */
  isWithoutScorecard: boolean
  isTied: boolean
  /** The name of its class, or null. */
  className: string | null
  isWinner: boolean
  /** How many judges the percent rests on; null once it is final, and without a place. */
  coverage: Coverage | null
}

/** The data of both the matrix and the list. */
export type ShownRanking = RankingColumns & {
  rows: readonly RankedRow[]
  /** How many there are with those that are not shown. */
  rowCount: number
  /** Whether the rules leave out what does not apply: then it counts nothing. */
  isLeftOut: boolean
  /** Opens the reasons for the entry's place. */
  onExplain: (entryId: number) => void
}

/** From this number on only the visible rows are rendered. */
export const VIRTUAL_FROM_ROWS = 60

/** The place in its class, and what decided the overall place if it was not only the score; "" if there is neither. */
export function placeReason({ result, className }: RankedRow, words: EventWords): string {
  const { classPlace } = result
  const inClass = className && (classPlace === null ? className : `${ordinal(classPlace)} in ${className}`)
  return [inClass, placedByText(result, words)].filter(Boolean).join(" · ")
}
