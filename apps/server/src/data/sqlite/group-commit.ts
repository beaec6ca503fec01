import { AsyncLocalStorage } from "node:async_hooks"
import { databaseTrouble } from "../database-trouble.ts"
import type { SqliteConnection } from "./connection.ts"
import { LOCK_PATIENCE_MS, type SqliteStore } from "./store.ts"
import type { SqliteTransaction } from "./transaction.ts"

/** A group takes no more work after this long: SQLite works on this very thread, and others wait for it. */
const GROUP_MS = 5

/** Runs a statement of one work, and throws when that work is over. */
export type RunStatement = <T>(statement: (writer: SqliteConnection) => T) => T

type Outcome = { status: "fulfilled"; value: unknown } | { status: "rejected"; reason: unknown }
type Waiting = { work(run: RunStatement): Promise<unknown>; deadline: number; settle(outcome: Outcome): void }

const rejected = (reason: unknown): Outcome => ({ status: "rejected", reason })

/**
 * Works that wait for the writer at the same moment share one durable commit. Each is all or nothing by itself and sees
 * those before it. How it ended, be it refused, it hears only after the commit: no answer tells of what a failed commit
 * takes back.
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

  /** Rejects with what the work rejects with, or with why nothing of its group could be committed. */
  write<T>(work: (run: RunStatement) => Promise<T>): Promise<T> {
    this.#store.refuseInside()
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.#waiting.push({
      // Whoever opens the group, each work runs as part of the request that asked for it.
      work: AsyncLocalStorage.bind((run: RunStatement) => this.#store.inside(() => work(run))),
      deadline: Date.now() + LOCK_PATIENCE_MS,
      // The value is what this very work resolved with.
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
        this.#refuseLate(reason)
      }
    }
    this.#isRunning = false
  }

  /** No transaction could be opened: whoever has waited long enough for a foreign lock hears of it, and everybody of any other trouble. */
  #refuseLate(reason: unknown): void {
    const isLock = databaseTrouble(reason)?.reason === "busy"
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

/** Runs one work in its savepoint. Throws where the whole transaction is lost with it. */
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
