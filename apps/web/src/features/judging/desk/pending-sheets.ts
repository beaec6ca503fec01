import type { PendingSheet } from "@rosette/outbox/records"

/** A map of pending sheets that notifies its listeners of every change. */
export function pendingSheets(initial: Iterable<[number, PendingSheet]> = []) {
  let sheets: ReadonlyMap<number, PendingSheet> = new Map(initial)
  const listeners = new Set<() => void>()
  const replace = (next: ReadonlyMap<number, PendingSheet>) => {
    sheets = next
    for (const listener of listeners) listener()
  }
  return {
    all: () => sheets,
    get: (entryId: number) => sheets.get(entryId),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set: (entryId: number, sheet: PendingSheet) => replace(new Map(sheets).set(entryId, sheet)),
    remove(entryId: number) {
      if (!sheets.has(entryId)) return
      replace(new Map([...sheets].filter(([id]) => id !== entryId)))
    },
  }
}
