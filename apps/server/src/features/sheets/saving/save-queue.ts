import type { SavedSheet } from "@rosette/contract/sheets"
import type { Database } from "../../../data/database.ts"
import { unavailableErrorOf } from "../../../data/database-unavailable.ts"
import { perDatabase } from "../../../data/per-database.ts"
import { LOCK_TIMEOUT_MS } from "../../../data/transaction-limits.ts"
import type { OwnJudge } from "../access.ts"
import { cachePanel } from "./cached-panel.ts"
import { cacheSetup } from "./cached-setup.ts"
import type { SheetInput } from "./decide-sheet.ts"
import { type Outcome, type SaveAttempt, saveTogether } from "./save-together.ts"
import { namedAttemptOf } from "./saved-mutation.ts"

/** SQLite runs on this thread: a transaction must be short, because other work waits for it. */
const MOST_SHEETS = 32
/** As sent; a final sheet without scores is stored with a 0 for each criterion. */
const MOST_SCORES = 500
/** A sheet that has waited this long when its event was locked is refused too: it would wait as long again. */
const PATIENCE_MS = LOCK_TIMEOUT_MS / 2

/**
 * Which sheets may share its transaction. "all": all. "oneEvent": those of its own event, because the event was locked and
 * waiting for it would block other events. "alone": no other, because it may have caused a failure.
 */
type BatchScope = "all" | "oneEvent" | "alone"

type Waiting = { attempt: SaveAttempt; since: number; scope: BatchScope; settle(outcome: SaveResult): void }
type SaveResult = Exclude<Outcome, "locked">

/**
 * `waiting`: sheets not started. `saving`: events with a sheet in a transaction. `isSharing`: a transaction that sheets of all
 * events may share is open; there is never a second one. `startsSoon`: saving starts at the end of this turn of the event loop.
 */
type Queue = { waiting: Waiting[]; readonly saving: Set<number>; isSharing: boolean; startsSoon: boolean }

const queues = perDatabase((): Queue => ({ waiting: [], saving: new Set(), isSharing: false, startsSoon: false }))

const eventOf = ({ attempt }: Waiting): number => attempt.judge.eventId

/**
 * Saves a whole sheet, or nothing of it. Product rules: the same attempt again gets the first answer again; the same
 * sheet again changes nothing; a submitted sheet is locked except for missing scores (SCORES_LOCKED); an event whose
 * judging is closed accepts none (EVENT_CLOSED); what another device saved is not overwritten unseen (SHEET_CHANGED); a
 * sheet made for another database is refused (DATABASE_CHANGED).
 */
export function saveSheet(db: Database, judge: OwnJudge, input: SheetInput): Promise<SavedSheet> {
  return saveInTurn(db, { judge, input, named: namedAttemptOf(input) })
}

/**
 * Saves a sheet together with others that wait at the same time, also of other events: they share a transaction, its disk
 * flush and most statements. A sheet that is refused affects no other, and each judge's sheets are saved in the order in
 * which they came. Rejects with the sheet's own refusal, or with the reason why the transaction failed.
 */
function saveInTurn(db: Database, attempt: SaveAttempt): Promise<SavedSheet> {
  const { promise, resolve, reject } = Promise.withResolvers<SavedSheet>()
  queues(db).waiting.push({
    attempt,
    since: Date.now(),
    scope: "all",
    settle: (outcome) => ("answer" in outcome ? resolve(outcome.answer) : reject(outcome.refusal)),
  })
  startSoon(db)
  return promise
}

/** Starts saving once all requests of this turn of the event loop are read, so that the first of them does not take a commit alone. */
function startSoon(db: Database): void {
  const queue = queues(db)
  if (queue.startsSoon) return
  queue.startsSoon = true
  setImmediate(() => {
    queue.startsSoon = false
    startSaving(db)
  })
}

function startSaving(db: Database): void {
  const queue = queues(db)
  for (let taken = nextBatch(queue); taken.length > 0; taken = nextBatch(queue)) void save(db, queue, taken)
}

/**
 * Takes the next batch in order of arrival: at most one sheet of each judge, and none of an event that is being saved. Its
 * sheets may share a transaction.
 */
