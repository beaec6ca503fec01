import type { EntryResult } from "../winners/result-explanation.ts"
import { type RankingSection, sectionPoints } from "./ranking-sections.ts"
import type { RankingColumns } from "./use-ranking-columns.ts"

/** A criterion, or a folded section. */
export type RankingColumn = RankingSection["criteria"][number] | RankingSection

/** What a cell shows. `openPoints` is the part of the column's max points that is open to the entry, 0 if it is N/A. */
export type CellPoints = {
  points: number
  openPoints: number
  maxPoints: number
  hasScores: boolean
  judgeCount: number
}

/** The strength of a cell's colour, from 0 for the least of its column to 1 for the most. */
export type ToneOf = (column: RankingColumn, cell: CellPoints) => number

export const columnKey = (column: RankingColumn): number | string =>
  "criterionId" in column ? column.criterionId : column.name

/** An entry's points in a column. Null if its results do not have the criterion. */
export function cellPoints(
  result: EntryResult,
  column: RankingColumn,
  applies: RankingColumns["applies"],
): CellPoints | null {
  if (!("criterionId" in column)) {
    const { naPoints, ...sum } = sectionPoints(result, column, (criterionId) => applies(result.entryId, criterionId))
    return { ...sum, openPoints: sum.maxPoints - naPoints, judgeCount: 0 }
  }
  const criterion = result.criteria.find(({ criterionId }) => criterionId === column.criterionId)
  if (!criterion) return null
  const { average, maxPoints, judgeCount } = criterion
  const openPoints = applies(result.entryId, column.criterionId) ? maxPoints : 0
  return { points: average, openPoints, maxPoints, hasScores: judgeCount > 0, judgeCount }
}

const isCompared = ({ openPoints, hasScores }: CellPoints): boolean => openPoints > 0 && hasScores
const shareOf = ({ points, openPoints }: CellPoints): number => points / openPoints

/**
 * Compares each cell with those of its column: by the share of the open points, since an entry to which less is open cannot have
 * as many. Cells of a column in which all have the same share have no colour.
 */
export function cellTones(
  results: readonly EntryResult[],
  columns: readonly RankingColumn[],
  applies: RankingColumns["applies"],
): ToneOf {
  const ranges = new Map(
    columns.map((column) => {
      let [least, most] = [1, 0]
      for (const result of results) {
        const cell = cellPoints(result, column, applies)
        if (!cell || !isCompared(cell)) continue
        const share = shareOf(cell)
        least = Math.min(least, share)
        most = Math.max(most, share)
      }
      return [columnKey(column), { least, most }]
    }),
  )
  return (column, cell) => {
    const range = ranges.get(columnKey(column))
    if (!range || !isCompared(cell) || range.most <= range.least) return 0
    return (shareOf(cell) - range.least) / (range.most - range.least)
  }
}
