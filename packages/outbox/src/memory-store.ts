import { NO_RECORD, type SheetRecord } from "./records.ts"
import type { OutboxStore } from "./store.ts"

/** Records that live as long as the page: for browsers that refuse to keep anything. */
export function memoryStore(initial: Iterable<[entryId: number, SheetRecord]> = []): OutboxStore {
  const records = new Map(initial)
  const put = (entryId: number, record: SheetRecord) => {
    if (record.kept || record.attempt) records.set(entryId, record)
    else records.delete(entryId)
    return record
  }
  return {
    all: async () => [...records],
    keep: async (kept) => {
      put(kept.entryId, { ...(records.get(kept.entryId) ?? NO_RECORD), kept })
    },
    update: async (_judgeId, entryId, change) => put(entryId, change(records.get(entryId) ?? NO_RECORD)),
  }
}
