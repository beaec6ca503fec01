import type { Entry } from "@rosette/contract/entries"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import { useMemo, useState } from "react"
import type { Sort } from "../../ui/lists/sort-button.tsx"
import type { SheetsOf } from "./entry-sheets.tsx"

/** What the list can be sorted by: the keys of its columns. */
const ENTRY_ORDERS = ["entry", "votingId", "owner", "sheets"] as const
export type EntryOrder = { key: (typeof ENTRY_ORDERS)[number]; isDescending: boolean }

type Sorted = Pick<Entry, "id" | "entryName" | "votingId" | "ownerParticipant">
type Compare = (a: Sorted, b: Sorted) => number

const byText = (a: string, b: string) => a.localeCompare(b, undefined, { numeric: true })

/** The entries in an order; those that are equal in it stand by voting ID. */
export function inOrder<E extends Sorted>(entries: readonly E[], order: EntryOrder, sheetsOf: SheetsOf): readonly E[] {
  const byVotingId: Compare = (a, b) => compareVotingIds(a.votingId, b.votingId)
  const submitted = ({ id }: Sorted) => sheetsOf(id)?.submitted ?? 0
  const compare: Record<EntryOrder["key"], Compare> = {
    entry: (a, b) => byText(a.entryName, b.entryName),
    votingId: byVotingId,
    owner: (a, b) => byText(a.ownerParticipant, b.ownerParticipant),
    sheets: (a, b) => submitted(a) - submitted(b),
  }
  const sign = order.isDescending ? -1 : 1
  return entries.toSorted((a, b) => sign * compare[order.key](a, b) || byVotingId(a, b))
}

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
