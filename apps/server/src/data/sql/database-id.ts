import type { Sql } from "../database.ts"

/** SQL expression for this database's random id. */
export const DATABASE_ID_SQL = `(SELECT "databaseId" FROM "Installation" ORDER BY "id" LIMIT 1)`

/** The random id of this database. Another database at the same address has the same small row ids. */
export async function databaseIdOf(sql: Sql): Promise<string> {
  const [row] = await sql.all<{ databaseId: string }>(`SELECT ${DATABASE_ID_SQL} AS "databaseId"`)
  if (!row) throw new Error("The migrations name the database.")
  return row.databaseId
}
