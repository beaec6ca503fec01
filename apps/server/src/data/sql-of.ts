import type { Database, PrismaTransaction, Row, Sql } from "./database.ts"
import { numberPlaceholders } from "./sql-placeholders.ts"

/** The bare door inside a Prisma transaction: the same texts with `?` as everywhere, part of that transaction. */
export function sqlOf(tx: PrismaTransaction, dialect: Database["dialect"]): Sql {
  const text = (sql: string) => (dialect === "postgresql" ? numberPlaceholders(sql) : sql)
  return {
    all: <T extends Row>(sql: string, params: readonly unknown[] = []) => tx.$queryRawUnsafe<T[]>(text(sql), ...params),
    run: (sql, params = []) => tx.$executeRawUnsafe(text(sql), ...params),
  }
}
