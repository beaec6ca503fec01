import type { StoredSheet } from "@rosette/contract/sheets"
import {
  isEmpty,
  NO_RECORD,
  type PendingNote,
  type PendingSheet,
  type SheetOwner,
  type SheetRecord,
  type UnsentSheet,
} from "./records.ts"
import { mergeAfterOutage, pendingOf } from "./rules.ts"
import { type Clock, type OutboxStore, type StorageState, StoreHealth } from "./store.ts"
import { Subscribable } from "./subscribable.ts"

/** The records of a judge in this page, and what its screens show of them. */
class PageRecords extends Subscribable {
  readonly #records = new Map<number, SheetRecord>()
  /** Counts the changes: reading the store must not overwrite records that were changed meanwhile. */
  #steps = 0
  readonly #lastStepOf = new Map<number, number>()
  #pending: ReadonlyMap<number, PendingSheet> = new Map()
  #notes: ReadonlyMap<number, PendingNote> = new Map()
  #known: ReadonlyMap<number, StoredSheet> = new Map()
  /** The sheets that are being sent now. */
  protected readonly inFlight = new Set<number>()

  /** The sheets that the server does not have in this state; the same map until something changes. */
  readonly pending = (): ReadonlyMap<number, PendingSheet> => this.#pending

  /** The notes about entries that the server does not have, by their own ids; the same map until something changes. */
  readonly notes = (): ReadonlyMap<number, PendingNote> => this.#notes

  /** What the server is known to have; the same map until something changes. */
  readonly known = (): ReadonlyMap<number, StoredSheet> => this.#known

