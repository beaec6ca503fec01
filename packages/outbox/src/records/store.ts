import type { KeptSheet, SheetOwner, SheetRecord } from "./records.ts"

export type SheetRecords = ReadonlyMap<number, SheetRecord>

/** Where records outlive the page. Every call is all or nothing, and rejects where the browser refuses it. */
export type OutboxStore = {
  /** Every record of a judge, by entry. */
  all: (owner: SheetOwner) => Promise<SheetRecords>
  /** Puts a kept sheet over what was kept before; what stands beside it stays. */
  keep: (kept: KeptSheet) => Promise<void>
  /** Reads, changes and writes a record in one step, whichever other tab is at work. Answers the record as it stands now. */
  update: (owner: SheetOwner, entryId: number, change: (record: SheetRecord) => SheetRecord) => Promise<SheetRecord>
  /** The same for all records of a judge; `change` answers those that are to be written. */
  updateAll: (owner: SheetOwner, change: (records: SheetRecords) => SheetRecords) => Promise<void>
}