function nextBatch(queue: Queue): Waiting[] {
  const isFree = (one: Waiting) => !queue.saving.has(eventOf(one))
  const first = queue.waiting.find((one) => isFree(one) && (one.scope !== "all" || !queue.isSharing))
  if (!first) return []
  const judges = new Set<number>()
  const taken: Waiting[] = []
  let scores = 0
  for (const one of queue.waiting) {
    const { judge, input } = one.attempt
    const isFirst = taken.length === 0
    const fits = isFirst
      ? one === first
      : isFree(one) &&
        mayShareBatch(first, one) &&
        taken.length < MOST_SHEETS &&
        scores + input.scores.length <= MOST_SCORES
    if (fits && !judges.has(judge.judgeId)) {
      taken.push(one)
      scores += input.scores.length
    }
    judges.add(judge.judgeId)
  }
  queue.waiting = queue.waiting.filter((one) => !taken.includes(one))
  return taken
}

const mayShareBatch = (first: Waiting, other: Waiting): boolean =>
  first.scope === other.scope &&
  (first.scope === "all" || (first.scope === "oneEvent" && eventOf(first) === eventOf(other)))

async function save(db: Database, queue: Queue, taken: readonly Waiting[]): Promise<void> {
  const events = new Set(taken.map(eventOf))
  const isShared = taken[0]?.scope === "all"
  for (const eventId of events) queue.saving.add(eventId)
  if (isShared) queue.isSharing = true
  try {
    await saveBatch(db, queue, taken)
  } catch (reason) {
    // A fault of the server: nobody may wait for ever.
    refuse(taken, reason)
  } finally {
    for (const eventId of events) queue.saving.delete(eventId)
    if (isShared) queue.isSharing = false
    startSaving(db)
  }
}

async function saveBatch(db: Database, queue: Queue, taken: readonly Waiting[]): Promise<void> {
  const attempts = taken.map(({ attempt }) => attempt)
  const waits = taken[0]?.scope !== "all"
  let isLocked = false
  const onLocked = () => {
    isLocked = true
  }
  let saved: Awaited<ReturnType<typeof saveTogether>>
  try {
    saved = await db.write((sql) => saveTogether(sql, db, attempts, { waits, onLocked }))
  } catch (reason) {
    return refuseOrSeparate(db, queue, taken, reason, isLocked)
  }
  for (const setup of saved.setups) cacheSetup(db, setup)
  for (const panel of saved.panels) cachePanel(db, panel)
  const locked = taken.filter((_, index) => saved.outcomes[index] === "locked")
  for (const one of locked) one.scope = "oneEvent"
  queue.waiting.unshift(...locked)
  for (const [index, { settle }] of taken.entries()) {
    const outcome = saved.outcomes[index]
    if (outcome && outcome !== "locked") settle(outcome)
  }
  for (const outcome of saved.outcomes)
    if (outcome !== "locked" && "answer" in outcome && outcome.news) db.news.announceEverywhere(outcome.news)
}

/**
 * After a transaction failed: if one of several sheets may be the cause, each is saved alone next. If the database is
 * unavailable, all that wait are refused too; if only the event is locked, its sheets that have waited for long.
 */
function refuseOrSeparate(
  db: Database,
  queue: Queue,
  taken: readonly Waiting[],
  reason: unknown,
  isLocked: boolean,
): void {
  const unavailable = unavailableErrorOf(reason)
  const isBusy = unavailable?.reason === "busy"
  if (taken.length > 1 && (!unavailable || (isBusy && isLocked))) {
    for (const one of taken) one.scope = "alone"
    queue.waiting.unshift(...taken)
    return
  }
  refuse(taken, reason)
  if (!unavailable || (isBusy && isLocked)) return
  const now = Date.now()
  const events = new Set(taken.map(eventOf))
  const isConcerned = (one: Waiting) =>
    !isBusy || (now - one.since > PATIENCE_MS && (db.hasOneWriter || events.has(eventOf(one))))
  const concerned = queue.waiting.filter(isConcerned)
  queue.waiting = queue.waiting.filter((one) => !concerned.includes(one))
  refuse(concerned, reason)
}

function refuse(waiting: readonly Waiting[], reason: unknown): void {
  for (const { settle } of waiting) settle({ refusal: reason })
}
