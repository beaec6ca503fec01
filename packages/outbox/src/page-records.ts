import type { StoredSheet } from "@rosette/contract/sheets"
import { isEmpty, NO_RECORD, type PendingSheet, type SheetRecord } from "./records.ts"
import { pendingOf } from "./rules.ts"

export type PageRecords = ReturnType<typeof openPageRecords>

/** The records of a judge in this page, and what its screens show of them. */
export function openPageRecords(isInFlight: (entryId: number) => boolean) {
  const records = new Map<number, SheetRecord>()
  let steps = 0
  const lastStepOf = new Map<number, number>()
  let shown: ReadonlyMap<number, PendingSheet> = new Map()
  let known: ReadonlyMap<number, StoredSheet> = new Map()
  const listeners = new Set<() => void>()

  function show(): void {
    shown = new Map(
      [...records].flatMap(([entryId, record]) => {
        const pending = pendingOf(record, isInFlight(entryId))
        return pending ? [[entryId, pending] as const] : []
      }),
    )
    const sheets = new Map(
      [...records].flatMap(([id, record]) => (record.known?.sheet ? [[id, record.known.sheet]] : [])),
    )
    const isSame = sheets.size === known.size && [...sheets].every(([id, sheet]) => known.get(id) === sheet)
    if (!isSame) known = sheets
    for (const listener of listeners) listener()
  }

  return {
    pending: () => shown,
    known: () => known,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    show,
    entries: () => [...records],
    of: (entryId: number) => records.get(entryId) ?? NO_RECORD,
    /** Replaces a record with a new state that this page has made. */
    put(entryId: number, record: SheetRecord): void {
      steps += 1
      lastStepOf.set(entryId, steps)
      if (isEmpty(record)) records.delete(entryId)
      else records.set(entryId, record)
      show()
    },
    /** The number of changes so far: reading the store must not overwrite records that were changed meanwhile. */
    steps: () => steps,
    isPutSince: (entryId: number, step: number) => (lastStepOf.get(entryId) ?? 0) > step,
    /** Sets a record that was read from the store, null for none; call `show` after the last one. */
    takeOver(entryId: number, record: SheetRecord | null): void {
      if (record) records.set(entryId, record)
      else records.delete(entryId)
    },
  }
}
