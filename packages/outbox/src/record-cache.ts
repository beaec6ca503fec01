import type { StoredSheet } from "@rosette/contract"
import type { Clock } from "./clock.ts"
import { whenBack } from "./coming-back.ts"
import { isEmpty, type KeptSheet, NO_RECORD, type PendingSheet, type SheetOwner, type SheetRecord } from "./records.ts"
import { pendingOf } from "./rules.ts"
import type { OutboxStore } from "./store.ts"

/** Whether what is kept outlives the page: it does; it did, and the store is tried again; it does not. */
export type StorageState = "works" | "retrying" | "memory"

export type RecordCacheOptions = {
  owner: SheetOwner
  store: OutboxStore
  clock: Clock
  /** Whether this sheet is being sent at this moment. */
  isInFlight: (entryId: number) => boolean
  /** A record has changed that other tabs may be showing. */
  onRecord?: () => void
}

export type RecordCache = ReturnType<typeof openRecordCache>

const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5_000
/** A store that refuses for so long is not called one that is being retried any more, though it is. */
const GIVEN_UP_AFTER_MS = 10_000

/**
 * The records of a judge as this page knows them, in front of the store that outlives it. What is typed stands here at once;
 * the store follows in turns, one at a time per sheet, so that no step meets another half way. Where the store refuses, the
 * page goes on with what it knows, and writes it down as soon as the store is there again.
 */
