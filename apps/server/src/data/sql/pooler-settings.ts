import type { Sql } from "../database.ts"

/** What the server sets for its sessions. A pooler passes on little of it and has to set the rest itself. */
const UNSET_SQL = `SELECT "name" FROM pg_settings
  WHERE ("name" IN ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') AND "setting" = '0')
     OR ("name" = 'TimeZone' AND "setting" NOT IN ('UTC', 'Etc/UTC')) ORDER BY "name"`

/** The settings that a pooler leaves out. */
export const unsetByPooler = async (sql: Sql): Promise<string[]> =>
  (await sql.all<{ name: string }>(UNSET_SQL)).map(({ name }) => name)
