import { useMemo, useState } from "react"

/** The selected rows of a list in selection mode, at most `most`. Rows that were removed meanwhile do not count. */
export function useSelection<Row extends { id: number }>(rows: readonly Row[], most = Number.POSITIVE_INFINITY) {
  const [ids, setIds] = useState<ReadonlySet<number> | null>(null)
  const selected = useMemo(() => rows.filter(({ id }) => ids?.has(id)), [rows, ids])
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
    add: (more: readonly { id: number }[]) =>
      setIds((before) => new Set([...(before ?? []), ...more.map(({ id }) => id)].slice(0, most))),
  }
}
