import { solve } from "./linear-system.ts"
import { type Cell, meanOf, type SheetMatrix } from "./matrix.ts"

/** The effects of the model: each judge's severity around 0, and each entry's percent after removing the judges' severity. */
export type Severities = { judges: Map<number, number>; entries: Map<number, number> }

/**
 * Returns how much higher each judge scores than the panel, in percentage points: the least-squares fit of
 * y = mean + entry + judge with judge effects that add up to 0 (two-way additive model). The sheets must link all judges and
 * entries; then there is exactly one solution.
 */
export function severities({ judgeIds, byEntry }: SheetMatrix): Severities {
  const index = new Map(judgeIds.map((id, position) => [id, position]))
  const size = judgeIds.length
  // The 1 in every field adds the condition that the effects sum to 0: it makes the system regular and keeps its solution.
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
