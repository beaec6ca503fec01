import { isEmpty, NO_RECORD, type SheetOwner, type SheetRecord, type UnsentSheet } from "./records.ts"

export type SheetRecords = ReadonlyMap<number, SheetRecord>

/** A store of records that outlives the page. Every call is atomic, and rejects if the browser refuses it. */
export type OutboxStore = {
  /** Every record of a judge, by entry. */
  all: (owner: SheetOwner) => Promise<SheetRecords>
  /** Replaces the unsent sheet of a record; its other fields stay unchanged. */
  putUnsent: (unsent: UnsentSheet) => Promise<void>
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
    putUnsent: async (unsent) => void put(unsent, unsent.entryId, { ...get(unsent, unsent.entryId), unsent }),
    update: async (owner, entryId, change) => put(owner, entryId, change(get(owner, entryId))),
    updateAll: async (owner, change) => {
      for (const [entryId, record] of change(new Map(recordsOf(owner)))) put(owner, entryId, record)
    },
  }
}
