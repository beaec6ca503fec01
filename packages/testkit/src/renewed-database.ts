import pg from "pg"

/** A database with larger tables is not reset, because it is slower than a new one. */
const LARGEST_BYTES = 8 * 1024 ** 2

/** The rows in each catalog that belong to our schema, not to PostgreSQL. */
const CATALOGS = [
  ["pg_class", "oid >= 16384"],
  ["pg_attribute", "attrelid >= 16384"],
  ["pg_attrdef", "true"],
  ["pg_index", "indexrelid >= 16384"],
  ["pg_constraint", "oid >= 16384"],
  ["pg_trigger", "true"],
  ["pg_proc", "oid >= 16384"],
  ["pg_type", "oid >= 16384"],
  ["pg_rewrite", "oid >= 16384"],
  ["pg_namespace", "true"],
  ["pg_event_trigger", "true"],
  ["pg_extension", "true"],
  ["pg_db_role_setting", "setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())"],
  ["_prisma_migrations", "true"],
] as const

/**
 * A fingerprint of the schema: the number of rows in each catalog, and the last transaction that wrote one. Every change of the
 * schema or the list of migrations changes it; a copy of a database has the same.
 */
const SCHEMA_SQL = `SELECT concat_ws(' ', ${CATALOGS.map(
  ([catalog, ours]) => `(SELECT concat(count(*), '/', max(xmin::text::bigint)) FROM ${catalog} WHERE ${ours})`,
)}) AS schema`

const TABLES_SQL = `
  SELECT c.oid::regclass::text AS name, pg_table_size(c.oid)::float8 AS bytes
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
   WHERE c.relkind = 'r' AND n.nspname = 'public' AND c.relname <> '_prisma_migrations'`

const SEQUENCES_SQL = `
  SELECT format('SELECT setval(%L, %s, %L)', format('%I', sequencename), coalesce(last_value, start_value),
                last_value IS NOT NULL) AS statement
    FROM pg_sequences WHERE schemaname = 'public'`

const OTHERS_SQL = `
  SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid()`

/** A migrated database before anything is written to it: its schema, and the statements that restore its content. */
export type FreshDatabase = { schema: string; renewal: string }

const rowsOf = async <Row extends pg.QueryResultRow>(client: pg.Client, sql: string) =>
  (await client.query<Row>(sql)).rows

/** Returns what is needed to reset copies of this database; null if it is not migrated. */
export async function freshDatabase(client: pg.Client): Promise<FreshDatabase | null> {
  const [found] = await rowsOf<{ list: string | null }>(client, "SELECT to_regclass('_prisma_migrations') AS list")
  if (!found?.list) return null
  const statements = ["SET LOCAL session_replication_role = replica"]
  for (const { name } of await rowsOf<{ name: string }>(client, TABLES_SQL)) {
    statements.push(`DELETE FROM ${name}`)
    // Migrations may insert rows.
    const [content] = await rowsOf<{ rows: string | null }>(client, `SELECT json_agg(t) ::text AS rows FROM ${name} t`)
    if (!content?.rows) continue
    const rows = `json_populate_recordset(NULL::${name}, ${pg.escapeLiteral(content.rows)})`
    statements.push(`INSERT INTO ${name} SELECT * FROM ${rows}`)
  }
  for (const { statement } of await rowsOf<{ statement: string }>(client, SEQUENCES_SQL)) statements.push(statement)
  const [state] = await rowsOf<{ schema: string }>(client, SCHEMA_SQL)
  return { schema: state?.schema ?? "", renewal: ["BEGIN", ...statements, "COMMIT"].join(";\n") }
}

/**
 * Resets a used copy, which takes a fraction of the time of a new copy; closes all other connections. Returns false if the copy
 * cannot be used again: its schema has changed, it has become large, or it was dropped.
 */
export async function renewDatabase(url: string, fresh: FreshDatabase): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query(OTHERS_SQL)
    const [state] = await rowsOf<{ schema: string }>(client, SCHEMA_SQL)
    if (state?.schema !== fresh.schema) return false
    const tables = await rowsOf<{ bytes: number }>(client, TABLES_SQL)
    if (tables.reduce((sum, { bytes }) => sum + bytes, 0) > LARGEST_BYTES) return false
    await client.query(fresh.renewal)
    return true
  } catch {
    // A test may have dropped its database, locked it or made it refuse connections: a new one replaces it.
    return false
  } finally {
    await client.end()
  }
}
