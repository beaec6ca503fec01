import { Button, Group, Stack } from "@mantine/core"
import type { Entry, EntryClass } from "@rosette/contract"
import { IconListCheck, IconPlus, IconTicket } from "@tabler/icons-react"
import { type ReactNode, useState } from "react"
import { trpc } from "../../lib/trpc.ts"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { useShortcuts } from "../../ui/focus/keyboard.ts"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { ClassesButton } from "../classes/classes-button.tsx"
import { useClasses } from "../classes/use-classes.ts"
import { PhotoDialog } from "../photos/photo-dialog.tsx"
import { EntriesPanel } from "./entries-panel.tsx"
import { EntryDialog } from "./entry-dialog.tsx"

/** Which dialog stands open, over which entry (null for a new one); it stays named while it closes. */
type Opened = {
  dialog: "entry" | "photo"
  entryId: number | null
  /** Why a photo that was chosen with the entry is not there. */
  photoFailure: string | null
  isOpen: boolean
  turn: number
}

const NOTHING_OPEN: Opened = { dialog: "entry", entryId: null, photoFailure: null, isOpen: false, turn: 0 }

const NO_CLASSES: readonly EntryClass[] = []

type Props = { eventId: number; eventName: string; csvActions?: ReactNode }

/** The entries of an event: list, search, add, change, photo, delete; importing and exporting come as `csvActions`. */
export function EntriesTab({ eventId, eventName, csvActions }: Props) {
  const query = trpc.organizer.entries.useQuery({ eventId })
  // Where they cannot be read the list does without them.
  const classes = useClasses(eventId).data ?? NO_CLASSES
  const [opened, setOpened] = useState(NOTHING_OPEN)
  const open = (dialog: Opened["dialog"], entry: Entry | null, photoFailure: string | null = null) =>
    setOpened(({ turn }) => ({ dialog, entryId: entry?.id ?? null, photoFailure, isOpen: true, turn: turn + 1 }))
  const close = () => setOpened((before) => ({ ...before, isOpen: false }))
  const add = () => open("entry", null)
  useShortcuts({ n: add })
  const entry = query.data?.find(({ id }) => id === opened.entryId) ?? null
  const addButton = (
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={add} aria-keyshortcuts="n" title="Add entry (N)">
      Add Entry
    </Button>
  )
  return (
    <Stack gap="md">
      <Loaded
        query={query}
        loadingText="Loading entries..."
        skeleton={<BarsSkeleton count={6} height="4.75rem" />}
        failureTitle="The entries could not be loaded"
        empty={
          <EmptyState
            title="No entries yet"
            icon={<IconTicket size={48} />}
            action={
              <Group justify="center">
                {addButton}
                {csvActions}
                <ClassesButton eventId={eventId} />
              </Group>
            }
          >
            Add the first entry of {eventName} by hand, or import the whole list from a CSV file.
          </EmptyState>
        }
      >
        {(entries) => (
          <EntriesPanel
            eventId={eventId}
            entries={entries}
            classes={classes}
            actions={
              <>
                {addButton}
                {csvActions}
                <ClassesButton eventId={eventId} />
              </>
            }
            batchIcon={<IconListCheck size={20} aria-hidden />}
            onEdit={(chosen) => open("entry", chosen)}
            onPhoto={(chosen) => open("photo", chosen)}
          />
        )}
      </Loaded>
      {opened.dialog === "entry" && (
        <LazyDialog key={opened.turn} isOpen={opened.isOpen}>
          {(isOpen) => (
            <EntryDialog
              eventId={eventId}
              entry={entry}
              votingIds={(query.data ?? []).filter(({ id }) => id !== entry?.id).map(({ votingId }) => votingId)}
              classes={classes}
              isOpen={isOpen}
              onClose={close}
              onPhotoFailed={(added, sentence) => open("photo", added, sentence)}
            />
          )}
        </LazyDialog>
      )}
      {opened.dialog === "photo" && entry && (
        <LazyDialog key={opened.turn} isOpen={opened.isOpen}>
          {(isOpen) => (
            <PhotoDialog
              eventId={eventId}
              entry={entry}
              earlierFailure={opened.photoFailure}
              isOpen={isOpen}
              onClose={close}
            />
          )}
        </LazyDialog>
      )}
    </Stack>
  )
}
