import { isEmpty, type KeptSheet, NO_RECORD, type SheetOwner, type SheetRecord } from "./records.ts"
import type { OutboxStore, SheetRecords } from "./store.ts"

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
    keep: async (kept: KeptSheet) => void put(kept, kept.entryId, { ...get(kept, kept.entryId), kept }),
    update: async (owner, entryId, change) => put(owner, entryId, change(get(owner, entryId))),
    updateAll: async (owner, change: (records: SheetRecords) => SheetRecords) => {
      for (const [entryId, record] of change(new Map(recordsOf(owner)))) put(owner, entryId, record)
    },
  }
}
