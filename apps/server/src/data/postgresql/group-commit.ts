import type pg from "pg"
import type { Sql } from "../database.ts"
import { unavailableErrorOf } from "../database-unavailable.ts"
import { isConflict, retryOnConflict } from "./conflicts.ts"
import { LOCK_TIMEOUT_MS } from "./pool.ts"
import { type OpenTransaction, onConnection, writeAlone } from "./transaction.ts"

/** A group accepts no more writes after this time, because its first callers wait for the last. */
const GROUP_MS = 50
/** PostgreSQL caches up to 64 savepoints of a transaction. */
const MOST_IN_GROUP = 50

type Outcome = { status: "fulfilled"; value: unknown } | { status: "rejected"; reason: unknown }
type Work = (tx: Sql) => Promise<unknown>
type Waiting = { work: Work; deadline: number; settle(outcome: Outcome): void }
type Member = Waiting & { outcome: Outcome }

/** The statements before a write, and those that undo it. */
type Step = { before: string; undo: string }
/** The first write of a group needs no savepoint: there is nothing before it to protect. */
const FIRST: Step = { before: "BEGIN", undo: "ROLLBACK" }
const SECOND: Step = { before: "SAVEPOINT work", undo: "ROLLBACK TO SAVEPOINT work" }
const FURTHER: Step = { ...SECOND, before: "RELEASE SAVEPOINT work; SAVEPOINT work" }

const rejected = (reason: unknown): Outcome => ({ status: "rejected", reason })

/**
 * Writes that wait for the same lock share a transaction, and so one disk flush. Each write is atomic and sees those
 * before it. All callers, also refused ones, get their result only after COMMIT: no answer depends on data that a
 * failed commit discards.
 */
export class PostgresqlGroupCommit {
  readonly #pool: pg.Pool
  readonly #groupMs: number
  readonly #queues = new Map<number, Waiting[]>()

  constructor(pool: pg.Pool, { groupMs = GROUP_MS } = {}) {
    this.#pool = pool
    this.#groupMs = groupMs
  }

  /** Rejects with the error of the work, or with the reason why its group could not be committed. */
  write<T>(key: number, work: (tx: Sql) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const waiting: Waiting = {
      work,
      deadline: Date.now() + LOCK_TIMEOUT_MS,
      // The value is what this work resolved with.
      settle: (outcome) => (outcome.status === "fulfilled" ? resolve(outcome.value as T) : reject(outcome.reason)),
    }
    const queue = this.#queues.get(key)
    if (queue) queue.push(waiting)
    else void this.#commitAll(key, [waiting])
    return promise
  }

  async #commitAll(key: number, queue: Waiting[]): Promise<void> {
    this.#queues.set(key, queue)
    while (queue.length > 0) await this.#commitGroup(queue)
    this.#queues.delete(key)
  }

  async #commitGroup(queue: Waiting[]): Promise<void> {
    const group: Member[] = []
    try {
      await onConnection(this.#pool, (transaction) => this.#fill(transaction, queue, group))
    } catch (reason) {
      // Without a connection no write was run, and those that wait now would not get one either.
      if (group.length === 0) group.push(...queue.splice(0).map((one) => ({ ...one, outcome: rejected(reason) })))
      else if (isConflict(reason)) await this.#runAlone(group)
      else for (const member of group) member.outcome = rejected(reason)
    }
    for (const { settle, outcome } of group) settle(outcome)
  }

  /** Runs writes of the queue in the transaction and commits it. Throws if all of it is lost. */
  async #fill(transaction: OpenTransaction, queue: Waiting[], group: Member[]): Promise<void> {
    const until = performance.now() + this.#groupMs
    let kept = 0
    let hasSavepoint = false
    do {
      const next = queue.shift()
      if (!next) break
      const member = { ...next, outcome: rejected(new Error("This write had no turn.")) }
      group.push(member)
      const step = kept === 0 ? FIRST : hasSavepoint ? FURTHER : SECOND
      member.outcome = await runWork(transaction, next.work, step)
      hasSavepoint = kept > 0
      if (member.outcome.status === "fulfilled") kept += 1
      else group.push(...tooLate(queue, member.outcome.reason))
    } while (group.length < MOST_IN_GROUP && performance.now() < until)
    if (kept > 0) await transaction.commit()
  }

  /** After a conflict each write runs again, in its own transaction. */
  async #runAlone(group: readonly Member[]): Promise<void> {
    for (const member of group)
      member.outcome = await retryOnConflict(() => writeAlone(this.#pool, member.work)).then(
        (value): Outcome => ({ status: "fulfilled", value }),
        rejected,
      )
  }
}

/** Runs one write; a refused one leaves nothing and affects no other. Throws if the whole transaction is lost. */
async function runWork(transaction: OpenTransaction, work: Work, { before, undo }: Step): Promise<Outcome> {
  try {
    return { status: "fulfilled", value: await transaction.run(before, work) }
  } catch (reason) {
    if (isConflict(reason)) throw reason
    await transaction.step(undo)
    return rejected(reason)
  }
}

/** If another program holds the lock, those who have waited as long as the first are rejected too. */
function tooLate(queue: Waiting[], reason: unknown): Member[] {
  if (unavailableErrorOf(reason)?.reason !== "busy") return []
  const firstOnTime = queue.findIndex(({ deadline }) => deadline > Date.now())
  const late = queue.splice(0, firstOnTime < 0 ? queue.length : firstOnTime)
  return late.map((one) => ({ ...one, outcome: rejected(reason) }))
}
