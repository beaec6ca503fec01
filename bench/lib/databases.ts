import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { setupDurable, teardown } from "../../packages/testkit/src/postgres.ts"

export type BenchDatabase = { url: string; drop(): Promise<void>; bytes(): Promise<StoredBytes> }

/** The size of the database and of its write-ahead log; null for PostgreSQL, where all databases of a server share one log. */
export type StoredBytes = { database: number; log: number | null }

/** Creates an empty database whose commits survive a power cut, as in production. */
export async function freshDatabase(dialect: "sqlite" | "postgresql"): Promise<BenchDatabase> {
  return dialect === "sqlite" ? freshSqlite() : freshPostgresql()
}

export const stopDatabases = teardown

function freshSqlite(): BenchDatabase {
  const folder = mkdtempSync(join(tmpdir(), "rosette-bench-"))
  const file = join(folder, "rosette.db")
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0
  return {
    url: `file:${file}`,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
    bytes: async () => ({ database: sizeOf(file), log: sizeOf(`${file}-wal`) }),
  }
}

async function freshPostgresql(): Promise<BenchDatabase> {
  await setupDurable()
  const server = process.env.TEST_POSTGRES_URL ?? ""
  const name = `bench_${randomUUID().replaceAll("-", "")}`
  const onServer = async (sql: string): Promise<Record<string, string>[]> => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    return client
      .query(sql)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
  await onServer(`CREATE DATABASE "${name}"`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await onServer(`DROP DATABASE "${name}" WITH (FORCE)`)
    },
    async bytes() {
      const [sizes] = await onServer(`SELECT pg_database_size('${name}') AS database`)
      return { database: Number(sizes?.database), log: null }
    },
  }
}