export function openRecordCache({ owner, store, clock, isInFlight, onRecord }: RecordCacheOptions) {
  const records = new Map<number, SheetRecord>()
  /** What the store is known to hold. */
  const stored = new Map<number, SheetRecord>()
  /** What was typed and is not in the store yet. */
  const unwritten = new Map<number, KeptSheet>()
  /** The last turn of each sheet that has one under way. */
  const turns = new Map<number, Promise<unknown>>()
  /** Sheets of which this page knows more than the store. */
  const ahead = new Set<number>()
  let lostAt: number | null = null
  let wasRead = false
  let hasWorked = false
  let retries = 0
  /** Counts the changes of records, so that a reading of the store never overwrites what was changed while it was read. */
  let steps = 0
  const lastStepOf = new Map<number, number>()
  let shown: ReadonlyMap<number, PendingSheet> = new Map()
  let known: ReadonlyMap<number, StoredSheet> = new Map()
  const listeners = new Set<() => void>()

  function show(): void {
    shown = new Map(
      [...records].flatMap(([entryId, record]) => {
        const pending = pendingOf(record, isInFlight(entryId))
        return pending ? [[entryId, pending] as const] : []
      }),
    )
    const sheets = new Map(
      [...records].flatMap(([id, record]) => (record.known?.sheet ? [[id, record.known.sheet]] : [])),
    )
    const isSame = sheets.size === known.size && [...sheets].every(([id, sheet]) => known.get(id) === sheet)
    if (!isSame) known = sheets
    for (const listener of listeners) listener()
  }

  const recordOf = (entryId: number) => records.get(entryId) ?? NO_RECORD

  function put(entryId: number, record: SheetRecord): void {
    steps += 1
    lastStepOf.set(entryId, steps)
    if (isEmpty(record)) records.delete(entryId)
    else records.set(entryId, record)
    show()
  }

  function inTurn<T>(entryId: number, work: () => Promise<T>): Promise<T> {
    const before = turns.get(entryId) ?? Promise.resolve()
    const turn = before.then(work, work)
    turns.set(entryId, turn)
    return turn.finally(() => {
      if (turns.get(entryId) === turn) turns.delete(entryId)
    })
  }

  function lose(): void {
    if (lostAt !== null) return
    lostAt = clock.now()
    retries = 0
    retryLater()
    show()
  }
  function retryLater(): void {
    clock.after(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** retries), () => void comeBack())
    retries += 1
  }

  /** Writes down what this page has done without the store. What is typed meanwhile goes on being ahead of it. */
  async function comeBack(): Promise<void> {
    try {
      await store.all(owner)
      for (const entryId of ahead) {
        await inTurn(entryId, async () => {
          const last = stored.get(entryId) ?? (wasRead ? NO_RECORD : undefined)
          const record = await store.update(owner, entryId, (there) => {
            ahead.delete(entryId)
            return whenBack(there, last, recordOf(entryId))
          })
          stored.set(entryId, record)
          if (!ahead.has(entryId)) put(entryId, record)
        }).catch((error: unknown) => {
          ahead.add(entryId)
          throw error
        })
      }
      lostAt = null
      await load()
      onRecord?.()
    } catch {
      // Not there yet.
      retryLater()
      show()
    }
  }

  /** A step on a record: in the store, or, while that refuses, on what this page knows. */
  async function step(entryId: number, change: (record: SheetRecord) => SheetRecord): Promise<SheetRecord> {
    if (lostAt === null) {
      try {
        let before = NO_RECORD
        const record = await store.update(owner, entryId, (there) => {
          before = there
          return change(there)
        })
        hasWorked = true
        stored.set(entryId, record)
        const typed = unwritten.get(entryId)
        if (typed === undefined || typed.editId !== recordOf(entryId).kept?.editId) put(entryId, record)
        else {
          const kept = change({ ...before, kept: typed }).kept ?? typed
          unwritten.set(entryId, kept)
          put(entryId, { ...record, kept })
        }
        return record
      } catch {
        lose()
      }
    }
    ahead.add(entryId)
    unwritten.delete(entryId)
    const record = change(recordOf(entryId))
    put(entryId, record)
    return record
  }

  async function writeTyped(entryId: number): Promise<void> {
    const kept = unwritten.get(entryId)
    if (!kept) return
    unwritten.delete(entryId)
    if (lostAt === null) {
      try {
        await store.keep(kept)
        hasWorked = true
        stored.set(entryId, { ...(stored.get(entryId) ?? NO_RECORD), kept })
        onRecord?.()
        return
      } catch {
        lose()
      }
    }
    ahead.add(entryId)
  }

  /** Takes over what other tabs and earlier visits have left. */
  async function load(): Promise<void> {
    if (lostAt !== null) return
    const begun = steps
    try {
      const found = await store.all(owner)
      wasRead = true
      hasWorked = true
      const isOurs = (id: number) => turns.has(id) || ahead.has(id) || (lastStepOf.get(id) ?? 0) > begun
      for (const entryId of [...records.keys()]) {
        if (found.has(entryId) || isOurs(entryId)) continue
        records.delete(entryId)
        stored.delete(entryId)
      }
      for (const [entryId, record] of found) {
        if (isOurs(entryId)) continue
        records.set(entryId, record)
        stored.set(entryId, record)
      }
    } catch {
      lose()
    }
    show()
  }

  function storage(): StorageState {
    if (lostAt === null) return "works"
    return hasWorked && clock.now() - lostAt < GIVEN_UP_AFTER_MS ? "retrying" : "memory"
  }

  return {
    pending: () => shown,
    /** What the server is known to have; the same map until something changes. */
    known: () => known,
    show,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    storage,
    recordOf,
    entries: () => [...records],
    load,
    /** Resolves when all that was typed so far is where it outlives the page, or cannot be brought there now. */
    settled: async () => {
      await Promise.all(turns.values())
    },
    /** Puts what was typed over what was kept of the sheet before. */
    keep(kept: KeptSheet): void {
      const { entryId } = kept
      put(entryId, { ...recordOf(entryId), kept })
      if (lostAt !== null) {
        ahead.add(entryId)
        return
      }
      const isWaiting = unwritten.has(entryId)
      unwritten.set(entryId, kept)
      // Behind another turn it would wait, and the page may end in this moment: the store puts both in their order.
      if (turns.has(entryId)) void store.keep(kept).catch(() => undefined)
      if (!isWaiting) void inTurn(entryId, () => writeTyped(entryId))
    },
    /** Shows a sheet as gone before the store has heard of it. */
    clear: (entryId: number) => put(entryId, { ...recordOf(entryId), kept: null, attempt: null }),
    /** One step on a record, in the store first. What is typed meanwhile stays the newest, on the revision that the step has made. */
    update: (entryId: number, change: (record: SheetRecord) => SheetRecord): Promise<SheetRecord> =>
      inTurn(entryId, async () => {
        const record = await step(entryId, change)
        onRecord?.()
        return record
      }),
  }
}
