import type { Sql } from "./database.ts"

/** SQL of the random name of this database, as a value. */
export const DATABASE_ID_SQL = `(SELECT "databaseId" FROM "Installation" ORDER BY "id" LIMIT 1)`

/** The random name of this database: another one behind the same address reuses the same small numbers. */
export async function databaseIdOf(sql: Sql): Promise<string> {
  const [row] = await sql.all<{ databaseId: string }>(`SELECT ${DATABASE_ID_SQL} AS "databaseId"`)
  if (!row) throw new Error("The migrations name the database.")
  return row.databaseId
}
