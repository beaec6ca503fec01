import { Socket } from "node:net"
import pg from "pg"
import { LOCK_TIMEOUT_MS } from "../transaction-limits.ts"

const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_LIMIT_MS = 15_000
/** PostgreSQL ends each statement within its limit: if no answer has come by then, it has died, or the network with it. */
const ANSWER_LIMIT_MS = STATEMENT_LIMIT_MS + 5_000
const CONNECTIONS = 10

/** A pool whose lost connections fail the requests using them, never the process. */
export function postgresqlPool(url: string, limits: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    application_name: "rosette",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    // Because of the pipeline, a connection that does not answer is destroyed.
    query_timeout: ANSWER_LIMIT_MS,
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
    keepAlive: true,
    // Statements that do not depend on each other are sent together and still run in order.
    pipeline: true,
    stream: () => new TurnSocket(),
    // Our columns hold UTC without a zone, also where the database sets the value.
    options: "-c TimeZone=UTC",
    ...limits,
  })
  // The pool replaces a broken idle connection; without a listener its error would end the process.
  pool.on("error", () => {})
  return pool
}

/**
 * A socket to PostgreSQL: all statements of one turn of the event loop are sent in one write, which wakes PostgreSQL
 * once.
 */
export class TurnSocket extends Socket {
  #isHeld = false

  /** pg corks the socket while it sends a statement. */
  override cork(): void {
    super.cork()
    if (this.#isHeld) return
    this.#isHeld = true
    super.cork()
    process.nextTick(() => {
      this.#isHeld = false
      super.uncork()
    })
  }
}
