import type { KeptSheet, SheetOwner, SheetRecord } from "./records.ts"

export type SheetRecords = ReadonlyMap<number, SheetRecord>

/** A store of records that outlives the page. Every call is atomic, and rejects if the browser refuses it. */
export type OutboxStore = {
  /** Every record of a judge, by entry. */
  all: (owner: SheetOwner) => Promise<SheetRecords>
  /** Replaces the kept sheet of a record; its other fields stay unchanged. */
  keep: (kept: KeptSheet) => Promise<void>
  /** Reads, changes and writes a record in one step, also if other tabs write. Returns the new record. */
  update: (owner: SheetOwner, entryId: number, change: (record: SheetRecord) => SheetRecord) => Promise<SheetRecord>
  /** The same for all records of a judge; `change` returns those to be written. */
  updateAll: (owner: SheetOwner, change: (records: SheetRecords) => SheetRecords) => Promise<void>
  /** How often the browser has emptied the store since the page was opened. */
  timesEmptied?: () => number
}
