import type { SavedSheet } from "@rosette/contract"
import type { Database } from "../../../data/database.ts"
import { unavailableErrorOf } from "../../../data/database-unavailable.ts"
import { perDatabase } from "../../../data/per-database.ts"
import { LOCK_TIMEOUT_MS } from "../../../data/transaction-limits.ts"
import { keepSetup } from "./kept-setup.ts"
import { type Attempt, type Outcome, saveTogether } from "./save-together.ts"

/** SQLite runs on this thread: a transaction must be short, because other work waits for it. */
const MOST_SHEETS = 32
const MOST_SCORES = 500
/** A sheet that has waited this long does not begin to wait for a lock. */
const PATIENCE_MS = LOCK_TIMEOUT_MS / 2

type Settled = Exclude<Outcome, "later">
type Waiting = { attempt: Attempt; since: number; settle(outcome: Settled): void }

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
  }
  const { eventId } = attempt.judge
  const queue = queues(db).get(eventId)
  if (queue) queue.push(waiting)
  else void saveAll(db, eventId, [waiting])
  return promise
}

async function saveAll(db: Database, eventId: number, queue: Waiting[]): Promise<void> {
  queues(db).set(eventId, queue)
  while (queue.length > 0) await saveSome(db, eventId, takeSome(queue), queue)
  queues(db).delete(eventId)
}

/** Takes the first sheet of each judge from the queue, as many as one transaction may hold, and at least one. */
function takeSome(queue: Waiting[]): Waiting[] {
  const judges = new Set<number>()
  const taken: Waiting[] = []
  const left: Waiting[] = []
  let scores = 0
  for (const waiting of queue) {
    const { judge, input } = waiting.attempt
    const withThis = scores + input.scores.length
    const fits = taken.length === 0 || (taken.length < MOST_SHEETS && withThis <= MOST_SCORES)
    if (fits && !judges.has(judge.judgeId)) {
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
  let saved: Awaited<ReturnType<typeof saveTogether>>
  try {
    saved = await db.write((sql) => saveTogether(sql, db, eventId, attempts))
  } catch (reason) {
    return refuseOrSaveAlone(db, eventId, taken, queue, reason)
  }
  if (saved.setup) keepSetup(db, saved.setup)
  const later: Waiting[] = []
  for (const [index, waiting] of taken.entries()) {
    const outcome = saved.outcomes[index]
    if (outcome === undefined || outcome === "later") {
      later.push(waiting)
      continue
    }
    if ("answer" in outcome && outcome.news) db.news.announceEverywhere(outcome.news)
    waiting.settle(outcome)
  }
  queue.unshift(...later)
}

async function refuseOrSaveAlone(
  db: Database,
  eventId: number,
  taken: Waiting[],
  queue: Waiting[],
  reason: unknown,
): Promise<void> {
  const unavailable = unavailableErrorOf(reason)
  if (!unavailable && taken.length > 1) {
    // One of them made a statement fail: alone, it fails alone.
    for (const waiting of taken) await saveSome(db, eventId, [waiting], queue)
    return
  }
  for (const { settle } of taken) settle({ refusal: reason })
  if (unavailable?.reason === "busy") refuseLate(queue, reason)
}

/** Another program holds the lock: sheets that have waited for long are refused too, because they would wait again. */
function refuseLate(queue: Waiting[], reason: unknown): void {
  const { late = [], onTime = [] } = Object.groupBy(queue, ({ since }) =>
    Date.now() - since > PATIENCE_MS ? "late" : "onTime",
  )
  queue.splice(0, queue.length, ...onTime)
  for (const { settle } of late) settle({ refusal: reason })
}
