/** Rows by table, without the migrations' own table. */
export type RowCounts = Map<string, number>

/** Throws when a table that stands before and after has not kept the number of its rows. */
export function refuseLostRows(before: RowCounts, after: RowCounts): void {
  for (const [table, count] of before) {
    const now = after.get(table)
    if (now === undefined || now === count) continue
    throw new Error(`The migration was undone: "${table}" had ${count} rows and would have had ${now}.`)
  }
}
