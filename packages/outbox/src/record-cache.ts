import type { Clock } from "./clock.ts"
import { mergeAfterOutage } from "./merge-after-outage.ts"
import { openPageRecords, type PageRecords } from "./page-records.ts"
import { type KeptSheet, NO_RECORD, type SheetOwner, type SheetRecord } from "./records.ts"
import type { OutboxStore } from "./store.ts"
import { watchStore } from "./store-health.ts"
import { openTurns, type Turns } from "./turns.ts"

export type RecordCacheOptions = {
  owner: SheetOwner
  store: OutboxStore
  clock: Clock
  /** Whether this sheet is being sent now. */
  isInFlight: (entryId: number) => boolean
  /** Called when a record has changed that other tabs may show. */
  onRecord?: () => void
}

export type RecordCache = ReturnType<typeof openRecordCache>

/** What the steps of one cache share. */
type Parts = Pick<RecordCacheOptions, "owner" | "store" | "onRecord"> & {
  page: PageRecords
  turns: Turns
  health: ReturnType<typeof watchStore>
  /** What the store is known to hold. */
  stored: Map<number, SheetRecord>
  /** Typed changes that are not in the store yet. */
  unwritten: Map<number, KeptSheet>
  /** Sheets whose record in this page is newer than in the store. */
  newerHere: Set<number>
  wasRead: boolean
  /** How often the browser had emptied the store when this page last noted it. */
  timesEmptied: number
}

type Step = (record: SheetRecord) => SheetRecord

const timesEmptied = (store: OutboxStore): number => store.timesEmptied?.() ?? 0

/** Throws if the browser has emptied the store: what is missing in it was not dropped or saved by another tab. */
function refuseEmptied({ store, timesEmptied: noted }: Parts): void {
  if (timesEmptied(store) !== noted) throw new Error("The browser has emptied the store.")
}

/** If the browser has emptied the store, marks everything in this page to be stored again. */
function noteEmptied(parts: Parts): void {
  const { store, page, stored, newerHere } = parts
  if (timesEmptied(store) === parts.timesEmptied) return
  parts.timesEmptied = timesEmptied(store)
  parts.wasRead = true
  stored.clear()
  for (const [entryId] of page.entries()) newerHere.add(entryId)
}

function markFailed(parts: Parts): void {
  noteEmptied(parts)
  if (parts.health.markFailed()) parts.page.show()
}

/** Stores what this page has done with one sheet while the store failed. */
async function catchUp({ owner, store, page, stored, newerHere, wasRead }: Parts, entryId: number): Promise<void> {
  const last = stored.get(entryId) ?? (wasRead ? NO_RECORD : undefined)
  try {
    const record = await store.update(owner, entryId, (inStore) => {
      newerHere.delete(entryId)
      return mergeAfterOutage(inStore, last, page.of(entryId))
    })
    stored.set(entryId, record)
    if (!newerHere.has(entryId)) page.put(entryId, record)
  } catch (error) {
    newerHere.add(entryId)
    throw error
  }
}

/** Stores everything that this page has done while the store failed. Sheets that change meanwhile stay in `newerHere`. */
async function restoreStore(parts: Parts): Promise<void> {
  const { owner, store, page, turns, health, newerHere, onRecord } = parts
  try {
    await store.all(owner)
    noteEmptied(parts)
    for (const entryId of newerHere) await turns.take(entryId, () => catchUp(parts, entryId))
    health.markWorking()
    await load(parts)
    onRecord?.()
  } catch {
    // The store still fails.
    health.retryLater()
    page.show()
  }
}

/** Runs a step on a record in the store; rejects if the store fails. */
async function stepInStore(parts: Parts, entryId: number, change: Step): Promise<SheetRecord> {
  const { owner, store, page, health, stored, unwritten } = parts
  let before = NO_RECORD
  const record = await store.update(owner, entryId, (inStore) => {
    refuseEmptied(parts)
    before = inStore
    return change(inStore)
  })
  health.worked()
  stored.set(entryId, record)
  const typed = unwritten.get(entryId)
  if (typed === undefined || typed.editId !== page.of(entryId).kept?.editId) page.put(entryId, record)
  else {
    const kept = change({ ...before, kept: typed }).kept ?? typed
    unwritten.set(entryId, kept)
    page.put(entryId, { ...record, kept })
  }
  return record
}

