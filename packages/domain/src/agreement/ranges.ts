import type { PanelLine, SheetFigure } from "../contest/panel.ts"
import { competes } from "../entries/entry-status.ts"
import { type SheetPercent, sheetPercent } from "./matrix.ts"

/** The difference between the highest and lowest sheet of an entry in percentage points, and the sheets by judge id. */
export type EntryRange = { entryId: number; range: number | null; sheets: SheetPercent[]; why: string | null }

/**
 * Returns the ranges of the competing entries, widest first, then in the given order; null if fewer than two judges have scored the
 * entry.
 */
export function entryRanges(lines: readonly Pick<PanelLine, "entry" | "sheets">[]): EntryRange[] {
  return lines
    .filter(({ entry }) => competes(entry))
    .map(({ entry, sheets }) => {
      const range = rangeOf(sheets)
      return {
        entryId: entry.id,
        range,
        sheets: sheets.map(sheetPercent),
        why: range === null ? "Fewer than two judges have scored this entry." : null,
      }
    })
    .sort((a, b) => (b.range ?? -1) - (a.range ?? -1))
}

/**
 * Whether an entry's judges are asked to confer: its range is above `conferAbove` percentage points. Null means off, 0 any
 * difference.
 */
export function isToConfer({ range }: Pick<EntryRange, "range">, conferAbove: number | null): boolean {
  return conferAbove !== null && range !== null && range > conferAbove
}

/** The judges of an entry who are asked to confer, by id: all with a sheet that counts, or none. */
export function judgesToConfer(entry: Pick<EntryRange, "range" | "sheets">, conferAbove: number | null): number[] {
  return isToConfer(entry, conferAbove) ? entry.sheets.map(({ judgeId }) => judgeId) : []
}

/** An entry that a judge is asked to talk over, and the other judges involved. */
export type Talk = { entryId: number; judgeIds: number[] }

/**
 * The entries that one judge is asked to talk over. Product rule: it must not reveal points, so the talks are sorted by entry
 * id, not by range.
 */
export function talksOf(judgeId: number, ranges: readonly EntryRange[], conferAbove: number | null): Talk[] {
  return ranges
    .flatMap((entry) => {
      const asked = judgesToConfer(entry, conferAbove)
      if (!asked.includes(judgeId)) return []
      return [{ entryId: entry.entryId, judgeIds: asked.filter((id) => id !== judgeId) }]
    })
    .sort((a, b) => a.entryId - b.entryId)
}

function rangeOf(sheets: readonly SheetFigure[]): number | null {
  const [first, ...others] = sheets
  if (!first || others.length === 0) return null
  const isHigher = (a: SheetFigure, b: SheetFigure) => a.points * b.maxPoints > b.points * a.maxPoints
  const highest = others.reduce((best, sheet) => (isHigher(sheet, best) ? sheet : best), first)
  const lowest = others.reduce((worst, sheet) => (isHigher(worst, sheet) ? sheet : worst), first)
  // A single division of whole numbers, so that a range of exactly 10 does not come out slightly above it.
  const difference = highest.points * lowest.maxPoints - lowest.points * highest.maxPoints
  return (100 * difference) / (highest.maxPoints * lowest.maxPoints)
}
