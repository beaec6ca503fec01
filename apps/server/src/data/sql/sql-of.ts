import type { Database, PrismaTransaction, Row, Sql } from "../database.ts"
import { numberPlaceholders } from "./placeholders.ts"

/** Raw SQL inside an open Prisma transaction: same SQL, parameters and results as `read` and `write`. */
export function sqlOf({ dialect }: Pick<Database, "dialect">, tx: PrismaTransaction): Sql {
  const text = (sql: string) => (dialect === "sqlite" ? sql : numberPlaceholders(sql))
  return {
    dialect,
    all: async <T extends Row>(sql: string, params: readonly unknown[] = []) => {
      const rows = await tx.$queryRawUnsafe<Row[]>(text(sql), ...params)
      // The caller names the columns that its SQL selects.
      return rows.map(plain) as T[]
    },
    run: (sql, params = []) => tx.$executeRawUnsafe(text(sql), ...params),
  }
}

/** Prisma returns dates as objects and counts as BigInt; here they are ISO text and numbers. */
function plain(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plainValue(value)]))
}

function plainValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return typeof value === "bigint" ? Number(value) : value
}
