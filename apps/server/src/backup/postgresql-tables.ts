import pg from "pg"

const CONNECT_TIMEOUT_MS = 10_000
/** The migrations write their own list again, and counts of failed sign-ins have expired before an archive is restored. */
const WITHOUT_DATA = new Set(["_prisma_migrations", "Throttle"])

/** Runs the work on its own connection and closes it; what was not committed is rolled back. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: "rosette",
  })
  // A connection lost between two queries makes the next one reject; without a listener it would end the process.
  client.on("error", () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function tableNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  )
  return rows.map(({ name }) => name)
}

/** The tables with data, each after those that its rows refer to. */
export async function tablesParentsFirst(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(
    `SELECT DISTINCT c.relname AS child, p.relname AS parent FROM pg_constraint k
       JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class p ON p.oid = k.confrelid
      WHERE k.contype = 'f' AND k.connamespace = current_schema()::regnamespace AND k.conrelid <> k.confrelid`,
  )
  const parentsOf = Map.groupBy(rows, ({ child }) => child)
  const ordered = new Set<string>()
  const add = (table: string) => {
    if (ordered.has(table)) return
    for (const { parent } of parentsOf.get(table) ?? []) add(parent)
    ordered.add(table)
  }
  for (const table of await tableNames(client)) if (!WITHOUT_DATA.has(table)) add(table)
  return [...ordered]
}
