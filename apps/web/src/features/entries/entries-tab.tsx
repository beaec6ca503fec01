import { Button, Group, Stack } from "@mantine/core"
import type { EntryClass } from "@rosette/contract/classes"
import { IconCategory, IconPlus } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { trpc } from "../../lib/trpc.ts"
import type { BarAction } from "../../ui/actions/action-bar.tsx"
import { useShortcuts } from "../../ui/focus/keyboard.ts"
import { EventEmptyState } from "../../ui/states/event-empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import { useClasses } from "../classes/use-classes.ts"
import { useClassesDialog } from "../classes/use-classes-dialog.tsx"
import { useAsked } from "../live/asked-action.ts"
import { useEntryDialogs } from "./dialog/use-entry-dialogs.tsx"
import { EntriesPanel } from "./entries-panel.tsx"
import { useEntrySheets } from "./entry-sheets.tsx"

const NO_CLASSES: readonly EntryClass[] = []

type Show = (csv: readonly BarAction[]) => ReactNode

type Props = {
  eventId: number
  eventName: string
  /** Wraps the tab, and passes it the actions for CSV files. */
  withCsv?: (show: Show) => ReactNode
}

/** The entries of an event: list, search, add, change, photo, delete; importing and exporting come from `withCsv`. */
export function EntriesTab({ eventId, eventName, withCsv = (show) => show([]) }: Props) {
  const query = trpc.organizer.entries.useQuery({ eventId })
  const sheetsOf = useEntrySheets(eventId)
  // If they cannot be loaded, the list works without them.
  const classes = useClasses(eventId).data ?? NO_CLASSES
  const { open, dialogs } = useEntryDialogs({ eventId, entries: query.data, classes })
  const { openClasses, dialog: classesDialog } = useClassesDialog(eventId)
  const isLocked = useLocked()
  const add = () => {
    if (!isLocked) open("entry", null)
  }
  useShortcuts({ n: add })
  const addButton = <AddEntryButton isFirst={query.data?.length === 0} isDisabled={isLocked} onClick={add} />
  const showClasses: BarAction = {
    key: "classes",
    label: "Classes",
    icon: <IconCategory size={20} aria-hidden />,
    onPress: openClasses,
  }
  return (
    <Stack gap="md">
      {withCsv((csv) => (
        <Loaded
          query={query}
          loadingText="Loading entries..."
          skeleton={<BarsSkeleton count={8} height="2.5rem" />}
          failureTitle="The entries could not be loaded"
          empty={
            <EventEmptyState
              eventId={eventId}
              title="No entries yet"
              drawing="free-place"
              action={<FirstSteps addButton={addButton} actions={[...csv, showClasses]} />}
            >
              Add the first entry of {eventName} by hand, or import the whole list from a CSV file.
            </EventEmptyState>
          }
        >
          {(entries) => (
            <EntriesPanel
              eventId={eventId}
              entries={entries}
              classes={classes}
              sheetsOf={sheetsOf}
              addButton={addButton}
              actions={[...csv, showClasses]}
              onEdit={(chosen) => open("entry", chosen)}
              onPhoto={(chosen) => open("photo", chosen)}
            />
          )}
        </Loaded>
      ))}
      {dialogs}
      {classesDialog}
    </Stack>
  )
}

type AddEntryProps = { isFirst: boolean; isDisabled: boolean; onClick: () => void }

/** In a list with entries it is one action among others. */
const AddEntryButton = ({ isFirst, isDisabled, onClick }: AddEntryProps) => (
  <Button
    ref={useAsked<HTMLButtonElement>("add-entry")}
    variant={isFirst ? "filled" : "default"}
    leftSection={<IconPlus size={20} aria-hidden />}
    disabled={isDisabled}
    onClick={onClick}
    aria-keyshortcuts="n"
    title="Add entry (N)"
  >
    Add Entry
  </Button>
)

/** The empty state, where there is nothing to download. */
const FirstSteps = ({ addButton, actions }: { addButton: ReactNode; actions: readonly BarAction[] }) => (
  <Group justify="center" gap="sm">
    {addButton}
    {actions
      .filter(({ key }) => key !== "download")
      .map(({ key, label, icon, onPress }) => (
        <Button key={key} variant="default" leftSection={icon} onClick={onPress}>
          {label}
        </Button>
      ))}
  </Group>
)
