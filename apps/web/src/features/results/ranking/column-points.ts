import { type SectionPoints, sectionPoints } from "@rosette/domain/contest/section-points"
import type { EntryResult } from "../entry-result.ts"
import type { RankingColumns, RankingSection } from "./use-ranking-columns.ts"

/** A criterion, or a folded section. */
export type RankingColumn = RankingSection["criteria"][number] | RankingSection

/** What a cell shows. Its `openPoints` are 0 if it is N/A; a section has no `judgeCount` of its own. */
export type CellPoints = SectionPoints & { judgeCount: number }

export const columnKey = (column: RankingColumn): number | string =>
  "criterionId" in column ? column.criterionId : column.name

/** An entry's points in a column. Null if its results do not have the criterion. */
export function cellPoints(
  result: EntryResult,
  column: RankingColumn,
  applies: RankingColumns["applies"],
): CellPoints | null {
  if (!("criterionId" in column)) {
    const held = new Set(column.criteria.map(({ criterionId }) => criterionId))
    const criteria = result.criteria.filter(({ criterionId }) => held.has(criterionId))
    return { ...sectionPoints(criteria, (criterionId) => applies(result.entryId, criterionId)), judgeCount: 0 }
  }
  const criterion = result.criteria.find(({ criterionId }) => criterionId === column.criterionId)
  if (!criterion) return null
  const { average, maxPoints, judgeCount } = criterion
  const openPoints = applies(result.entryId, column.criterionId) ? maxPoints : 0
  return { points: average, openPoints, maxPoints, hasScores: judgeCount > 0, judgeCount }
}

/**
 * The most points of each column, by its key, as the ranking counts them: what is not open to an entry counts as 0. A column is
 * left out if all of its entries have the same.
 */
export function mostPoints(
  results: readonly EntryResult[],
  columns: readonly RankingColumn[],
  applies: RankingColumns["applies"],
): ReadonlyMap<number | string, number> {
  return new Map(
    columns.flatMap((column): [number | string, number][] => {
      const points = results.flatMap((result) => {
        const cell = cellPoints(result, column, applies)
        return cell && cell.openPoints > 0 && cell.hasScores ? [cell.points] : []
      })
      const most = Math.max(...points)
      return most > Math.min(...points) ? [[columnKey(column), most]] : []
    }),
  )
}
