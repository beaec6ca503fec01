import { existsSync } from "node:fs"
import { sqliteFile } from "./data/database-url.ts"
import { openDatabase } from "./data/open-database.ts"
import { readSettings } from "./env.ts"
import { verifyHistory } from "./features/history/verify-query.ts"

const EXIT = { holds: 0, broken: 1, unread: 2 } as const

/** Reads the histories in the database of the settings through and says what it found; gives the exit code. */
async function verify(): Promise<number> {
  const { databaseUrl } = readSettings(process.env)
  const file = sqliteFile(databaseUrl)
  if (file !== null && !existsSync(file)) throw new Error(`There is no database at ${file}.`)
  const db = await openDatabase({ url: databaseUrl })
  try {
    const { holds, events, lines, erased, unchained, broken } = await verifyHistory(db)
    for (const { eventId, eventName, seq, historyItemId, reason } of broken) {
      const place = historyItemId === null ? "" : ` (history item ${historyItemId})`
      process.stdout.write(`Event ${eventId} "${eventName}": line ${seq}${place} does not fit. ${reason}.\n`)
    }
    const counted = `events ${events}, chained lines ${lines}, erased ${erased}, outside the chain ${unchained}`
    process.stdout.write(`${holds ? "Every history holds" : "A history does not hold"}: ${counted}.\n`)
    return holds ? EXIT.holds : EXIT.broken
  } finally {
    await db.close()
  }
}

try {
  process.exitCode = await verify()
} catch (error) {
  process.stderr.write(`The histories could not be read: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = EXIT.unread
}
