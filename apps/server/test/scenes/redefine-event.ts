import { DatabaseSync } from "node:sqlite"

/**
 * The statements with which Prisma makes a column of SQLite's "Event" nullable: SQLite cannot alter it, so the table is
 * rebuilt and the old one dropped.
 */
export function redefineEvent(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true })
  const table = String(db.prepare(`SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = 'Event'`).get()?.sql)
  const indexes = db
    .prepare(`SELECT sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'Event' AND sql IS NOT NULL`)
    .all()
  const columns = db
    .prepare(`SELECT group_concat('"' || name || '"', ', ') AS list FROM pragma_table_info('Event')`)
    .get()?.list
  db.close()
  return [
    "PRAGMA defer_foreign_keys=ON",
    "PRAGMA foreign_keys=OFF",
    table.replace('"Event"', '"new_Event"').replace('"location" TEXT NOT NULL', '"location" TEXT'),
    `INSERT INTO "new_Event" (${columns}) SELECT ${columns} FROM "Event"`,
    'DROP TABLE "Event"',
    'ALTER TABLE "new_Event" RENAME TO "Event"',
    ...indexes.map(({ sql }) => String(sql)),
    "PRAGMA foreign_keys=ON",
    "PRAGMA defer_foreign_keys=OFF",
  ]
}
