import { Button, Group } from "@mantine/core"
import type { Entry } from "@rosette/contract"
import { IconTags } from "@tabler/icons-react"
import { type ReactNode, useMemo, useState } from "react"
import { formatNumber, plural } from "../../lib/format.ts"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { SearchField } from "../../ui/fields/search-field.tsx"
import { useSelection } from "../../ui/lists/use-selection.ts"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import { EntriesBatchBar } from "./entries-batch-bar.tsx"
import { EntriesFlagsDialog } from "./entries-flags-dialog.tsx"
import { searchEntries, searchInAddress } from "./entries-search.ts"
import { EntriesTable } from "./entries-table.tsx"
import { useEntryDeletion } from "./use-entry-deletion.tsx"

type Props = {
  eventId: number
  entries: readonly Entry[]
  actions: ReactNode
  batchIcon: ReactNode
  onEdit: (entry: Entry) => void
  onPhoto: (entry: Entry) => void
}

/** The list with its search, and the batch that is put together to be deleted. */
export function EntriesPanel({ eventId, entries, actions, batchIcon, onEdit, onPhoto }: Props) {
  const [search, setSearch] = useState(searchInAddress)
  const found = useMemo(() => searchEntries(entries, search), [entries, search])
  const selection = useSelection(entries)
  const [flagging, setFlagging] = useState({ isOpen: false, turn: 0 })
  const deletion = useEntryDeletion(eventId, selection.stop)
  return (
    <div>
      <Group mb="md" gap="sm">
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
      {selection.isSelecting && (
        <EntriesBatchBar
          count={selection.selected.length}
          isDeleting={deletion.isDeleting}
          onSetFlags={() => setFlagging(({ turn }) => ({ isOpen: true, turn: turn + 1 }))}
          onSelectAll={() => selection.add(found)}
          onClear={selection.clear}
          onDelete={() => deletion.deleteMany(selection.selected)}
          onDone={selection.stop}
        />
      )}
      {found.length > 0 ? (
        <EntriesTable
          entries={found}
          selection={selection}
          onEdit={onEdit}
          onPhoto={onPhoto}
          onDelete={deletion.deleteOne}
        />
      ) : (
        <EmptyState
          title="No entries found"
          action={
            <Button variant="default" onClick={() => setSearch("")}>
              Clear search
            </Button>
          }
        >
          Nothing matches “{search.trim()}” in names, voting IDs, descriptions and owners.
        </EmptyState>
      )}
      {deletion.dialog}
      <LazyDialog key={flagging.turn} isOpen={flagging.isOpen}>
        {(isOpen) => (
          <EntriesFlagsDialog
            eventId={eventId}
            entries={selection.selected}
            isOpen={isOpen}
            onClose={() => setFlagging((before) => ({ ...before, isOpen: false }))}
          />
        )}
      </LazyDialog>
    </div>
  )
}
