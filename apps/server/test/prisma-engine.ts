import { PrismaPg } from "@prisma/adapter-pg"
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
} from "@prisma/driver-adapter-utils"
import { SchemaEngine } from "@prisma/schema-engine-wasm"
import { sqliteFile } from "../src/data/database-url.ts"
import { SqliteConnection } from "../src/data/sqlite/connection.ts"
import { argumentToSqlite, columnTypes } from "../src/data/sqlite/values.ts"

const SQLITE = { provider: "sqlite", adapterName: "one-connection" } as const

/** Opens Prisma's schema engine, which is behind `prisma migrate`, with a database and an empty shadow database. */
export async function withPrismaEngine<T>(
  url: string,
  shadowUrl: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const opened: SqlDriverAdapter[] = []
  const open = async (address: string) => {
    const connection = await adapterTo(address).connect()
    opened.push(connection)
    return connection
  }
  const { provider, adapterName } = adapterTo(url)
  const adapters = { provider, adapterName, connect: () => open(url), connectToShadowDb: () => open(shadowUrl) }
  const engine = await SchemaEngine.new(
    { datamodels: undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapters),
  )
  try {
    return await work(engine)
  } finally {
    engine.free()
    for (const connection of opened) await connection.dispose()
  }
}

function adapterTo(address: string): SqlDriverAdapterFactory {
  const file = sqliteFile(address)
  if (file === null) return new PrismaPg({ connectionString: address })
  return { ...SQLITE, connect: async () => oneConnection(new SqliteConnection(file, { readOnly: false })) }
}

/** The engine locks the file, which would block the server's writer and reader: it gets one connection. */
function oneConnection(connection: SqliteConnection): SqlDriverAdapter {
  const bound = ({ args, argTypes }: SqlQuery) => args.map((value, index) => argumentToSqlite(value, argTypes[index]))
  return {
    ...SQLITE,
    async queryRaw(query) {
      const { columns, rows } = connection.table(query.sql, bound(query))
      return { columnNames: columns.map(({ name }) => name), columnTypes: columnTypes(columns, rows), rows }
    },
    async executeRaw(query) {
      if (query.args.length > 0) return connection.changes(query.sql, bound(query))
      // A whole migration comes this way.
      connection.db.exec(query.sql)
      return 0
    },
    executeScript: async (script) => connection.db.exec(script),
    startTransaction: () => Promise.reject(new Error("The schema engine opens no transaction.")),
    // The engine closes its shadow database itself.
    dispose: async () => (connection.db.isOpen ? connection.close() : undefined),
  }
}
