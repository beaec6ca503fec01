import { existsSync, statSync } from "node:fs"
import { type Finding, fault, ok, warning } from "./finding.ts"
import {
  checkPooler,
  codesOf,
  type Database,
  databaseFailure,
  migrationsToRun,
  openDatabase,
  type Settings,
  sqliteFile,
  UNDEFINED_TABLE,
  unavailableErrorOf,
} from "./from-the-server.ts"
import { mayBeWritten, type ServerUser } from "./place.ts"

export type DatabaseFacts = {
  name: string
  /** Why it cannot be used, with the setting's name; null if it can. */
  error: string | null
  /** Nothing is stored yet: the first start fills it. */
  isEmpty: boolean
  /** Migrations that the next start will run. */
  toRun: string[]
  /** Whether a file belongs to somebody else than the user who runs the server. */
  isForeign: boolean
}

type Addresses = Pick<Settings, "databaseUrl" | "databaseDirectUrl">

const nameOf = ({ databaseUrl }: Addresses) => sqliteFile(databaseUrl) ?? `PostgreSQL at ${new URL(databaseUrl).host}`

/** Opens the database, lets `look` read what else is of interest, and closes it. Changes nothing in it. */
export async function readDatabase<Found>(
  addresses: Addresses,
  server: ServerUser,
  look: (db: Database) => Promise<Found>,
): Promise<{ facts: DatabaseFacts; found: Found | null }> {
  const file = sqliteFile(addresses.databaseUrl)
  const unread = { name: nameOf(addresses), error: null, isEmpty: true, toRun: [], isForeign: false }
  if (file !== null && !existsSync(file)) return { facts: unread, found: null }
  const isForeign = file !== null && !mayBeWritten(statSync(file), server)
  try {
    const db = await open(addresses)
    try {
      const toRun = await migrationsToRun(db)
      const facts = { ...unread, isEmpty: false, toRun, isForeign }
      return { facts, found: toRun.length === 0 ? await look(db) : null }
    } finally {
      await db.close()
    }
  } catch (error) {
    if (isWithoutTables(error)) return { facts: unread, found: null }
    const known = databaseFailure(unavailableErrorOf(error) ?? error, "DATABASE_URL", addresses.databaseUrl)
    return { facts: { ...unread, error: known.message, isEmpty: false, isForeign }, found: null }
  }
}

async function open({ databaseUrl: url, databaseDirectUrl: directUrl }: Addresses): Promise<Database> {
  const db = await openDatabase({ url, directUrl })
  if (directUrl !== url) await checkPooler(db, directUrl)
  return db
}

const isWithoutTables = (error: unknown): boolean =>
  codesOf(error).includes(UNDEFINED_TABLE) || (error instanceof Error && error.message.startsWith("no such table"))

export function databaseFinding({ name, error, isEmpty, toRun, isForeign }: DatabaseFacts): Finding {
  if (error !== null)
    return fault(
      "database",
      error,
      "Start the database, or correct the setting. Until then nobody can sign in or save.",
    )
  if (isForeign)
    return fault(
      "database",
      `${name} may not be written by the user who runs the server.`,
      `Give it to the owner of the data folder: chown --reference=DATA_DIR ${name}*`,
    )
  if (isEmpty)
    return warning(
      "database",
      `${name} holds nothing yet.`,
      "The first start fills it. If there were events, DATA_DIR or DATABASE_URL names another place.",
    )
  if (toRun.length > 0)
    return warning(
      "database",
      `${name} is of an earlier version (without ${toRun.join(", ")}).`,
      "Make a backup. The next start updates it, and the earlier version cannot use it any more.",
    )
  return ok("database", `${name} answers.`)
}
