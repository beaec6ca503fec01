import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import type { Sql } from "../database.ts"

/**
 * Tables in which one event can have very many rows: the key, the condition for one event, and how many rows go at
 * once. A sheet is deleted with its scores.
 */
const LARGE_TABLES = [
  { table: "Sheet", key: `"id"`, ofEvent: `"eventId" = ?`, atOnce: 50 },
  {
    table: "SavedMutation",
    key: `"judgeId", "mutationId"`,
    ofEvent: `"judgeId" IN (SELECT "id" FROM "Judge" WHERE "eventId" = ?)`,
    atOnce: 1_000,
  },
  { table: "HistoryItem", key: `"id"`, ofEvent: `"eventId" = ?`, atOnce: 1_000 },
  {
    table: "Vote",
    key: `"pollId", "codeId"`,
    ofEvent: `"pollId" IN (SELECT "id" FROM "Poll" WHERE "eventId" = ?)`,
    atOnce: 1_000,
  },
  { table: "VoteCode", key: `"id"`, ofEvent: `"eventId" = ?`, atOnce: 1_000 },
  // Before the entries: a vote that is on its way locks its poll first.
  { table: "Poll", key: `"id"`, ofEvent: `"eventId" = ?`, atOnce: 10 },
  { table: "Entry", key: `"id"`, ofEvent: `"eventId" = ?`, atOnce: 500 },
] as const

/**
 * Removes an event: first its rows of the large tables, and yields between slices, because one cascade over a big show would delay
 * every call.
 */
export async function deleteEventInSlices(sql: Sql, eventId: number): Promise<void> {
  for (const { table, key, ofEvent, atOnce } of LARGE_TABLES) {
    const slice = `DELETE FROM "${table}" WHERE (${key}) IN (SELECT ${key} FROM "${table}" WHERE ${ofEvent} LIMIT ${atOnce})`
    while ((await sql.run(slice, [eventId])) === atOnce) await yieldToEventLoop()
  }
  await sql.run(`DELETE FROM "Event" WHERE "id" = ?`, [eventId])
}
