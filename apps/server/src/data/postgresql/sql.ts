import { createHash } from "node:crypto"
import type pg from "pg"
import type { Row, Sql } from "../database.ts"
import { unavailableErrorOf } from "../database-unavailable.ts"
import { numberPlaceholders } from "../sql/placeholders.ts"
import { fromPostgresql, toPostgresql } from "./values.ts"

const MOST_NAMED = 200
const MOST_NAMED_PARAMETERS = 20
const NAME_CHARS = 32
const prepared = new Map<string, { text: string; name: string | undefined }>()

/**
 * The text as PostgreSQL takes it, with the name of a prepared statement, so that each connection parses and plans it
 * once. Statements with a longer list of parameters vary with its length: those are not prepared. The name follows from the text, so
 * that a pooler that gives a connection to several processes never lets one run a statement of another by the same name.
 */
function statementOf(sql: string, values: readonly unknown[]): { text: string; name: string | undefined } {
  const known = prepared.get(sql)
  if (known) return known
  const text = numberPlaceholders(sql)
  if (values.length > MOST_NAMED_PARAMETERS || prepared.size >= MOST_NAMED) return { text, name: undefined }
  const sum = createHash("sha256").update(text).digest("hex")
  const statement = { text, name: `rosette_${sum.slice(0, NAME_CHARS)}` }
  prepared.set(sql, statement)
  return statement
}

type Queryable = { query(config: pg.QueryConfig): Promise<pg.QueryResult<Row>> }

/** Runs the product's statements on a connection, or on any connection of a pool. */
export function sqlOn(connection: Queryable): Sql {
  const query = (sql: string, params: readonly unknown[] = []) =>
    normalizeErrors(() => {
      const values = params.map(toPostgresql)
      return connection.query({ ...statementOf(sql, values), values, types: fromPostgresql })
    })
  return {
    dialect: "postgresql",
    // The caller names the columns that its SQL selects.
    all: async <T extends Row>(sql: string, params?: readonly unknown[]) => (await query(sql, params)).rows as T[],
    run: async (sql, params) => (await query(sql, params)).rowCount ?? 0,
  }
}

/** Rejects with DatabaseUnavailableError if the work's error means that. */
export async function normalizeErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw unavailableErrorOf(error) ?? error
  }
}
