import { isEmpty, NO_RECORD, type SheetOwner, type SheetRecord, type UnsentSheet } from "./records.ts"

export type SheetRecords = ReadonlyMap<number, SheetRecord>

/** A store of records that outlives the page. Every call is atomic, and rejects if the browser refuses it. */
export type OutboxStore = {
  /** Every record of a judge, by entry. */
  all: (owner: SheetOwner) => Promise<SheetRecords>
  /** Replaces the unsent sheets of one or more records together; their other fields stay unchanged. */
  putUnsent: (sheets: readonly UnsentSheet[]) => Promise<void>
  /** Reads, changes and writes a record in one step, also if other tabs write. Returns the new record. */
  update: (owner: SheetOwner, entryId: number, change: (record: SheetRecord) => SheetRecord) => Promise<SheetRecord>
  /** The same for all records of a judge; `change` returns those to be written. */
  updateAll: (owner: SheetOwner, change: (records: SheetRecords) => SheetRecords) => Promise<void>
  /** How often the browser has emptied the store since the page was opened. */
  timesEmptied?: () => number
}

const nameOf = ({ databaseId, judgeId }: SheetOwner) => `${judgeId} of ${databaseId}`

/** A store that lasts as long as the page. */
export function memoryStore(): OutboxStore {
  const owners = new Map<string, Map<number, SheetRecord>>()
  function recordsOf(owner: SheetOwner): Map<number, SheetRecord> {
    const records = owners.get(nameOf(owner)) ?? new Map<number, SheetRecord>()
    owners.set(nameOf(owner), records)
    return records
  }
  function put(owner: SheetOwner, entryId: number, record: SheetRecord): SheetRecord {
    if (isEmpty(record)) recordsOf(owner).delete(entryId)
    else recordsOf(owner).set(entryId, record)
    return record
  }
  const get = (owner: SheetOwner, entryId: number) => recordsOf(owner).get(entryId) ?? NO_RECORD
  return {
    all: async (owner) => new Map(recordsOf(owner)),
    putUnsent: async (sheets) => {
      for (const unsent of sheets) put(unsent, unsent.entryId, { ...get(unsent, unsent.entryId), unsent })
    },
    update: async (owner, entryId, change) => put(owner, entryId, change(get(owner, entryId))),
    updateAll: async (owner, change) => {
      for (const [entryId, record] of change(new Map(recordsOf(owner)))) put(owner, entryId, record)
    },
  }
}

export type Clock = {
  /** Milliseconds of a monotonic clock: judges may change the wall clock. */
  now: () => number
  /** Calls back once after this many milliseconds; returns a function that cancels it. */
  after: (milliseconds: number, callback: () => void) => () => void
}

/** Whether records outlive the page: "works"; "retrying", the store worked before and is retried; "memory", they do not. */
export type StorageState = "works" | "retrying" | "memory"

const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5_000
/** After this time the state is "memory" instead of "retrying", although retries go on. */
const RETRYING_SHOWN_MS = 10_000

/** Tracks whether the store works. After a failure, `restoreStore` is called after each pause until `markWorking` is called. */
export class StoreHealth {
  readonly #clock: Clock
  readonly #restoreStore: () => void
  #lostAt: number | null = null
  #hasWorked = false
  #retries = 0

  constructor(clock: Clock, restoreStore: () => void) {
    this.#clock = clock
    this.#restoreStore = restoreStore
  }

  isLost(): boolean {
    return this.#lostAt !== null
  }

  worked(): void {
    this.#hasWorked = true
  }

  markWorking(): void {
    this.#lostAt = null
  }

  retryLater(): void {
    this.#clock.after(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#retries), this.#restoreStore)
    this.#retries += 1
  }

  /** Returns false if the store had already failed. */
  markFailed(): boolean {
    if (this.#lostAt !== null) return false
    this.#lostAt = this.#clock.now()
    this.#retries = 0
    this.retryLater()
    return true
  }

  state(): StorageState {
    if (this.#lostAt === null) return "works"
    return this.#hasWorked && this.#clock.now() - this.#lostAt < RETRYING_SHOWN_MS ? "retrying" : "memory"
  }
}
