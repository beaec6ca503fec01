import { randomUUID } from "node:crypto"
import pg from "pg"
import { type RowCounts, refuseLostRows } from "./migration-counts.ts"
import type { Migration } from "./migration-files.ts"
import type { MigrationReport } from "./migration-history.ts"
import { FOREIGN_TABLES, pendingMigrations, SELECT_HISTORY } from "./migration-history.ts"

/** The lock that Prisma's own command takes, so that the two never migrate at the same time. */
const MIGRATION_LOCK = 72707369
const LOCK_TIMEOUT_MS = 60_000

const CREATE_HISTORY = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`

/**
 * Runs the missing migrations in one transaction, under an advisory lock. Before a migration PostgreSQL is not copied
 * automatically: run `npm run backup` first.
 */
export async function migratePostgresql(url: string, migrations: readonly Migration[]): Promise<MigrationReport> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: "rosette" })
  // A connection lost between two queries makes the next one reject; without a listener it would end the process.
  client.on("error", () => {})
  await client.connect()
  try {
    await client.query(
      `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}; SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`,
    )
    const pending = await pendingOn(client, migrations)
    if (pending.length > 0) await applyPostgresql(client, pending)
    await client.query("COMMIT")
    const isUpdate = pending.length > 0 && pending.length < migrations.length
    return { applied: pending.map(({ name }) => name), isUpdate, backup: null }
  } finally {
    // Closing rolls back what was not committed.
    await client.end()
  }
}

/** Runs the migrations in the open transaction of the client. */
export async function applyPostgresql(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const before = await rowCounts(client)
  await client.query(CREATE_HISTORY)
  for (const { name, sql, checksum } of migrations) {
    const startedAt = new Date().toISOString()
    await client.query(sql)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, $4, $5, 1)`,
      [randomUUID(), checksum, name, startedAt, new Date().toISOString()],
    )
  }
  refuseLostRows(before, await rowCounts(client))
}

async function pendingOn(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const tables = await tableNames(client)
  if (!tables.includes("_prisma_migrations")) {
    if (tables.length > 0) throw new Error(FOREIGN_TABLES)
    return pendingMigrations(migrations, [])
  }
  const { rows } = await client.query<{
    migration_name: string
    checksum: string
    finished: boolean
    rolled_back: boolean
  }>(SELECT_HISTORY)
  return pendingMigrations(
    migrations,
    rows.map((row) => ({
      name: row.migration_name,
      checksum: row.checksum,
      isFinished: row.finished,
      isRolledBack: row.rolled_back,
    })),
  )
}

async function rowCounts(client: pg.Client): Promise<RowCounts> {
  const counts: RowCounts = new Map()
  for (const table of await tableNames(client)) {
    if (table === "_prisma_migrations") continue
    const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM "${table}"`)
    counts.set(table, Number(rows[0]?.n))
  }
  return counts
}

async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
  )
  return rows.map((row) => row.name)
}
