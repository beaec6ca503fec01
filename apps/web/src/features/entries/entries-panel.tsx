import { Box, Button } from "@mantine/core"
import type { EntryClass } from "@rosette/contract/classes"
import type { Entry } from "@rosette/contract/entries"
import { numberedName } from "@rosette/domain/entries/entry-names"
import { usedFlags } from "@rosette/domain/events/event-words"
import { IconListCheck, IconQrcode, IconTags } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { useLocation } from "wouter"
import { formatNumber, plural } from "../../lib/format.ts"
import { ActionBar, type BarAction } from "../../ui/actions/action-bar.tsx"
import { SearchField } from "../../ui/fields/search-field.tsx"
import { useSelection } from "../../ui/lists/use-selection.ts"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import { ClassChoiceSelect } from "../classes/class-select.tsx"
import { useConflictsDialog } from "../conflicts/use-conflicts-dialog.tsx"
import { useWords } from "../words/words-context.ts"
import { EntriesBatchBar } from "./batch/entries-batch-bar.tsx"
import { useBatchSetting } from "./batch/use-batch-setting.tsx"
import styles from "./entries.module.css"
import { useEntriesOrder } from "./entries-order.ts"
import { useEntriesShown } from "./entries-search.ts"
import { EntriesTable } from "./entries-table.tsx"
import type { SheetsOf } from "./entry-sheets.tsx"
import { isStatusUsed } from "./status/status-choice.ts"
import { StatusFilter } from "./status/status-filter.tsx"
import { useStatusChange } from "./status/use-status-change.tsx"
import { useEntryDeletion } from "./use-entry-deletion.tsx"

type Props = {
  eventId: number
  entries: readonly Entry[]
  classes: readonly EntryClass[]
  sheetsOf: SheetsOf
  addButton: ReactNode
  actions: readonly BarAction[]
  onEdit: (entry: Entry) => void
  onPhoto: (entry: Entry) => void
}

/** The list with its search, and the bar of the selected entries. */
export function EntriesPanel({ eventId, entries, classes, sheetsOf, addButton, actions, onEdit, onPhoto }: Props) {
  const { found, search, setSearch, choice, choose, statusChoice, chooseStatus, clear } = useEntriesShown(
    entries,
    classes,
  )
  const { ordered, sort } = useEntriesOrder(found, sheetsOf)
  const selection = useSelection(entries)
  const setting = useBatchSetting({ eventId, entries: selection.selected, classes })
  const deletion = useEntryDeletion(eventId, selection.stop)
  const status = useStatusChange(eventId, entries)
  const { openConflicts, dialog: conflictsDialog } = useConflictsDialog(eventId)
  const isLocked = useLocked()
  const hasFlags = usedFlags(useWords()).length > 0
  const setFlags: BarAction = {
    key: "flags",
    label: "Set Flags",
    icon: <IconTags size={20} aria-hidden />,
    onPress: selection.start,
    isDisabled: isLocked,
  }
  const [, navigate] = useLocation()
  const batch: BarAction[] = [
    ...(hasFlags ? [setFlags] : []),
    {
      key: "cards",
      label: "Print Cards",
      icon: <IconQrcode size={20} aria-hidden />,
      onPress: () => navigate("/organizer-cards"),
      isInMenu: true,
    },
    {
      key: "delete",
      label: "Batch Delete",
      icon: <IconListCheck size={20} aria-hidden />,
      onPress: selection.start,
      isDisabled: isLocked,
      isDangerous: true,
    },
  ]
  return (
    <div className={styles.panel} data-selecting={selection.isSelecting || undefined}>
      <div className={styles.tools}>
        <Box flex="1 1 58rem" miw={0}>
          <ActionBar primary={addButton} actions={selection.isSelecting ? actions : [...actions, ...batch]} />
        </Box>
        <div className={styles.filters} data-classes={classes.length > 0 || undefined}>
          <SearchField
            label="Search entries"
            placeholder="Search entries, names, IDs..."
            value={search}
            onChange={setSearch}
            countText={`${formatNumber(found.length)} of ${plural(entries.length, "entry", "entries")}`}
          />
          {classes.length > 0 && (
            <ClassChoiceSelect
              aria-label="Class"
              anyLabel="All classes"
              classes={classes}
              value={choice}
              onChange={choose}
            />
          )}
        </div>
      </div>
      <StatusFilter entries={entries} choice={statusChoice} onChange={chooseStatus} />
      {selection.isSelecting && (
        <EntriesBatchBar
          count={selection.selected.length}
          isDeleting={deletion.isDeleting}
          onSetFlags={hasFlags ? () => setting.open("flags") : null}
          onSetStatus={() => setting.open("status")}
          onSetClass={classes.length > 0 ? () => setting.open("class") : null}
          onSelectAll={() => selection.add(found)}
          onClear={selection.clear}
          onDelete={() => deletion.deleteMany(selection.selected, found)}
          onDone={selection.stop}
        />
      )}
      {found.length > 0 ? (
        <EntriesTable
          entries={ordered}
          hasStatuses={isStatusUsed(entries)}
          classes={classes}
          sort={sort}
          selection={selection}
          sheetsOf={sheetsOf}
          onEdit={onEdit}
          onPhoto={onPhoto}
          onStatus={status.change}
          onConflicts={(entry) => openConflicts({ about: { entryId: entry.id }, name: numberedName(entry) })}
          onDelete={deletion.deleteOne}
        />
      ) : (
        <NoEntriesFound search={search} isFiltered={choice !== "any" || statusChoice !== "all"} onClear={clear} />
      )}
      {deletion.dialog}
      {status.dialog}
      {conflictsDialog}
      {setting.dialog}
    </div>
  )
}

type NoEntriesFoundProps = { search: string; isFiltered: boolean; onClear: () => void }

/** Shown instead of the list if no entry matches the search, the chosen class or the chosen status. */
function NoEntriesFound({ search, isFiltered, onClear }: NoEntriesFoundProps) {
  const words = search.trim()
  return (
    <EmptyState
      title="No entries found"
      action={
        <Button variant="default" onClick={onClear}>
          {isFiltered ? "Show All Entries" : "Clear search"}
        </Button>
      }
    >
      {words === "" ? (
        "No entry is among those that are chosen."
      ) : (
        <>Nothing matches “{words}” in names, voting IDs, descriptions and owners.</>
      )}
    </EmptyState>
  )
}
