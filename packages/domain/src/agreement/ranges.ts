import type { PanelLine, SheetFigure } from "../panel/panel.ts"
import { type SheetPercent, sheetPercent } from "./matrix.ts"

/** How far the judges are apart on an entry, in points of percent between their highest and lowest sheet; the sheets by judge id. */
export type EntryRange = { entryId: number; range: number | null; sheets: SheetPercent[]; why: string | null }

/** The entries to talk about: widest range first, then in the order given; null where fewer than two judges have scored it. */
export function entryRanges(lines: readonly Pick<PanelLine, "entry" | "sheets">[]): EntryRange[] {
  return lines
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

/** Whether an entry's judges are asked to confer: range above `conferAbove` points of percent; null is off, 0 is any difference. */
export function isToConfer({ range }: Pick<EntryRange, "range">, conferAbove: number | null): boolean {
  return conferAbove !== null && range !== null && range > conferAbove
}

/** The judges of an entry who are asked to confer about it, by id: all who have a sheet that counts; none where nobody is asked. */
export function judgesToConfer(entry: Pick<EntryRange, "range" | "sheets">, conferAbove: number | null): number[] {
  return isToConfer(entry, conferAbove) ? entry.sheets.map(({ judgeId }) => judgeId) : []
}

/** An entry that a judge is asked to talk over, and with whom. */
export type Talk = { entryId: number; judgeIds: number[] }

/**
 * What one judge is asked to talk over. Product rule: a judge learns of no points, so the talks stand by entry id, not widest
 * range first.
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
  // One division of whole numbers: a range of exactly 10 is not a little above it.
  const difference = highest.points * lowest.maxPoints - lowest.points * highest.maxPoints
  return (100 * difference) / (highest.maxPoints * lowest.maxPoints)
}
