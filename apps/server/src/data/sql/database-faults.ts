import type { Database, Sql } from "../database.ts"

const FAULTS_AT_MOST = 20

/** The faults of the database itself, one sentence each: damaged pages and indexes, rows that refer to nothing. */
export async function databaseFaults(db: Database): Promise<string[]> {
  return db.dialect === "sqlite" ? sqliteFaults(db.read) : postgresqlFaults(db.read)
}

async function sqliteFaults(sql: Sql): Promise<string[]> {
  const found = await sql.all<{ integrity_check: string }>(`PRAGMA integrity_check(${FAULTS_AT_MOST})`)
  const damages = found.flatMap(({ integrity_check }) => (integrity_check === "ok" ? [] : [integrity_check]))
  // Further checks of a damaged file are useless.
  if (damages.length > 0) return damages.map((damage) => `The database file is damaged: ${damage}.`)
  const orphans = await sql.all<{ table: string; rowid: number; parent: string }>("PRAGMA foreign_key_check")
  return orphans
    .slice(0, FAULTS_AT_MOST)
    .map(({ table, rowid, parent }) => `Row ${rowid} of "${table}" points to nothing in "${parent}".`)
}

type Reference = { child: string; column: string; parent: string; key: string }

/** Checked although PostgreSQL enforces its references: a dump may have been loaded with its triggers off. */
async function postgresqlFaults(sql: Sql): Promise<string[]> {
  const references = await sql.all<Reference>(
    `SELECT c.relname AS "child", a.attname AS "column", p.relname AS "parent", b.attname AS "key"
       FROM pg_constraint k
       JOIN pg_class c ON c.oid = k.conrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
       JOIN pg_class p ON p.oid = k.confrelid JOIN pg_attribute b ON b.attrelid = p.oid AND b.attnum = k.confkey[1]
      WHERE k.contype = 'f' AND k.connamespace = current_schema()::regnamespace ORDER BY 1, 2`,
  )
  const faults: string[] = []
  for (const { child, column, parent, key } of references) {
    const [found] = await sql.all<{ orphans: number }>(
      `SELECT CAST(COUNT(*) AS INTEGER) AS "orphans" FROM "${child}" c
        WHERE c."${column}" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "${parent}" p WHERE p."${key}" = c."${column}")`,
    )
    if (found && found.orphans > 0)
      faults.push(`${found.orphans} rows of "${child}" point to nothing in "${parent}" (${column}).`)
  }
  return faults
}
