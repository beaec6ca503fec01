import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import type { Sql } from "../database.ts"

/** What an event can hold very many of: the key, where the rows of one event are found, and how many go at once. A sheet takes its scores along. */
const LARGE_TABLES = [
  { table: "Sheet", key: `"id"`, ofEvent: `"eventId" = ?`, atOnce: 50 },
  {
    table: "SavedMutation",
    key: `"judgeId", "mutationId"`,
    ofEvent: `"judgeId" IN (SELECT "id" FROM "Judge" WHERE "eventId" = ?)`,
    atOnce: 1_000,
  },
  { table: "HistoryItem", key: `"id"`, ofEvent: `"eventId" = ?`, atOnce: 1_000 },
  { table: "Entry", key: `"id"`, ofEvent: `"eventId" = ?`, atOnce: 500 },
] as const

/** Removes the large tables of an event with a breath between slices: one cascade over a big show would hold up every call. */
export async function deleteInSlices(sql: Sql, eventId: number): Promise<void> {
  for (const { table, key, ofEvent, atOnce } of LARGE_TABLES) {
    const slice = `DELETE FROM "${table}" WHERE (${key}) IN (SELECT ${key} FROM "${table}" WHERE ${ofEvent} LIMIT ${atOnce})`
    while ((await sql.run(slice, [eventId])) === atOnce) await yieldToEventLoop()
  }
}
