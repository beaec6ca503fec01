import { randomUUID } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"

/** Brings the database of an address to the present schema: the server's own way, handed in so that no import runs backwards. */
export type Migrate = (url: string) => Promise<unknown>

/** One kind of database for tests; `create` answers a fresh, migrated and empty one. */
export type TestDatabases = {
  dialect: "sqlite" | "postgresql"
  create(): Promise<{ url: string; drop(): Promise<void> }>
}

/** Both databases, each copied from a template that is migrated once per process. PostgreSQL is the server of TEST_POSTGRES_URL. */
export function testDatabases(migrate: Migrate): TestDatabases[] {
  return [sqliteDatabases(migrate), postgresqlDatabases(migrate)]
}

function sqliteDatabases(migrate: Migrate): TestDatabases {
  let template: Promise<Buffer> | undefined
  return {
    dialect: "sqlite",
    async create() {
      template ??= sqliteTemplate(migrate)
      const folder = mkdtempSync(join(tmpdir(), "rosette-db-"))
      const file = join(folder, "rosette.db")
      writeFileSync(file, await template)
      return { url: `file:${file}`, drop: async () => rmSync(folder, { recursive: true, force: true }) }
    },
  }
}

async function sqliteTemplate(migrate: Migrate): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "rosette-template-"))
  const file = join(folder, "template.db")
  try {
    // An empty file is an empty database, also to a test that wants to migrate by itself.
    writeFileSync(file, "")
    await migrate(`file:${file}`)
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function postgresqlDatabases(migrate: Migrate): TestDatabases {
  let template: Promise<string> | undefined
  return {
    dialect: "postgresql",
    async create() {
      template ??= postgresqlTemplate(migrate)
      const name = newName()
      await onServer(`CREATE DATABASE "${name}" TEMPLATE "${await template}" STRATEGY FILE_COPY`)
      return { url: addressOf(name), drop: () => onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`) }
    },
  }
}

async function postgresqlTemplate(migrate: Migrate): Promise<string> {
  const name = newName()
  await onServer(`CREATE DATABASE "${name}"`)
  await migrate(addressOf(name))
  return name
}

const newName = () => `rosette_${randomUUID().replaceAll("-", "")}`

function addressOf(database: string): string {
  const url = new URL(serverAddress())
  url.pathname = `/${database}`
  return url.href
}

function serverAddress(): string {
  const url = process.env.TEST_POSTGRES_URL
  if (!url) throw new Error("TEST_POSTGRES_URL is not set: the test run has not started PostgreSQL.")
  return url
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverAddress() })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
