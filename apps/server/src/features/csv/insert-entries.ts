import type { Sql } from "../../data/database.ts"
import type { CsvEntry } from "./columns.ts"

const COLUMNS = `"eventId", "entryName", "description", "imageUrl", "ownerParticipant", "votingId", "showEntryName", "showOwnerParticipant", "createdAt", "updatedAt"`
const MARKS = `(${COLUMNS.replace(/"\w+"/g, "?")})`

/** Adds these entries in one statement; through Prisma it takes ten times as long and holds up the process meanwhile. */
export async function insertEntries(sql: Sql, eventId: number, entries: readonly CsvEntry[], now: Date): Promise<void> {
  await sql.run(
    `INSERT INTO "Entry" (${COLUMNS}) VALUES ${entries.map(() => MARKS).join(", ")}`,
    entries.flatMap((entry) => [
      eventId,
      entry.entryName,
      entry.description,
      entry.imageUrl,
      entry.ownerParticipant,
      entry.votingId,
      entry.showEntryName,
      entry.showOwnerParticipant,
      now,
      now,
    ]),
  )
}
