import { createWriteStream } from "node:fs"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import pg from "pg"
import { type Dump, SELECT_MIGRATIONS, selectPhotos } from "./dump.ts"
import { connected, tablesParentsFirst } from "./postgresql-tables.ts"
import type { FileToArchive } from "./write-archive.ts"

const ROWS_AT_ONCE = 1_000

const SELECT_COLUMNS = `SELECT table_name || '.' || column_name AS name
  FROM information_schema.columns WHERE table_schema = current_schema()`

export const SEQUENCES_PATH = "database/sequences.json"
type Sequences = { sequence: string; value: string }[]

/** Writes a consistent copy of a PostgreSQL database into the folder: a file of JSON lines for each table. */
export function dumpPostgresql(url: string, folder: string): Promise<Dump> {
  return connected(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0")
    const files: FileToArchive[] = []
    const tables = await tablesParentsFirst(client)
    for (const table of tables) files.push(await writeTable(client, table, folder))
    files.push(await writeSequences(client, folder))
    const ids = await client.query<{ databaseId: string }>(`SELECT "databaseId" FROM "Installation" ORDER BY "id"`)
    const migrations = await client.query<{ name: string }>(SELECT_MIGRATIONS)
    const columns = await client.query<{ name: string }>(SELECT_COLUMNS)
    const photos = await client.query<{ url: string }>(selectPhotos(columns.rows.map(({ name }) => name)))
    await client.query("COMMIT")
    return {
      dialect: "postgresql",
      databaseId: ids.rows[0]?.databaseId ?? "",
      migrations: migrations.rows.map(({ name }) => name),
      photoUrls: photos.rows.map(({ url: photo }) => photo),
      files,
    }
  })
}

async function writeTable(client: pg.Client, table: string, folder: string): Promise<FileToArchive> {
  const file = join(folder, `${table}.jsonl`)
  const name = pg.escapeIdentifier(table)
  await client.query(`DECLARE dumped CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${name} t`)
  await pipeline(Readable.from(linesOfCursor(client)), createWriteStream(file, { flags: "w", mode: 0o600 }))
  await client.query("CLOSE dumped")
  return { path: `database/${table}.jsonl`, file }
}

async function* linesOfCursor(client: pg.Client): AsyncGenerator<string> {
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${ROWS_AT_ONCE} FROM dumped`)
    if (rows.length === 0) return
    yield rows.map(({ line }) => `${line}\n`).join("")
  }
}

/** Sequences are not part of the transaction, so they may be ahead of the rows: no id is used twice. */
async function writeSequences(client: pg.Client, folder: string): Promise<FileToArchive> {
  const { rows } = await client.query<Sequences[number]>(
    `SELECT sequencename AS sequence, last_value::text AS value FROM pg_sequences
      WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY sequencename`,
  )
  const file = join(folder, "sequences.json")
  await pipeline(Readable.from([JSON.stringify(rows)]), createWriteStream(file, { flags: "w", mode: 0o600 }))
  return { path: SEQUENCES_PATH, file }
}
