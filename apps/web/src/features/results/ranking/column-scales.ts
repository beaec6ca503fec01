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

/** How the cells of a column compare. */
export type ColumnScale = {
  /** Whether the cell has the most points of the column, and others have fewer. */
  isBest: (cell: CellPoints) => boolean
}

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

const isShown = ({ openPoints, hasScores }: CellPoints): boolean => openPoints > 0 && hasScores

/** Compares the cells of each column by their points, as the ranking does: what is not open to an entry counts as 0. */
export function columnScales(
  results: readonly EntryResult[],
  columns: readonly RankingColumn[],
  applies: RankingColumns["applies"],
): ReadonlyMap<number | string, ColumnScale> {
  return new Map(
    columns.map((column) => {
      const cells = results.map((result) => cellPoints(result, column, applies)).filter((cell) => cell !== null)
      const points = cells.filter(isShown).map((cell) => cell.points)
      const [least, most] = [Math.min(...points), Math.max(...points)]
      return [columnKey(column), { isBest: (cell) => isShown(cell) && cell.points === most && most > least }]
    }),
  )
}
