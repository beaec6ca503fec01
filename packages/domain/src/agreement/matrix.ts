import type { PanelLine, SheetFigure } from "../contest/panel.ts"

/** A judge's sheet in percent, 0 to 100. */
export type SheetPercent = { judgeId: number; percent: number }

/** One judge's sheet of one entry. */
export type Cell = SheetPercent & { entryId: number }

/**
 * The sheets of a group: its judges and entries by id, and what each judge gave each entry. `rows` is keyed by judge and then
 * entry, `byEntry` by entry. Judges without a sheet are not included.
 */
export type SheetMatrix = {
  judgeIds: number[]
  entryIds: number[]
  cells: Cell[]
  rows: ReadonlyMap<number, ReadonlyMap<number, number>>
  byEntry: ReadonlyMap<number, readonly Cell[]>
}

/**
 * The sheets of these lines in percent: points over the maximum points of the criteria that apply, count overall and are
 * scored.
 */
export function sheetMatrix(lines: readonly Pick<PanelLine, "entry" | "sheets">[]): SheetMatrix {
  return matrixOf(
    lines.flatMap(({ entry, sheets }) => sheets.map((sheet) => ({ ...sheetPercent(sheet), entryId: entry.id }))),
  )
}

/** A judge's sheet in percent. A single division, so that equal shares are equal numbers for any maximum points. */
export const sheetPercent = ({ judgeId, points, maxPoints }: SheetFigure): SheetPercent => ({
  judgeId,
  percent: (points * 100) / maxPoints,
})

/** The matrix of these sheets, which may come in any order. */
export function matrixOf(cells: readonly Cell[]): SheetMatrix {
  const ascending = (ids: number[]) => [...new Set(ids)].sort((a, b) => a - b)
  const sorted = cells.toSorted((a, b) => a.entryId - b.entryId || a.judgeId - b.judgeId)
  const byJudge = Map.groupBy(sorted, ({ judgeId }) => judgeId)
  return {
    judgeIds: ascending(sorted.map(({ judgeId }) => judgeId)),
    entryIds: ascending(sorted.map(({ entryId }) => entryId)),
    cells: sorted,
    byEntry: Map.groupBy(sorted, ({ entryId }) => entryId),
    rows: new Map(
      [...byJudge].map(([id, own]) => [id, new Map(own.map(({ entryId, percent }) => [entryId, percent]))]),
    ),
  }
}

/** The percents of a complete panel as a table with a row per entry and a column per judge; null of another panel. */
export function completeTable(matrix: SheetMatrix): number[][] | null {
  if (!isComplete(matrix)) return null
  const { judgeIds, entryIds, rows } = matrix
  return entryIds.map((entryId) => judgeIds.flatMap((judgeId) => rows.get(judgeId)?.get(entryId) ?? []))
}

/** Product rule: a complete panel has at least two judges, three entries, and a sheet of every judge for every entry. */
export function isComplete({ judgeIds, entryIds, cells }: SheetMatrix): boolean {
  return judgeIds.length >= 2 && entryIds.length >= 3 && cells.length === judgeIds.length * entryIds.length
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** The mean; needs at least one value. */
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length
