/** Row counts by table, without the migrations. */
export type RowCounts = Map<string, number>

/** Throws when a table that exists before and after has a different number of rows. */
export function refuseLostRows(before: RowCounts, after: RowCounts): void {
  for (const [table, count] of before) {
    const now = after.get(table)
    if (now === undefined || now === count) continue
    throw new Error(`The migration was undone: "${table}" had ${count} rows and would have had ${now}.`)
  }
}
