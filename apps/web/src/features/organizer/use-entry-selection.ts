import type { Entry } from "@rosette/contract"
import { useMemo, useState } from "react"

/** Which entries are ticked for a batch; null while no batch is being put together. Those gone meanwhile do not count. */
export function useEntrySelection(entries: readonly Entry[]) {
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null)
  const selected = useMemo(() => entries.filter(({ id }) => ids?.has(id)), [entries, ids])
  const toggle = (id: number) =>
    setIds((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return {
    isSelecting: ids !== null,
    selected,
    has: (id: number) => ids?.has(id) ?? false,
    start: () => setIds(new Set()),
    stop: () => setIds(null),
    clear: () => setIds(new Set()),
    toggle,
    add: (more: readonly Entry[]) => setIds((before) => new Set([...(before ?? []), ...more.map(({ id }) => id)])),
  }
}