/** Runs a step on a record: in the store, or in this page while the store fails. */
async function step(parts: Parts, entryId: number, change: Step): Promise<SheetRecord> {
  const { page, health, unwritten, newerHere } = parts
  if (!health.isLost()) {
    try {
      return await stepInStore(parts, entryId, change)
    } catch {
      markFailed(parts)
    }
  }
  newerHere.add(entryId)
  unwritten.delete(entryId)
  const record = change(page.of(entryId))
  page.put(entryId, record)
  return record
}

async function writeTyped(parts: Parts, entryId: number): Promise<void> {
  const { store, health, stored, unwritten, newerHere, onRecord } = parts
  const kept = unwritten.get(entryId)
  if (!kept) return
  unwritten.delete(entryId)
  if (!health.isLost()) {
    try {
      await store.keep(kept)
      refuseEmptied(parts)
      health.worked()
      stored.set(entryId, { ...(stored.get(entryId) ?? NO_RECORD), kept })
      onRecord?.()
      return
    } catch {
      markFailed(parts)
    }
  }
  newerHere.add(entryId)
}

/** Reads the records of other tabs and earlier visits. */
async function load(parts: Parts): Promise<void> {
  const { owner, store, page, turns, health, stored, newerHere } = parts
  if (health.isLost()) return
  const begun = page.steps()
  try {
    const found = await store.all(owner)
    refuseEmptied(parts)
    parts.wasRead = true
    health.worked()
    const isNewerHere = (id: number) => turns.isTaken(id) || newerHere.has(id) || page.isPutSince(id, begun)
    for (const [entryId] of page.entries()) {
      if (found.has(entryId) || isNewerHere(entryId)) continue
      page.takeOver(entryId, null)
      stored.delete(entryId)
    }
    for (const [entryId, record] of found) {
      if (isNewerHere(entryId)) continue
      page.takeOver(entryId, record)
      stored.set(entryId, record)
    }
  } catch {
    markFailed(parts)
  }
  page.show()
}

function keep(parts: Parts, kept: KeptSheet): void {
  const { store, page, turns, health, unwritten, newerHere } = parts
  const { entryId } = kept
  page.put(entryId, { ...page.of(entryId), kept })
  if (health.isLost()) {
    newerHere.add(entryId)
    return
  }
  const isWaiting = unwritten.has(entryId)
  unwritten.set(entryId, kept)
  // Do not queue this write: the page may be closing. The store keeps the order of both writes.
  if (turns.isTaken(entryId)) void store.keep(kept).catch(() => undefined)
  if (!isWaiting) void turns.take(entryId, () => writeTyped(parts, entryId))
}

/**
 * The records of a judge in this page, a cache of the store that outlives it. Typed changes are visible at once; the store is
 * updated one step at a time per sheet, so that steps do not overlap. While the store fails, the page continues with its own
 * records, and stores them as soon as the store works again.
 */
export function openRecordCache({ owner, store, clock, isInFlight, onRecord }: RecordCacheOptions) {
  const page = openPageRecords(isInFlight)
  const turns = openTurns()
  const health = watchStore(clock, () => void restoreStore(parts))
  const parts: Parts = {
    ...{ owner, store, onRecord, page, turns, health },
    stored: new Map(),
    unwritten: new Map(),
    newerHere: new Set(),
    wasRead: false,
    timesEmptied: timesEmptied(store),
  }
  return {
    pending: page.pending,
    /** What the server is known to have; the same map until something changes. */
    known: page.known,
    show: page.show,
    subscribe: page.subscribe,
    storage: health.state,
    recordOf: page.of,
    entries: page.entries,
    load: () => load(parts),
    /** Resolves when everything typed so far is stored, or cannot be stored now. */
    settled: turns.settled,
    /** Replaces the kept change of a sheet with a newly typed one. */
    keep: (kept: KeptSheet) => keep(parts, kept),
    /** Shows a sheet as dropped before the store is updated. */
    clear: (entryId: number) => page.put(entryId, { ...page.of(entryId), kept: null, attempt: null }),
    /**
     * Runs one step on a record, first in the store. Changes typed meanwhile stay the newest, on the revision that results
     * from the step.
     */
    update: (entryId: number, change: Step): Promise<SheetRecord> =>
      turns.take(entryId, async () => {
        const record = await step(parts, entryId, change)
        onRecord?.()
        return record
      }),
  }
}
