import type { Clock } from "../clock.ts"
import { whenBack } from "./coming-back.ts"
import { openPageRecords, type PageRecords } from "./page-records.ts"
import { type KeptSheet, NO_RECORD, type SheetOwner, type SheetRecord } from "./records.ts"
import type { OutboxStore } from "./store.ts"
import { watchStore } from "./store-health.ts"
import { openTurns, type Turns } from "./turns.ts"

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

/** What the steps of one cache share. */
type Parts = Pick<RecordCacheOptions, "owner" | "store" | "onRecord"> & {
  page: PageRecords
  turns: Turns
  health: ReturnType<typeof watchStore>
  /** What the store is known to hold. */
  stored: Map<number, SheetRecord>
  /** What was typed and is not in the store yet. */
  unwritten: Map<number, KeptSheet>
  /** Sheets of which this page knows more than the store. */
  ahead: Set<number>
  wasRead: boolean
}

type Step = (record: SheetRecord) => SheetRecord

function lose({ health, page }: Parts): void {
  if (health.lose()) page.show()
}

/** Writes down what this page has done with one sheet without the store. */
async function catchUp({ owner, store, page, stored, ahead, wasRead }: Parts, entryId: number): Promise<void> {
  const last = stored.get(entryId) ?? (wasRead ? NO_RECORD : undefined)
  try {
    const record = await store.update(owner, entryId, (there) => {
      ahead.delete(entryId)
      return whenBack(there, last, page.of(entryId))
    })
    stored.set(entryId, record)
    if (!ahead.has(entryId)) page.put(entryId, record)
  } catch (error) {
    ahead.add(entryId)
    throw error
  }
}

/** Writes down all that this page has done without the store. What is typed meanwhile goes on being ahead of it. */
async function comeBack(parts: Parts): Promise<void> {
  const { owner, store, page, turns, health, ahead, onRecord } = parts
  try {
    await store.all(owner)
    for (const entryId of ahead) await turns.take(entryId, () => catchUp(parts, entryId))
    health.isBack()
    await load(parts)
    onRecord?.()
  } catch {
    // Not there yet.
    health.retryLater()
    page.show()
  }
}

/** A step on a record in the store; rejects where that refuses. */
async function stepInStore(parts: Parts, entryId: number, change: Step): Promise<SheetRecord> {
  const { owner, store, page, health, stored, unwritten } = parts
  let before = NO_RECORD
  const record = await store.update(owner, entryId, (there) => {
    before = there
    return change(there)
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

/** A step on a record: in the store, or, while that refuses, on what this page knows. */
async function step(parts: Parts, entryId: number, change: Step): Promise<SheetRecord> {
  const { page, health, unwritten, ahead } = parts
  if (!health.isLost()) {
    try {
      return await stepInStore(parts, entryId, change)
    } catch {
      lose(parts)
    }
  }
  ahead.add(entryId)
  unwritten.delete(entryId)
  const record = change(page.of(entryId))
  page.put(entryId, record)
  return record
}

async function writeTyped(parts: Parts, entryId: number): Promise<void> {
  const { store, health, stored, unwritten, ahead, onRecord } = parts
  const kept = unwritten.get(entryId)
  if (!kept) return
  unwritten.delete(entryId)
  if (!health.isLost()) {
    try {
      await store.keep(kept)
      health.worked()
      stored.set(entryId, { ...(stored.get(entryId) ?? NO_RECORD), kept })
      onRecord?.()
      return
    } catch {
      lose(parts)
    }
  }
  ahead.add(entryId)
}

/** Takes over what other tabs and earlier visits have left. */
async function load(parts: Parts): Promise<void> {
  const { owner, store, page, turns, health, stored, ahead } = parts
  if (health.isLost()) return
  const begun = page.steps()
  try {
    const found = await store.all(owner)
    parts.wasRead = true
    health.worked()
    const isOurs = (id: number) => turns.isTaken(id) || ahead.has(id) || page.isPutSince(id, begun)
    for (const [entryId] of page.entries()) {
      if (found.has(entryId) || isOurs(entryId)) continue
      page.takeOver(entryId, null)
      stored.delete(entryId)
    }
    for (const [entryId, record] of found) {
      if (isOurs(entryId)) continue
      page.takeOver(entryId, record)
      stored.set(entryId, record)
    }
  } catch {
    lose(parts)
  }
  page.show()
}

function keep(parts: Parts, kept: KeptSheet): void {
  const { store, page, turns, health, unwritten, ahead } = parts
  const { entryId } = kept
  page.put(entryId, { ...page.of(entryId), kept })
  if (health.isLost()) {
    ahead.add(entryId)
    return
  }
  const isWaiting = unwritten.has(entryId)
  unwritten.set(entryId, kept)
  // Behind another turn it would wait, and the page may end in this moment: the store puts both in their order.
  if (turns.isTaken(entryId)) void store.keep(kept).catch(() => undefined)
  if (!isWaiting) void turns.take(entryId, () => writeTyped(parts, entryId))
}

/**
 * The records of a judge as this page knows them, in front of the store that outlives it. What is typed stands here at once;
 * the store follows in turns, one at a time per sheet, so that no step meets another half way. Where the store refuses, the
 * page goes on with what it knows, and writes it down as soon as the store is there again.
 */
export function openRecordCache({ owner, store, clock, isInFlight, onRecord }: RecordCacheOptions) {
  const page = openPageRecords(isInFlight)
  const turns = openTurns()
  const health = watchStore(clock, () => void comeBack(parts))
  const parts: Parts = {
    ...{ owner, store, onRecord, page, turns, health },
    stored: new Map(),
    unwritten: new Map(),
    ahead: new Set(),
    wasRead: false,
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
    /** Resolves when all that was typed so far is where it outlives the page, or cannot be brought there now. */
    settled: turns.settled,
    /** Puts what was typed over what was kept of the sheet before. */
    keep: (kept: KeptSheet) => keep(parts, kept),
    /** Shows a sheet as gone before the store has heard of it. */
    clear: (entryId: number) => page.put(entryId, { ...page.of(entryId), kept: null, attempt: null }),
    /** One step on a record, in the store first. What is typed meanwhile stays the newest, on the revision that the step has made. */
    update: (entryId: number, change: Step): Promise<SheetRecord> =>
      turns.take(entryId, async () => {
        const record = await step(parts, entryId, change)
        onRecord?.()
        return record
      }),
  }
}
