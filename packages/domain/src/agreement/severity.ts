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

/**
 * The solution x of left · x = right, by Gaussian elimination. Without pivoting, because `left` is symmetric and positive
 * definite: a graph Laplacian, and 1 in every field.
 */
function solve(left: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = left.map((row, index) => [...row, right[index] ?? 0])
  const size = rows.length
  for (const [column, pivot] of rows.entries()) {
    for (const row of rows.slice(column + 1)) subtract(row, pivot, field(row, column) / field(pivot, column), column)
  }
  const solution = Array.from({ length: size }, () => 0)
  for (let index = size - 1; index >= 0; index--) {
    const row = rows[index] ?? []
    const known = solution.reduce((sum, value, column) => sum + value * field(row, column), 0)
    solution[index] = (field(row, size) - known) / field(row, index)
  }
  return solution
}

const field = (row: readonly number[], column: number): number => row[column] ?? 0

function subtract(row: number[], pivot: readonly number[], factor: number, from: number): void {
  for (let column = from; column < row.length; column++)
    row[column] = field(row, column) - factor * field(pivot, column)
}
