/** How many judges a score rests on, of how many; `expected` is null if that cannot be told. */
export type Coverage = { judges: number; expected: number | null }

type Counts = { expectedSheets: number; submittedSheets: number }

/**
 * Returns how many judges each entry's score rests on. Every active judge is expected to submit one sheet for each entry. Sheets
 * of judges who are no longer active count too; with any of them, those of the expected judges are unknown.
 */
export function coverageOf(
  results: readonly { judgeCount: number }[],
  { expectedSheets, submittedSheets }: Counts,
): (result: { judgeCount: number }) => Coverage {
  const counted = results.reduce((sum, { judgeCount }) => sum + judgeCount, 0)
  const expected = results.length > 0 && counted === submittedSheets ? expectedSheets / results.length : null
  return ({ judgeCount: judges }) => ({ judges, expected })
}
