import { Button, Group } from "@mantine/core"
import type { Entry, EntryClass } from "@rosette/contract"
import { IconTags } from "@tabler/icons-react"
import { type ReactNode, useState } from "react"
import { formatNumber, plural } from "../../lib/format.ts"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { SearchField } from "../../ui/fields/search-field.tsx"
import { useSelection } from "../../ui/lists/use-selection.ts"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import { ClassChoiceSelect } from "../classes/class-select.tsx"
import { EntriesBatchBar } from "./entries-batch-bar.tsx"
import { EntriesClassDialog } from "./entries-class-dialog.tsx"
import { EntriesFlagsDialog } from "./entries-flags-dialog.tsx"
import styles from "./entries-panel.module.css"
import { EntriesTable } from "./entries-table.tsx"
import { useEntriesShown } from "./use-entries-shown.ts"
import { useEntryDeletion } from "./use-entry-deletion.tsx"

type Props = {
  eventId: number
  entries: readonly Entry[]
  classes: readonly EntryClass[]
  actions: ReactNode
  batchIcon: ReactNode
  onEdit: (entry: Entry) => void
  onPhoto: (entry: Entry) => void
}

/** What is set for the ticked entries. */
type Setting = { what: "flags" | "class"; isOpen: boolean; turn: number }

/** The list with its search, and the batch that is put together to be deleted. */
export function EntriesPanel({ eventId, entries, classes, actions, batchIcon, onEdit, onPhoto }: Props) {
  const { found, search, setSearch, choice, choose, clear } = useEntriesShown(entries, classes)
  const selection = useSelection(entries)
  const [setting, setSetting] = useState<Setting>({ what: "flags", isOpen: false, turn: 0 })
  const open = (what: Setting["what"]) => setSetting(({ turn }) => ({ what, isOpen: true, turn: turn + 1 }))
  const close = () => setSetting((before) => ({ ...before, isOpen: false }))
  const batch = { eventId, entries: selection.selected, onClose: close }
  const deletion = useEntryDeletion(eventId, selection.stop)
  return (
    <div>
      <Group mb="md" gap="sm" className={styles.actions}>
        {actions}
        {!selection.isSelecting && (
          <>
            <Button variant="default" leftSection={<IconTags size={20} aria-hidden />} onClick={selection.start}>
              Set Flags
            </Button>
            <Button variant="default" leftSection={batchIcon} onClick={selection.start}>
              Batch Delete
            </Button>
          </>
        )}
      </Group>
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
          mb="md"
          maw="24rem"
        />
      )}
      {selection.isSelecting && (
        <EntriesBatchBar
          count={selection.selected.length}
          isDeleting={deletion.isDeleting}
          onSetFlags={() => open("flags")}
          onSetClass={classes.length > 0 ? () => open("class") : null}
          onSelectAll={() => selection.add(found)}
          onClear={selection.clear}
          onDelete={() => deletion.deleteMany(selection.selected)}
          onDone={selection.stop}
        />
      )}
      {found.length > 0 ? (
        <EntriesTable
          entries={found}
          classes={classes}
          selection={selection}
          onEdit={onEdit}
          onPhoto={onPhoto}
          onDelete={deletion.deleteOne}
        />
      ) : (
        <EmptyState
          title="No entries found"
          action={
            <Button variant="default" onClick={clear}>
              {choice === "any" ? "Clear search" : "Show all entries"}
            </Button>
          }
        >
          {search.trim() === "" ? (
            "No entry is in this class."
          ) : (
            <>Nothing matches “{search.trim()}” in names, voting IDs, descriptions and owners.</>
          )}
        </EmptyState>
      )}
      {deletion.dialog}
      <LazyDialog key={setting.turn} isOpen={setting.isOpen}>
        {(isOpen) =>
          setting.what === "flags" ? (
            <EntriesFlagsDialog {...batch} isOpen={isOpen} />
          ) : (
            <EntriesClassDialog {...batch} classes={classes} isOpen={isOpen} />
          )
        }
      </LazyDialog>
    </div>
  )
}
