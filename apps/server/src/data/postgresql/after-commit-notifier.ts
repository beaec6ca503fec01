import { setTimeout as wait } from "node:timers/promises"
import type pg from "pg"

/** Clients get news every tenth of a second at most. */
const PAUSE_MS = 25
const RETRY_MS = 1_000

/** This transaction holds no data, so it need not wait until it is on the disk. */
const NOTIFY_SQL = `SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, payload) FROM unnest($2::text[]) AS payload`

/**
 * Notifies other processes after the commit, many payloads at once. NOTIFY inside a transaction would serialize all
 * commits of the database, each with its own disk flush.
 */
export class AfterCommitNotifier {
  readonly #pool: pg.Pool
  readonly #channel: string
  readonly #pending = new Set<string>()
  #sending: Promise<void> | null = null
  #isClosing = false

  constructor(pool: pg.Pool, channel: string) {
    this.#pool = pool
    this.#channel = channel
  }

  notify(payload: string): void {
    this.#pending.add(payload)
    this.#sending ??= this.#sendAll()
  }

  /** Sends what is pending; gives up at the first failure. */
  async flush(): Promise<void> {
    this.#isClosing = true
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    while (this.#pending.size > 0) {
      const payloads = [...this.#pending]
      this.#pending.clear()
      const isSent = await this.#send(payloads)
      if (!isSent && this.#isClosing) break
      if (!isSent) for (const payload of payloads) this.#pending.add(payload)
      if (!this.#isClosing) await wait(isSent ? PAUSE_MS : RETRY_MS, undefined, { ref: false })
    }
    this.#sending = null
  }

  async #send(payloads: readonly string[]): Promise<boolean> {
    try {
      await this.#pool.query({ name: "rosette_notify", text: NOTIFY_SQL, values: [this.#channel, payloads] })
      return true
    } catch {
      // The database is down; its own calls report that.
      return false
    }
  }
}
