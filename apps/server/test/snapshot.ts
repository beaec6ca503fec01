import { Prisma } from "../../../prisma/generated/sqlite/client.ts"
import type { Database } from "../src/data/database.ts"

const TABLES = Object.values(Prisma.ModelName)

/** A row as one text, made by the database: that is a fraction of the work of reading and comparing each of its fields. */
const ROW_SQL = {
  sqlite: (columns: string) => `json_array(${columns})`,
  postgresql: (columns: string) => `CAST(json_build_array(${columns}) AS TEXT)`,
} as const satisfies Record<Database["dialect"], (columns: string) => string>

/** Every field of every row of every table, to show that a refused change touched none. */
export async function everythingIn({ read, dialect }: Database): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  // One after the other: PostgreSQL would open a connection for each.
  for (const table of TABLES) {
    const columns = Object.keys(Prisma[`${table}ScalarFieldEnum`]).map((column) => `"${column}"`)
    const rows = await read.all<{ row: string }>(
      `SELECT ${ROW_SQL[dialect](columns.join(", "))} AS "row" FROM "${table}"`,
    )
    content[table] = rows.map(({ row }) => row).sort()
  }
  return content
}
