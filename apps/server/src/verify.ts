import { existsSync } from "node:fs"
import { sqliteFile } from "./data/database-url.ts"
import { isOfEarlierVersion } from "./data/migrations/earlier-version.ts"
import { openDatabase } from "./data/open-database.ts"
import { readSettings } from "./env.ts"
import { openPhotoFiles } from "./photos/open-photo-files.ts"
import { readEarlierVersion, readThrough } from "./verify/read-through.ts"

const EXIT = { holds: 0, broken: 1, unread: 2 } as const

/** Checks the whole database and the photos of the settings and prints what it found. Returns the exit code. */
async function verify(): Promise<number> {
  const { databaseUrl, photos } = readSettings(process.env)
  const file = sqliteFile(databaseUrl)
  if (file !== null && !existsSync(file)) throw new Error(`There is no database at ${file}.`)
  const db = await openDatabase({ url: databaseUrl })
  try {
    const { holds, faults, summary } = (await isOfEarlierVersion(db))
      ? await readEarlierVersion(db)
      : await readThrough(db, openPhotoFiles(photos))
    process.stdout.write([...faults, ...summary].map((line) => `${line}\n`).join(""))
    return holds ? EXIT.holds : EXIT.broken
  } finally {
    await db.close()
  }
}

try {
  process.exitCode = await verify()
} catch (error) {
  process.stderr.write(`The database could not be read: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = EXIT.unread
}
