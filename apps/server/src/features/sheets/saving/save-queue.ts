import type { SavedSheet } from "@rosette/contract"
import type { Database } from "../../../data/database.ts"
import { unavailableErrorOf } from "../../../data/database-unavailable.ts"
import { perDatabase } from "../../../data/per-database.ts"
import { LOCK_TIMEOUT_MS } from "../../../data/transaction-limits.ts"
import { keepSetup } from "./kept-setup.ts"
import { type Attempt, type Outcome, saveTogether } from "./save-together.ts"

/** SQLite runs on this thread: a transaction must be short, because other work waits for it. */
const MOST_SHEETS = 32
/** As sent; a final sheet without scores is stored with a 0 for each criterion. */
const MOST_SCORES = 500
/** A sheet that has waited this long when the database was busy is refused too: it would wait as long again. */
const PATIENCE_MS = LOCK_TIMEOUT_MS / 2

type Waiting = {
  attempt: Attempt
  since: number
  settle(outcome: Outcome): void
  /** It was in a transaction that failed, perhaps because of it: now it fails or succeeds alone. */
  isAlone: boolean
}

/** The sheets that wait, by event. An event has a queue as long as one of its sheets is being saved. */
const queues = perDatabase(() => new Map<number, Waiting[]>())

/**
 * Saves a sheet together with the others of its event that wait at the same time: they share the event's lock, one
 * transaction and its disk flush, and most statements. A sheet that is refused affects no other, and each judge's
 * sheets are saved in the order in which they came. Rejects with the sheet's own refusal, or with the reason why the
 * transaction failed.
 */
export function saveInTurn(db: Database, attempt: Attempt): Promise<SavedSheet> {
  const { promise, resolve, reject } = Promise.withResolvers<SavedSheet>()
  const waiting: Waiting = {
    attempt,
    since: Date.now(),
    settle: (outcome) => ("answer" in outcome ? resolve(outcome.answer) : reject(outcome.refusal)),
    isAlone: false,
  }
  const { eventId } = attempt.judge
  const queue = queues(db).get(eventId)
  if (queue) queue.push(waiting)
  else void saveAll(db, eventId, [waiting])
  return promise
}

async function saveAll(db: Database, eventId: number, queue: Waiting[]): Promise<void> {
  queues(db).set(eventId, queue)
  try {
    while (queue.length > 0) await saveSome(db, eventId, takeSome(queue), queue)
  } catch (reason) {
    // A fault of the server: nobody may wait for ever.
    refuse(queue.splice(0), reason)
  } finally {
    queues(db).delete(eventId)
  }
}

/** Takes the first sheet of each judge from the queue, as many as one transaction may hold, and at least one. */
function takeSome(queue: Waiting[]): Waiting[] {
  if (queue[0]?.isAlone) return queue.splice(0, 1)
  const judges = new Set<number>()
  const taken: Waiting[] = []
  const left: Waiting[] = []
  let scores = 0
  for (const waiting of queue) {
    const { judge, input } = waiting.attempt
    const withThis = scores + input.scores.length
    const fits = taken.length === 0 || (taken.length < MOST_SHEETS && withThis <= MOST_SCORES)
    if (fits && !waiting.isAlone && !judges.has(judge.judgeId)) {
      taken.push(waiting)
      scores = withThis
    } else left.push(waiting)
    judges.add(judge.judgeId)
  }
  queue.splice(0, queue.length, ...left)
  return taken
}

async function saveSome(db: Database, eventId: number, taken: Waiting[], queue: Waiting[]): Promise<void> {
  const attempts = taken.map(({ attempt }) => attempt)
  let isLocked = false
  const noteLock = () => {
    isLocked = true
  }
  let saved: Awaited<ReturnType<typeof saveTogether>>
  try {
    saved = await db.write((sql) => saveTogether(sql, db, eventId, attempts, noteLock))
  } catch (reason) {
    return refuseOrPart(taken, queue, reason, isLocked)
  }
  if (saved.setup) keepSetup(db, saved.setup)
  for (const [index, { settle }] of taken.entries()) {
    const outcome = saved.outcomes[index]
    if (outcome) settle(outcome)
  }
  for (const outcome of saved.outcomes)
    if ("answer" in outcome && outcome.news) db.news.announceEverywhere(outcome.news)
}

/**
 * After a transaction failed: if one of several sheets may be the cause, each is saved alone next. If the database is
 * unavailable, the sheets behind them are refused too; if only the event is locked, those that have waited for long.
 */
function refuseOrPart(taken: Waiting[], queue: Waiting[], reason: unknown, isLocked: boolean): void {
  const unavailable = unavailableErrorOf(reason)
  const isBusy = unavailable?.reason === "busy"
  if (taken.length > 1 && (!unavailable || (isBusy && isLocked))) {
    for (const waiting of taken) waiting.isAlone = true
    queue.unshift(...taken)
    return
  }
  refuse(taken, reason)
  if (!unavailable || (isBusy && isLocked)) return
  const now = Date.now()
  const onTime = isBusy ? queue.filter(({ since }) => now - since <= PATIENCE_MS) : []
  const late = queue.filter((waiting) => !onTime.includes(waiting))
  queue.splice(0, queue.length, ...onTime)
  refuse(late, reason)
}

function refuse(waiting: readonly Waiting[], reason: unknown): void {
  for (const { settle } of waiting) settle({ refusal: reason })
}
