import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"

/** A database of this kind without any table. */
export async function emptyDatabase(dialect: "sqlite" | "postgresql"): Promise<{ url: string; drop(): Promise<void> }> {
  if (dialect === "postgresql") return emptyPostgresql()
  const folder = mkdtempSync(join(tmpdir(), "rosette-empty-"))
  const drop = async () => rmSync(folder, { recursive: true, force: true })
  return { url: `file:${join(folder, "rosette.db")}`, drop }
}

async function emptyPostgresql() {
  const server = process.env.TEST_POSTGRES_URL ?? ""
  const name = `rosette_${randomUUID().replaceAll("-", "")}`
  const onServer = async (sql: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await onServer(`CREATE DATABASE "${name}" TEMPLATE template0 STRATEGY FILE_COPY`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`DROP DATABASE "${name}" WITH (FORCE)`) }
}
