import pg from "pg"

const CONNECT_PATIENCE_MS = 10_000
const LOCK_PATIENCE_MS = 5_000
const STATEMENT_LIMIT_MS = 15_000
const CONNECTIONS = 10

/** A pool whose lost connections end the requests that used them, never the process. */
export function postgresqlPool(url: string, limits: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    application_name: "rosette",
    connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    lock_timeout: LOCK_PATIENCE_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
    keepAlive: true,
    // Statements that do not wait for each other go out together, and still run one after the other.
    pipeline: true,
    // A column of ours holds UTC without a zone, also where the database fills it in.
    options: "-c TimeZone=UTC",
    ...limits,
  })
  // An idle connection that breaks is replaced by the pool; without a listener its error would end the process.
  pool.on("error", () => {})
  return pool
}
