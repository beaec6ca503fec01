import type { EntryClass } from "@rosette/contract/classes"
import type { Entry } from "@rosette/contract/entries"
import { DataList } from "../../ui/lists/data-list.tsx"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { useIsPrinting } from "../../ui/page/use-is-printing.ts"
import { columnsOf, type EntryActions, phoneColumnsOf, type Selection } from "./entries-columns.tsx"

type Props = EntryActions & {
  entries: readonly Entry[]
  /** The event's classes; without any there is no column for them. */
  classes: readonly EntryClass[]
  selection: Selection
}

/** All entries with their photos and actions; with a checkbox before each while several are being selected. */
export function EntriesTable({ entries, classes, selection, ...actions }: Props) {
  const isPrinting = useIsPrinting()
  const columns = useIsPhone() && !isPrinting ? phoneColumnsOf : columnsOf
  return (
    <DataList
      label="Entries"
      rows={entries}
      columns={columns(classes, selection, actions)}
      rowKey={({ id }) => id}
      isDense
      isSelected={({ id }) => selection.isSelecting && selection.has(id)}
    />
  )
}
