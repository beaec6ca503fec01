import { byTeam, type PanelLine, type SheetFigure } from "../contest/panel.ts"
import { competes } from "../entries/entry-status.ts"
import { type SheetPercent, sheetPercent } from "./matrix.ts"

/** The difference between the highest and lowest sheet of a team in percentage points, and whose sheets they are. */
type TeamRange = { range: number | null; judgeIds: number[] }

/** The widest range of an entry, that of each team if there are several, and the sheets by judge id. */
export type EntryRange = {
  entryId: number
  range: number | null
  teams?: TeamRange[] | undefined
  sheets: SheetPercent[]
  why: string | null
}

/**
 * Returns the ranges of the competing entries, widest first, then in the given order; null if fewer than two judges have scored the
 * entry. Product rule: sheets of one team are compared.
 */
export function entryRanges(lines: readonly Pick<PanelLine, "entry" | "sheets">[]): EntryRange[] {
  return lines
    .filter(({ entry }) => competes(entry))
    .map(({ entry, sheets }) => {
      const teams = byTeam(sheets).map((own) => ({ range: rangeOf(own), judgeIds: own.map(({ judgeId }) => judgeId) }))
      const range = teams.reduce<number | null>((widest, team) => widerOf(widest, team.range), null)
      return {
        entryId: entry.id,
        range,
        ...(teams.length > 1 && { teams }),
        sheets: sheets.map(sheetPercent),
        why: range === null ? "Fewer than two judges have scored this entry." : null,
      }
    })
    .sort((a, b) => (b.range ?? -1) - (a.range ?? -1))
}

const widerOf = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.max(a, b))

/**
 * Whether an entry's judges are asked to confer: its range is above `conferAbove` percentage points. Null means off, 0 any
 * difference.
 */
export function isToConfer({ range }: Pick<EntryRange, "range">, conferAbove: number | null): boolean {
  return conferAbove !== null && range !== null && range > conferAbove
}

type Ranges = Pick<EntryRange, "range" | "teams" | "sheets">

/** Those who are asked to confer about an entry, as lists by judge id: all of a team with a sheet that counts, or none. */
function conferring({ range, teams, sheets }: Ranges, conferAbove: number | null): number[][] {
  const all = teams ?? [{ range, judgeIds: sheets.map(({ judgeId }) => judgeId) }]
  return all.flatMap((team) => (isToConfer(team, conferAbove) ? [team.judgeIds] : []))
}

/** The judges of an entry who are asked to confer with others. */
export const judgesToConfer = (entry: Ranges, conferAbove: number | null): number[] =>
  conferring(entry, conferAbove).flat()

/** An entry that a judge is asked to talk over, and the other judges involved. */
export type Talk = { entryId: number; judgeIds: number[] }

/**
 * The entries that one judge is asked to talk over. Product rule: it must not reveal points, so the talks are sorted by entry
 * id, not by range.
 */
export function talksOf(judgeId: number, ranges: readonly EntryRange[], conferAbove: number | null): Talk[] {
  return ranges
    .flatMap((entry) => {
      const asked = conferring(entry, conferAbove).find((judgeIds) => judgeIds.includes(judgeId))
      if (!asked) return []
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
