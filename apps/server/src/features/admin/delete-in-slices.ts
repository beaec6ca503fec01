import { setImmediate as othersFirst } from "node:timers/promises"
import type { Sql } from "../../data/database.ts"

const ROWS_AT_ONCE = 1_000

/** What an event can hold very many of, the inner rows first: the key, and where the rows of one event are found. */
const LARGE_TABLES = [
  ["Score", `"id"`, `"sheetId" IN (SELECT "id" FROM "Sheet" WHERE "eventId" = ?)`],
  ["Sheet", `"id"`, `"eventId" = ?`],
  ["SavedMutation", `("judgeId", "mutationId")`, `"judgeId" IN (SELECT "id" FROM "Judge" WHERE "eventId" = ?)`],
  ["HistoryItem", `"id"`, `"eventId" = ?`],
  ["Tally", `"entryId"`, `"eventId" = ?`],
  ["Entry", `"id"`, `"eventId" = ?`],
] as const

/** Removes the large tables of an event with a breath between slices: one cascade over a big show would hold up every save. */
export async function deleteInSlices(sql: Sql, eventId: number): Promise<void> {
  for (const [table, key, ofEvent] of LARGE_TABLES) {
    const columns = key.replace(/[()]/g, "")
    const slice = `DELETE FROM "${table}" WHERE ${key} IN (SELECT ${columns} FROM "${table}" WHERE ${ofEvent} LIMIT ${ROWS_AT_ONCE})`
    while ((await sql.run(slice, [eventId])) === ROWS_AT_ONCE) await othersFirst()
  }
}