  protected show(): void {
    const waiting = [...this.#records].flatMap(([id, record]) => {
      const pending = pendingOf(record, this.inFlight.has(id))
      return pending ? [{ id, pending, note: record.unsent?.note }] : []
    })
    this.#pending = new Map(waiting.flatMap(({ id, pending, note }) => (note ? [] : [[id, pending]])))
    const notes = waiting.flatMap(({ id, pending, note }) => (note ? [[id, { ...pending, note }] as const] : []))
    if (JSON.stringify(notes) !== JSON.stringify([...this.#notes])) this.#notes = new Map(notes)
    const known = new Map(
      [...this.#records].flatMap(([id, record]) => (record.known?.sheet ? [[id, record.known.sheet]] : [])),
    )
    const isSame = known.size === this.#known.size && [...known].every(([id, sheet]) => this.#known.get(id) === sheet)
    if (!isSame) this.#known = known
    this.tell()
  }

  protected entries(): [number, SheetRecord][] {
    return [...this.#records]
  }

  protected recordOf(entryId: number): SheetRecord {
    return this.#records.get(entryId) ?? NO_RECORD
  }

  /** Replaces a record with a new state that this page has made. */
  protected putHere(entryId: number, record: SheetRecord): void {
    this.#steps += 1
    this.#lastStepOf.set(entryId, this.#steps)
    if (isEmpty(record)) this.#records.delete(entryId)
    else this.#records.set(entryId, record)
    this.show()
  }

  /** Sets a record that was read from the store, null for none; call `show` after the last one. */
  protected putFromStore(entryId: number, record: SheetRecord | null): void {
    if (record) this.#records.set(entryId, record)
    else this.#records.delete(entryId)
  }

  /** The number of changes so far. */
  protected steps(): number {
    return this.#steps
  }

  protected isPutSince(entryId: number, step: number): boolean {
    return (this.#lastStepOf.get(entryId) ?? 0) > step
  }
}

export type RecordCacheOptions = {
  owner: SheetOwner
  store: OutboxStore
  clock: Clock
  /** Called when a record has changed that other tabs may show. */
  onRecord?: () => void
}

type Step = (record: SheetRecord) => SheetRecord

/** Runs one task at a time for each sheet, in order; a failed task does not stop the next one. */
class Turns {
  readonly #latest = new Map<number, Promise<unknown>>()

  take<T>(entryIds: readonly number[], work: () => Promise<T>): Promise<T> {
    const before = Promise.allSettled(entryIds.map((entryId) => this.#latest.get(entryId)))
    const turn = before.then(work)
    for (const entryId of entryIds) this.#latest.set(entryId, turn)
    return turn.finally(() => {
      for (const entryId of entryIds) if (this.#latest.get(entryId) === turn) this.#latest.delete(entryId)
    })
  }

  /** Whether a task for this sheet is running or waiting. */
  isTaken(entryId: number): boolean {
    return this.#latest.has(entryId)
  }

  /** Resolves when all current tasks have ended; rejects if one of the last ones failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#latest.values())
  }
}

/**
 * The records of a judge in this page, a cache of the store that outlives it. Typed changes are visible at once; the store is
 * updated one step at a time per sheet, so that steps do not overlap. While the store fails, the page continues with its own
 * records, and stores them as soon as the store works again.
 */
export class RecordCache extends PageRecords {
  protected readonly owner: SheetOwner
  readonly #store: OutboxStore
  readonly #onRecord: (() => void) | undefined
  readonly #turns = new Turns()
  readonly #health: StoreHealth
  /** What the store is known to hold. */
  readonly #stored = new Map<number, SheetRecord>()
  /** Typed changes that are not in the store yet. */
  readonly #unwritten = new Map<number, UnsentSheet>()
  /** Sheets whose record in this page is newer than in the store. */
  readonly #newerHere = new Set<number>()
  #wasRead = false
  /** How often the browser had emptied the store when this page last noted it. */
  #timesEmptied: number

  constructor({ owner, store, clock, onRecord }: RecordCacheOptions) {
    super()
    this.owner = owner
    this.#store = store
    this.#onRecord = onRecord
    this.#health = new StoreHealth(clock, () => void this.#restoreStore())
    this.#timesEmptied = store.timesEmptied?.() ?? 0
  }

  /** Whether the records outlive this page. */
  readonly storage = (): StorageState => this.#health.state()

  /** Resolves when everything typed so far is stored, or cannot be stored now. */
  settled(): Promise<void> {
    return this.#turns.settled()
  }

  /** Reads the records of other tabs and earlier visits. */
  async load(): Promise<void> {
    if (this.#health.isLost()) return
    const begun = this.steps()
    try {
      const found = await this.#store.all(this.owner)
      this.#refuseEmptied()
      this.#wasRead = true
      this.#health.worked()
      this.#takeOver(found, begun)
    } catch {
      this.#markFailed()
    }
    this.show()
  }

  #takeOver(found: ReadonlyMap<number, SheetRecord>, begun: number): void {
    const isNewerHere = (id: number) => this.#turns.isTaken(id) || this.#newerHere.has(id) || this.isPutSince(id, begun)
    for (const [entryId] of this.entries()) {
      if (found.has(entryId) || isNewerHere(entryId)) continue
      this.putFromStore(entryId, null)
      this.#stored.delete(entryId)
    }
    for (const [entryId, record] of found) {
      if (isNewerHere(entryId)) continue
      this.putFromStore(entryId, record)
      this.#stored.set(entryId, record)
    }
  }

  /** Replaces the unsent changes of sheets with newly typed ones, which are stored together. */
  protected write(sheets: readonly UnsentSheet[]): void {
    const entryIds = sheets.map(({ entryId }) => entryId)
    for (const unsent of sheets) this.putHere(unsent.entryId, { ...this.recordOf(unsent.entryId), unsent })
    if (this.#health.isLost()) {
      for (const entryId of entryIds) this.#newerHere.add(entryId)
      return
    }
    for (const unsent of sheets) this.#unwritten.set(unsent.entryId, unsent)
    // Do not queue this write: the page may be closing. The store keeps the order of both writes.
    if (entryIds.some((entryId) => this.#turns.isTaken(entryId)))
      void this.#store.putUnsent(sheets).catch(() => undefined)
    void this.#turns.take(entryIds, () => this.#writeTyped(entryIds))
  }

  async #writeTyped(entryIds: readonly number[]): Promise<void> {
    const sheets = entryIds.flatMap((entryId) => this.#unwritten.get(entryId) ?? [])
    if (sheets.length === 0) return
    for (const { entryId } of sheets) this.#unwritten.delete(entryId)
    if (!this.#health.isLost()) {
      try {
        await this.#store.putUnsent(sheets)
        this.#refuseEmptied()
        this.#health.worked()
        for (const unsent of sheets)
          this.#stored.set(unsent.entryId, { ...(this.#stored.get(unsent.entryId) ?? NO_RECORD), unsent })
        this.#onRecord?.()
        return
      } catch {
        this.#markFailed()
      }
    }
    for (const { entryId } of sheets) this.#newerHere.add(entryId)
  }

  /** Shows a sheet as dropped before the store is updated. */
  protected clear(entryId: number): void {
    this.putHere(entryId, { ...this.recordOf(entryId), unsent: null, attempt: null })
  }

  /**
   * Runs one step on a record: in the store, or in this page while the store fails. Changes typed meanwhile stay the newest, on the
   * revision that results from the step.
   */
  protected update(entryId: number, change: Step): Promise<SheetRecord> {
    return this.#turns.take([entryId], async () => {
      const record = await this.#step(entryId, change)
      this.#onRecord?.()
      return record
    })
  }

  async #step(entryId: number, change: Step): Promise<SheetRecord> {
    if (!this.#health.isLost()) {
      try {
        return await this.#stepInStore(entryId, change)
      } catch {
        this.#markFailed()
      }
    }
    this.#newerHere.add(entryId)
    this.#unwritten.delete(entryId)
    const record = change(this.recordOf(entryId))
    this.putHere(entryId, record)
    return record
  }

  /** Rejects if the store fails. */
  async #stepInStore(entryId: number, change: Step): Promise<SheetRecord> {
    let before = NO_RECORD
    const record = await this.#store.update(this.owner, entryId, (inStore) => {
      this.#refuseEmptied()
      before = inStore
      return change(inStore)
    })
    this.#health.worked()
    this.#stored.set(entryId, record)
    const typed = this.#unwritten.get(entryId)
    if (typed === undefined || typed.editId !== this.recordOf(entryId).unsent?.editId) this.putHere(entryId, record)
    else {
      const unsent = change({ ...before, unsent: typed }).unsent ?? typed
      this.#unwritten.set(entryId, unsent)
      this.putHere(entryId, { ...record, unsent })
    }
    return record
  }

  #hasBeenEmptied(): boolean {
    return (this.#store.timesEmptied?.() ?? 0) !== this.#timesEmptied
  }

  /** Throws if the browser has emptied the store: what is missing in it was not dropped or saved by another tab. */
  #refuseEmptied(): void {
    if (this.#hasBeenEmptied()) throw new Error("The browser has emptied the store.")
  }

  /** If the browser has emptied the store, marks everything in this page to be stored again. */
  #noteEmptied(): void {
    if (!this.#hasBeenEmptied()) return
    this.#timesEmptied = this.#store.timesEmptied?.() ?? 0
    this.#wasRead = true
    this.#stored.clear()
    for (const [entryId] of this.entries()) this.#newerHere.add(entryId)
  }

  #markFailed(): void {
    this.#noteEmptied()
    if (this.#health.markFailed()) this.show()
  }

  /** Stores everything that this page has done while the store failed. Sheets that change meanwhile stay in `#newerHere`. */
  async #restoreStore(): Promise<void> {
    try {
      await this.#store.all(this.owner)
      this.#noteEmptied()
      for (let entryId = this.#nextNewer(); entryId !== undefined; entryId = this.#nextNewer())
        await this.#catchUp(entryId)
      this.#health.markWorking()
      await this.load()
      this.#onRecord?.()
    } catch {
      // The store still fails.
      this.#health.retryLater()
      this.show()
    }
  }

  /** A sheet that was moved is stored last: what stood in it must be in the store by then. */
  #nextNewer(): number | undefined {
    const entryIds = [...this.#newerHere]
    return entryIds.find((entryId) => this.recordOf(entryId).unsent?.movedTo === undefined) ?? entryIds[0]
  }

  /** Stores what this page has done with one sheet while the store failed. */
  #catchUp(entryId: number): Promise<void> {
    return this.#turns.take([entryId], async () => {
      const last = this.#stored.get(entryId) ?? (this.#wasRead ? NO_RECORD : undefined)
      try {
        const record = await this.#store.update(this.owner, entryId, (inStore) => {
          this.#newerHere.delete(entryId)
          return mergeAfterOutage(inStore, last, this.recordOf(entryId))
        })
        this.#stored.set(entryId, record)
        if (!this.#newerHere.has(entryId)) this.putHere(entryId, record)
      } catch (error) {
        this.#newerHere.add(entryId)
        throw error
      }
    })
  }
}
