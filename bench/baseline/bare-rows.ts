import { DatabaseSync } from "node:sqlite"

/**
 * Reads the rows that an event's results are computed from: its criteria and entries, and the sums of its entries,
 * parsed. Statements are prepared once, and nothing is computed.
 */
export function openBareRows(file: string, eventId: number) {
  const db = new DatabaseSync(file, { readOnly: true })
  const statements = [`SELECT * FROM "Criterion" WHERE "eventId" = ?`, `SELECT * FROM "Entry" WHERE "eventId" = ?`]
  const [criteria, entries] = statements.map((sql) => db.prepare(sql))
  const tallies = db.prepare(`SELECT "entryId", "judgeCount", "sums" FROM "Tally" WHERE "eventId" = ?`)
  return {
    read: () => ({
      criteria: criteria?.all(eventId),
      entries: entries?.all(eventId),
      sums: tallies.all(eventId).map(({ sums }): unknown => JSON.parse(String(sums))),
    }),
    close: () => db.close(),
  }
}
