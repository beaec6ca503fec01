import type { RowIssue } from "@rosette/contract/errors"

/** The cells of one column with the same message. */
export type ProblemGroup = Omit<RowIssue, "row"> & { rows: number[] }

/** The problems of a file by column and message: those of few cells first, so that a common one hides none. */
export function problemGroups(problems: readonly RowIssue[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>()
  for (const { row, column, message } of problems) {
    const key = `${column}\n${message}`
    const group = groups.get(key) ?? { column, message, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => a.rows.length - b.rows.length || (a.rows[0] ?? 0) - (b.rows[0] ?? 0))
}
