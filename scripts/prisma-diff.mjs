import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils"
import { SchemaEngine } from "@prisma/schema-engine-wasm"
import { baseFile } from "./prisma-schema.mjs"

/**
 * Returns the SQL that turns one set of a dialect's model files ([] is an empty database) into another; "" if they are
 * equal. Needs no database: both sides are schemas.
 */
export async function diffSql(dialect, fromModels, toModels) {
  const base = baseFile(dialect)
  const engine = await SchemaEngine.new({ datamodels: undefined }, () => {}, fakeServerOf(dialect))
  try {
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatamodel", files: [base, ...fromModels] },
      to: { tag: "schemaDatamodel", files: [base, ...toModels] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    })
    return stdout === null || stdout.trim() === "-- This is an empty migration." ? "" : stdout
  } finally {
    engine.free()
  }
}

/** The engine asks PostgreSQL for its version before it compares; this replies instead of a server. */
function fakeServerOf(dialect) {
  const provider = dialect === "sqlite" ? "sqlite" : "postgres"
  const types = ColumnTypeEnum
  const answer = {
    columnNames: ["exists", "version", "numeric_version"],
    columnTypes: [types.Boolean, types.Text, types.Int32],
    rows: [[true, "PostgreSQL 16.0", 160000]],
  }
  const connection = {
    provider,
    adapterName: "offline",
    queryRaw: async () => answer,
    executeRaw: async () => 0,
    executeScript: async () => {},
    getConnectionInfo: () => ({ schemaName: "public", supportsRelationJoins: false }),
    startTransaction: async () => {
      throw new Error("Comparing two schemas opens no transaction.")
    },
    dispose: async () => {},
  }
  const connect = async () => connection
  return bindMigrationAwareSqlAdapterFactory({ provider, adapterName: "offline", connect, connectToShadowDb: connect })
}
