import pg from "pg"

/** Of what tests have written: a database that has become larger is slower than a new one. */
const LARGEST_BYTES = 8 * 1024 ** 2

/** What is ours in each catalog. */
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
 * Whoever changes a schema or the list of migrations writes or removes a row there: how many there are, and the last
 * transaction that wrote one. A copy of a database has the same.
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

/** A migrated database before anybody has written to it: its schema, and the statements that bring its content back. */
export type FreshDatabase = { schema: string; renewal: string }

const rowsOf = async <Row extends pg.QueryResultRow>(client: pg.Client, sql: string) =>
  (await client.query<Row>(sql)).rows

/** What copies of this database are renewed by; null while it is not migrated. */
export async function freshDatabase(client: pg.Client): Promise<FreshDatabase | null> {
  const [found] = await rowsOf<{ list: string | null }>(client, "SELECT to_regclass('_prisma_migrations') AS list")
  if (!found?.list) return null
  const statements = ["SET LOCAL session_replication_role = replica"]
  for (const { name } of await rowsOf<{ name: string }>(client, TABLES_SQL)) {
    statements.push(`DELETE FROM ${name}`)
    // A migration may have written rows.
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
 * Brings a used copy back to what it was, which takes a fraction of the time of another copy; nobody stays connected. False
 * where that does not make it new: its schema is another one, it has become large, or is gone.
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
    // A test may have dropped its database, locked it or made it refuse: a new one takes its place.
    return false
  } finally {
    await client.end()
  }
}
