import { createReadStream } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { z } from "zod"
import { applyPostgresql } from "../data/migrations/migrate-postgresql.ts"
import type { Migration } from "../data/migrations/migration-files.ts"
import { SEQUENCES_PATH } from "./dump-postgresql.ts"
import { IDS_SKIPPED } from "./ids-skipped.ts"
import type { Manifest } from "./manifest.ts"
import { connected, tableNames, tablesParentsFirst } from "./postgresql-tables.ts"

const ROWS_AT_ONCE = 1_000
const CHARACTERS_AT_ONCE = 4_000_000
const TABLE_FILE = /^database\/(\w+)\.jsonl$/

const sequencesSchema = z.array(z.object({ sequence: z.string(), value: z.string() }))

/** Throws one sentence if the database has any table. */
export async function refuseFilledPostgresql(url: string): Promise<void> {
  const tables = await connected(url, tableNames)
  if (tables.length > 0) throw new Error("The database of DATABASE_URL is not empty: restore into a new one.")
}

/**
 * Fills an empty database from an unpacked archive in one transaction: the schema at the time of the archive, its rows,
 * and its sequences, far above where they were.
 */
export function loadPostgresql(
  url: string,
  folder: string,
  manifest: Manifest,
  migrations: readonly Migration[],
): Promise<void> {
  return connected(url, async (client) => {
    await client.query("BEGIN; SET LOCAL statement_timeout = 0")
    await applyPostgresql(client, migrations)
    // The migrations name a new database; the restored one keeps its own name.
    const tables = await tablesParentsFirst(client)
    await client.query(`TRUNCATE ${tables.map((table) => pg.escapeIdentifier(table)).join(", ")}`)
    for (const { path } of manifest.files) {
      const table = TABLE_FILE.exec(path)?.[1]
      if (table !== undefined) await loadTable(client, table, join(folder, path))
    }
    const sequences = sequencesSchema.parse(JSON.parse(await readFile(join(folder, SEQUENCES_PATH), "utf8")))
    for (const { sequence, value } of sequences)
      await client.query("SELECT setval($1::regclass, $2::bigint)", [pg.escapeIdentifier(sequence), value])
    // Also those that the archive does not name, because they had given no id yet.
    await client.query(
      `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, COALESCE(last_value, 0) + $1::bigint)
         FROM pg_sequences WHERE schemaname = current_schema()`,
      [IDS_SKIPPED],
    )
    await client.query("COMMIT")
  })
}

async function loadTable(client: pg.Client, table: string, file: string): Promise<void> {
  const name = pg.escapeIdentifier(table)
  const insert = `INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1::json)`
  for await (const lines of batchesOf(readLines(file))) {
    const { rowCount } = await client.query(insert, [`[${lines.join(",")}]`])
    if (rowCount !== lines.length) throw new Error(`The table "${table}" could not be filled.`)
  }
}

async function* batchesOf(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  let characters = 0
  for await (const line of lines) {
    batch.push(line)
    characters += line.length
    if (batch.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

/**
 * The lines of a file. Not read with node:readline, which also splits at separators that are allowed inside JSON texts.
 */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = ""
  for await (const chunk of createReadStream(file, { encoding: "utf8" })) {
    const lines = (rest + chunk).split("\n")
    rest = lines.pop() ?? ""
    yield* lines
  }
}
