/** The solution x of left · x = right, by Gaussian elimination with partial pivoting; `left` is square and regular. */
export function solve(left: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = left.map((row, index) => [...row, right[index] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const below = rows.slice(column)
    const largest = below.reduce(
      (best, row) => (magnitude(row, column) > magnitude(best, column) ? row : best),
      below[0] ?? [],
    )
    const at = rows.indexOf(largest)
    rows[at] = rows[column] ?? largest
    rows[column] = largest
    for (const row of rows.slice(column + 1))
      subtract(row, largest, field(row, column) / field(largest, column), column)
  }
  const solution = Array.from({ length: size }, () => 0)
  for (let index = size - 1; index >= 0; index--) {
    const row = rows[index] ?? []
    const known = solution.reduce((sum, value, column) => (column > index ? sum + value * field(row, column) : sum), 0)
    solution[index] = (field(row, size) - known) / field(row, index)
  }
  return solution
}

const field = (row: readonly number[], column: number): number => row[column] ?? 0
const magnitude = (row: readonly number[], column: number): number => Math.abs(field(row, column))

function subtract(row: number[], pivot: readonly number[], factor: number, from: number): void {
  for (let column = from; column < row.length; column++)
    row[column] = field(row, column) - factor * field(pivot, column)
}
