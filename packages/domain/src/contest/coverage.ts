/**
 * How many judges a score rests on, of how many; `expected` is null if that cannot be told. `sheets`: where not every judge is asked for
 * every entry, what it has of what it needs.
 */
export type Coverage = { judges: number; expected: number | null; sheets?: { done: number; need: number } }

type Counts = { expectedSheets: number; submittedSheets: number }
type Counted = { judgeCount: number; need?: number | undefined; done?: number | undefined }

/**
 * Returns how many judges each entry's score rests on. Every active judge is expected to submit one sheet for each entry, unless the
 * entry says how many sheets it needs. Sheets of judges who are no longer active count too; with any of them, those of the expected
 * judges are unknown.
 */
export function coverageOf(
  results: readonly Counted[],
  { expectedSheets, submittedSheets }: Counts,
): (result: Counted) => Coverage {
  const counted = results.reduce((sum, { judgeCount }) => sum + judgeCount, 0)
  const expected = results.length > 0 && counted === submittedSheets ? expectedSheets / results.length : null
  return ({ judgeCount: judges, need, done }) =>
    need === undefined || done === undefined ? { judges, expected } : { judges, expected: null, sheets: { done, need } }
}
