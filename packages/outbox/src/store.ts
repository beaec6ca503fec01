import type { KeptSheet, SheetRecord } from "./records.ts"

/** Where records outlive the page. Every call is all or nothing, and rejects where the browser refuses it. */
export type OutboxStore = {
  /** Every record of a judge. */
  all: (judgeId: number) => Promise<[entryId: number, SheetRecord][]>
  /** Puts a kept sheet over what was kept before; the attempt beside it stays. */
  keep: (kept: KeptSheet) => Promise<void>
  /** Reads, changes and writes a record in one step, whichever other tab is at work. Answers the record as it stands now. */
  update: (judgeId: number, entryId: number, change: (record: SheetRecord) => SheetRecord) => Promise<SheetRecord>
}
