import { DatabaseSync } from "node:sqlite"
import { flagColumns, requirementColumns } from "../../apps/server/src/data/sql/flag-columns.ts"

/**
 * Reads the columns that an event's results are computed from, of its criteria and entries, and the sums of its entries,
 * parsed. Statements are prepared once, and nothing is computed.
 */
export function openBareRows(file: string, eventId: number) {
  const db = new DatabaseSync(file, { readOnly: true })
  const criteria = db.prepare(
    `SELECT "id", "name", "maxPoints", "order", "countsOverall", ${requirementColumns()} FROM "Criterion" WHERE "eventId" = ?`,
  )
  const entries = db.prepare(
    `SELECT "id", "entryName", "votingId", "ownerParticipant", "imageUrl", "classId", ${flagColumns()} FROM "Entry" WHERE "eventId" = ?`,
  )
  const tallies = db.prepare(`SELECT "entryId", "judgeCount", "sums" FROM "Tally" WHERE "eventId" = ?`)
  return {
    read: () => ({
      criteria: criteria.all(eventId),
      entries: entries.all(eventId),
      sums: tallies.all(eventId).map(({ sums }): unknown => JSON.parse(String(sums))),
    }),
    close: () => db.close(),
  }
}
