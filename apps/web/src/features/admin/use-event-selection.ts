import { LIMITS, type OrganizedEvent } from "@rosette/contract"
import { useMemo, useState } from "react"

/** Which events are ticked to be deleted; null while none are put together. Those gone meanwhile do not count. */
export function useEventSelection(events: readonly OrganizedEvent[]) {
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null)
  const selected = useMemo(() => events.filter(({ id }) => ids?.has(id)), [events, ids])
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
    /** As many as one deletion takes. */
    add: (more: readonly OrganizedEvent[]) =>
      setIds(
        (before) => new Set([...(before ?? []), ...more.map(({ id }) => id)].slice(0, LIMITS.batchDelete.maxEvents)),
      ),
  }
}
