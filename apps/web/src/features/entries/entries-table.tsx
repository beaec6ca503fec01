import { useMediaQuery } from "@mantine/hooks"
import type { EntryClass } from "@rosette/contract/classes"
import type { Entry } from "@rosette/contract/entries"
import { largerThan } from "../../lib/breakpoints.ts"
import { DataList } from "../../ui/lists/data-list.tsx"
import type { Sort } from "../../ui/lists/sort-button.tsx"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { useIsPrinting } from "../../ui/page/use-is-printing.ts"
import { columnsOf, type EntryActions, phoneColumnsOf, type Selection } from "./entries-columns.tsx"
import type { SheetsOf } from "./entry-sheets.tsx"

type Props = EntryActions & {
  entries: readonly Entry[]
  /** The event's classes; without any there is no column for them. */
  classes: readonly EntryClass[]
  /** Whether any entry has another status than expected; else there is no column for it. */
  hasStatuses: boolean
  selection: Selection
  sheetsOf: SheetsOf
  sort: Sort
}

/** All entries with their photos and actions; with a checkbox before each while several are being selected. */
export function EntriesTable({ entries, classes, hasStatuses, selection, sheetsOf, sort, ...actions }: Props) {
  const isPrinting = useIsPrinting()
  const isPhone = useIsPhone() && !isPrinting
  const hasRoom = useMediaQuery(largerThan("md"), undefined, { getInitialValueInEffect: false }) || isPrinting
  const props = { entryClasses: classes, hasStatuses, selection, sheetsOf, actions }
  return (
    <DataList
      label="Entries"
      rows={entries}
      columns={isPhone ? phoneColumnsOf(props) : columnsOf(props, hasRoom)}
      rowKey={({ id }) => id}
      isDense
      sort={sort}
      isSelected={({ id }) => selection.isSelecting && selection.has(id)}
    />
  )
}
