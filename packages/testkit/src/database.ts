import { randomUUID } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { type FreshDatabase, freshDatabase, renewDatabase } from "./renewed-database.ts"

/** Migrates the database at a URL to the current schema. Passed in, because this package must not import the server. */
type Migrate = (url: string) => Promise<unknown>

/** One kind of database for tests; `create` returns a new, migrated, empty database. */
type TestDatabases = {
  dialect: "sqlite" | "postgresql"
  create(): Promise<{ url: string; drop(): Promise<void> }>
}

/**
 * Both kinds of database, each copied from a template that is migrated once. A dropped PostgreSQL database is reset and used
 * again if possible. The PostgreSQL server is that of TEST_POSTGRES_URL.
 */
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
    // An empty file is an empty database, also for tests that migrate it themselves.
    writeFileSync(file, "")
    await migrate(`file:${file}`)
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function postgresqlDatabases(migrate: Migrate): TestDatabases {
  let template: Promise<Template> | undefined
  const renewed: string[] = []
  return {
    dialect: "postgresql",
    async create() {
      template ??= postgresqlTemplate(migrate)
      const made = await template
      const name = renewed.pop() ?? (await copyOf(made))
      let isDropped = false
      const drop = async () => {
        if (isDropped) return
        isDropped = true
        if (made.fresh && (await renewDatabase(addressOf(name), made.fresh))) renewed.push(name)
        else await onServer((client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`))
      }
      return { url: addressOf(name), drop }
    },
  }
}

type Template = { name: string; fresh: FreshDatabase | null }

async function postgresqlTemplate(migrate: Migrate): Promise<Template> {
  const name = newName()
  await onServer((client) => client.query(`CREATE DATABASE "${name}"`))
  await migrate(addressOf(name))
  return { name, fresh: await onServer(freshDatabase, addressOf(name)) }
}

async function copyOf(template: Template): Promise<string> {
  const name = newName()
  await onServer((client) => client.query(`CREATE DATABASE "${name}" TEMPLATE "${template.name}" STRATEGY FILE_COPY`))
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

async function onServer<T>(work: (client: pg.Client) => Promise<T>, address = serverAddress()): Promise<T> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
