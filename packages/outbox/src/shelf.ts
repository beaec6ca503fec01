import { memoryStore } from "./memory-store.ts"
import { type KeptSheet, NO_RECORD, type PendingSheet, type SheetRecord } from "./records.ts"
import { pendingOf } from "./rules.ts"
import type { OutboxStore } from "./store.ts"

export type ShelfOptions = {
  judgeId: number
  store: OutboxStore
  /** Whether this sheet is being sent at this moment. */
  isInFlight: (entryId: number) => boolean
  /** The device keeps nothing any more: from now on what is not sent lives as long as the page. */
  onStorageLost?: () => void
  /** A record has changed that other tabs may be showing. */
  onRecord?: () => void
}

export type Shelf = ReturnType<typeof openShelf>

/**
 * The records of a judge as this page knows them, in front of the store that outlives it. What is typed stands here at once;
 * the store follows in turns, one at a time per sheet, so that no step meets another half way.
 */
export function openShelf({ judgeId, store, isInFlight, onStorageLost, onRecord }: ShelfOptions) {
  let area = store
  let isSafe = true
  const records = new Map<number, SheetRecord>()
  /** What was typed and is not in the store yet. */
  const unwritten = new Map<number, KeptSheet>()
  /** The last turn of each sheet that has one under way. */
  const turns = new Map<number, Promise<unknown>>()
  /** Counts the changes of records, so that a reading of the store never overwrites what was changed while it was read. */
  let steps = 0
  const lastStepOf = new Map<number, number>()
  let shown: ReadonlyMap<number, PendingSheet> = new Map()
  const listeners = new Set<() => void>()

  function show(): void {
    shown = new Map(
      [...records].flatMap(([entryId, record]) => {
        const pending = pendingOf(record, isInFlight(entryId))
        return pending ? [[entryId, pending] as const] : []
      }),
    )
    for (const listener of listeners) listener()
  }

  const recordOf = (entryId: number) => records.get(entryId) ?? NO_RECORD

  function put(entryId: number, record: SheetRecord): void {
    steps += 1
    lastStepOf.set(entryId, steps)
    if (record.kept || record.attempt) records.set(entryId, record)
    else records.delete(entryId)
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

  /** In the store; where the browser refuses that, in memory with all that is known, and so from then on. */
  async function inArea<T>(work: (area: OutboxStore) => Promise<T>): Promise<T> {
    try {
      return await work(area)
    } catch {
      if (isSafe) {
        isSafe = false
        area = memoryStore(records)
        onStorageLost?.()
        show()
      }
      return work(area)
    }
  }

  async function writeTyped(entryId: number): Promise<void> {
    const kept = unwritten.get(entryId)
    if (!kept) return
    unwritten.delete(entryId)
    await inArea((there) => there.keep(kept))
    onRecord?.()
  }

  return {
    pending: () => shown,
    show,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    isSafe: () => isSafe,
    recordOf,
    entries: () => [...records],
    /** Resolves when all that was typed so far is where it outlives the page. */
    settled: async () => {
      await Promise.all(turns.values())
    },
    /** Puts what was typed over what was kept of the sheet before. */
    keep(kept: KeptSheet): void {
      const { entryId } = kept
      put(entryId, { ...recordOf(entryId), kept })
      const isWaiting = unwritten.has(entryId)
      unwritten.set(entryId, kept)
      // Behind another turn it would wait, and the page may end in this moment: the store puts both in their order.
      if (turns.has(entryId)) void area.keep(kept).catch(() => undefined)
      if (!isWaiting) void inTurn(entryId, () => writeTyped(entryId))
    },
    /** Shows a sheet as gone before the store has heard of it. */
    clear: (entryId: number) => put(entryId, NO_RECORD),
    /** One step on a record, in the store first. What is typed meanwhile stays the newest, on the revision that the step has made. */
    update: (entryId: number, change: (record: SheetRecord) => SheetRecord): Promise<SheetRecord> =>
      inTurn(entryId, async () => {
        let before = NO_RECORD
        const record = await inArea((there) =>
          there.update(judgeId, entryId, (stored) => {
            before = stored
            return change(stored)
          }),
        )
        const typed = unwritten.get(entryId)
        const isNewer = typed !== undefined && typed.editId === recordOf(entryId).kept?.editId
        if (isNewer) {
          const kept = change({ ...before, kept: typed }).kept ?? typed
          unwritten.set(entryId, kept)
          put(entryId, { kept, attempt: record.attempt })
        } else put(entryId, record)
        onRecord?.()
        return record
      }),
    /** Takes over what other tabs and earlier visits have left. */
    async load(): Promise<void> {
      const begun = steps
      // A store that cannot be read now has nothing newer than what is known; the next write finds out whether it is lost.
      const stored = new Map(await area.all(judgeId).catch(() => [...records]))
      const isOurs = (id: number) => turns.has(id) || (lastStepOf.get(id) ?? 0) > begun
      for (const entryId of [...records.keys()]) if (!stored.has(entryId) && !isOurs(entryId)) records.delete(entryId)
      for (const [entryId, record] of stored) if (!isOurs(entryId)) records.set(entryId, record)
      show()
    },
  }
}
