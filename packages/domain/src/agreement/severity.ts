import { solve } from "./linear-system.ts"
import { type Cell, meanOf, type SheetMatrix } from "./matrix.ts"

/** The effects of the model: of each judge around 0, and of each entry as its percent with the judges' severity taken out. */
export type Severities = { judges: Map<number, number>; entries: Map<number, number> }

/**
 * How much higher each judge scores than the panel, in points of percent, each entry taken into account: the least squares of
 * y = mean + entry + judge with the judges' effects adding up to 0 (two-way additive model). The sheets must link all judges
 * and entries; then there is exactly one answer.
 */
export function severities({ judgeIds, byEntry }: SheetMatrix): Severities {
  const index = new Map(judgeIds.map((id, position) => [id, position]))
  const size = judgeIds.length
  // 1 in every field stands for "the effects add up to 0", which makes the system regular without moving its answer.
  const left = Array.from({ length: size }, () => Array.from({ length: size }, () => 1))
  const right = Array.from({ length: size }, () => 0)
  for (const sheets of byEntry.values()) {
    const mean = meanOf(sheets.map(({ percent }) => percent))
    for (const { judgeId, percent } of sheets) {
      const row = index.get(judgeId) ?? 0
      add(right, row, percent - mean)
      const fields = left[row] ?? []
      add(fields, row, 1)
      for (const other of sheets) add(fields, index.get(other.judgeId) ?? 0, -1 / sheets.length)
    }
  }
  const effects = solve(left, right)
  const judges = new Map(judgeIds.map((id, position) => [id, effects[position] ?? 0]))
  const adjusted = (sheets: readonly Cell[]) =>
    meanOf(sheets.map(({ judgeId, percent }) => percent - (judges.get(judgeId) ?? 0)))
  return { judges, entries: new Map([...byEntry].map(([id, sheets]) => [id, adjusted(sheets)])) }
}

function add(list: number[], position: number, value: number): void {
  list[position] = (list[position] ?? 0) + value
}
