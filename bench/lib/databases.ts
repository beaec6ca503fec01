import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { setupDurable, teardown } from "../../packages/testkit/src/postgres.ts"

export type BenchDatabase = { url: string; drop(): Promise<void> }

/** Creates an empty database whose commits survive a power cut, as in production. */
export async function freshDatabase(dialect: "sqlite" | "postgresql"): Promise<BenchDatabase> {
  return dialect === "sqlite" ? freshSqlite() : freshPostgresql()
}

export const stopDatabases = teardown

function freshSqlite(): BenchDatabase {
  const folder = mkdtempSync(join(tmpdir(), "rosette-bench-"))
  const drop = async () => rmSync(folder, { recursive: true, force: true })
  return { url: `file:${join(folder, "rosette.db")}`, drop }
}

async function freshPostgresql(): Promise<BenchDatabase> {
  await setupDurable()
  const server = process.env.TEST_POSTGRES_URL ?? ""
  const name = `bench_${randomUUID().replaceAll("-", "")}`
  const onServer = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  await onServer(`CREATE DATABASE "${name}"`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`DROP DATABASE "${name}" WITH (FORCE)`) }
}
