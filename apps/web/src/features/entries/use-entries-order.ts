import type { Entry } from "@rosette/contract/entries"
import { useMemo, useState } from "react"
import type { Sort } from "../../ui/lists/sort-button.tsx"
import { ENTRY_ORDERS, type EntryOrder, inOrder } from "./entries-order.ts"
import type { SheetsOf } from "./use-entry-sheets.ts"

/** Sorts the entries by a column; by the same again the other way round. At first they stand by voting ID. */
export function useEntriesOrder(entries: readonly Entry[], sheetsOf: SheetsOf) {
  const [order, setOrder] = useState<EntryOrder>({ key: "votingId", isDescending: false })
  const ordered = useMemo(() => inOrder(entries, order, sheetsOf), [entries, order, sheetsOf])
  const onSort = (column: string) => {
    const key = ENTRY_ORDERS.find((one) => one === column)
    if (key) setOrder({ key, isDescending: key === order.key && !order.isDescending })
  }
  const sort: Sort = { ...order, onSort }
  return { ordered, sort }
}
