import { AsyncLocalStorage } from "node:async_hooks"
import { unavailableErrorOf } from "../database-unavailable.ts"
import { LOCK_TIMEOUT_MS } from "../transaction-limits.ts"
import type { SqliteConnection } from "./connection.ts"
import type { SqliteStore } from "./store.ts"
import type { SqliteTransaction } from "./transaction.ts"

/** A group accepts no more writes after this time: SQLite runs on this thread, and other work waits for it. */
const GROUP_MS = 5

/** Runs a statement of one write; throws once that write is over. */
type RunStatement = <T>(statement: (writer: SqliteConnection) => T) => T

type Outcome = { status: "fulfilled"; value: unknown } | { status: "rejected"; reason: unknown }
type Waiting = { work(run: RunStatement): Promise<unknown>; deadline: number; settle(outcome: Outcome): void }

const rejected = (reason: unknown): Outcome => ({ status: "rejected", reason })

/**
 * Concurrent writes share one durable commit. Each write is atomic and sees those before it. All callers, also refused
 * ones, get their result only after COMMIT: no answer depends on data that a failed commit discards.
 */
export class SqliteGroupCommit {
  readonly #store: SqliteStore
  readonly #groupMs: number
  readonly #waiting: Waiting[] = []
  #isRunning = false

  constructor(store: SqliteStore, { groupMs = GROUP_MS } = {}) {
    this.#store = store
    this.#groupMs = groupMs
  }

  /** Rejects with the error of the work, or with the reason why its group could not be committed. */
  write<T>(work: (run: RunStatement) => Promise<T>): Promise<T> {
    this.#store.assertNoTransaction()
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.#waiting.push({
      // Each write runs in its caller's async context.
      work: AsyncLocalStorage.bind((run: RunStatement) => this.#store.runInTransaction(() => work(run))),
      deadline: Date.now() + LOCK_TIMEOUT_MS,
      // The value is what this work resolved with.
      settle: (outcome) => (outcome.status === "fulfilled" ? resolve(outcome.value as T) : reject(outcome.reason)),
    })
    if (!this.#isRunning) void this.#commitAll()
    return promise
  }

  async #commitAll(): Promise<void> {
    this.#isRunning = true
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      try {
        await this.#commitGroup(await this.#store.begin(first.deadline))
      } catch (reason) {
        this.#rejectExpired(reason)
      }
    }
    this.#isRunning = false
  }

  /**
   * BEGIN failed. If another program holds the lock, rejects only the writes that have waited long enough; otherwise
   * all of them.
   */
  #rejectExpired(reason: unknown): void {
    const isLock = unavailableErrorOf(reason)?.reason === "busy"
    const firstOnTime = isLock ? this.#waiting.findIndex(({ deadline }) => deadline > Date.now()) : -1
    const late = this.#waiting.splice(0, firstOnTime < 0 ? this.#waiting.length : Math.max(firstOnTime, 1))
    for (const { settle } of late) settle(rejected(reason))
  }

  async #commitGroup(transaction: SqliteTransaction): Promise<void> {
    const group: { settle: Waiting["settle"]; outcome: Outcome }[] = []
    try {
      const until = performance.now() + this.#groupMs
      do {
        const next = this.#waiting.shift()
        if (!next) break
        const member = { settle: next.settle, outcome: rejected(null) }
        group.push(member)
        member.outcome = await runWork(transaction, next)
      } while (performance.now() < until)
      transaction.commit()
    } catch (reason) {
      for (const member of group) member.outcome = rejected(reason)
      transaction.rollback()
    } finally {
      for (const { settle, outcome } of group) settle(outcome)
    }
  }
}

/** Runs one write in its savepoint. Throws if the whole transaction is lost. */
async function runWork(transaction: SqliteTransaction, { work }: Waiting): Promise<Outcome> {
  const step = (sql: string) => transaction.run((writer) => writer.changes(sql, []))
  let isOver = false
  try {
    step("SAVEPOINT work")
    const value = await work((statement) => {
      if (isOver) throw new Error("This transaction is over: its handle must not be kept.")
      return transaction.run(statement)
    })
    isOver = true
    step("RELEASE work")
    return { status: "fulfilled", value }
  } catch (reason) {
    isOver = true
    if (!transaction.isOpen) throw reason
    step("ROLLBACK TO work")
    step("RELEASE work")
    return rejected(reason)
  }
}
