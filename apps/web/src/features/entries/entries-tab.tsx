import { Button, Group, Stack } from "@mantine/core"
import type { EntryClass } from "@rosette/contract"
import { IconListCheck, IconPlus, IconTicket } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { trpc } from "../../lib/trpc.ts"
import { useShortcuts } from "../../ui/focus/keyboard.ts"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { ClassesButton } from "../classes/classes-button.tsx"
import { useClasses } from "../classes/use-classes.ts"
import { useEntryDialogs } from "./dialog/use-entry-dialogs.tsx"
import { EntriesPanel } from "./entries-panel.tsx"

const NO_CLASSES: readonly EntryClass[] = []

type Props = { eventId: number; eventName: string; csvActions?: ReactNode }

/** The entries of an event: list, search, add, change, photo, delete; importing and exporting come as `csvActions`. */
export function EntriesTab({ eventId, eventName, csvActions }: Props) {
  const query = trpc.organizer.entries.useQuery({ eventId })
  // Where they cannot be read the list does without them.
  const classes = useClasses(eventId).data ?? NO_CLASSES
  const { open, dialogs } = useEntryDialogs({ eventId, entries: query.data, classes })
  const add = () => open("entry", null)
  useShortcuts({ n: add })
  const actions = (
    <>
      <Button
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={add}
        aria-keyshortcuts="n"
        title="Add entry (N)"
      >
        Add Entry
      </Button>
      {csvActions}
      <ClassesButton eventId={eventId} />
    </>
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
            action={<Group justify="center">{actions}</Group>}
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
            actions={actions}
            batchIcon={<IconListCheck size={20} aria-hidden />}
            onEdit={(chosen) => open("entry", chosen)}
            onPhoto={(chosen) => open("photo", chosen)}
          />
        )}
      </Loaded>
      {dialogs}
    </Stack>
  )
}
