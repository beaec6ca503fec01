import { Button, Group, Text } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import type { EventForOrganizer, EventProgress } from "@rosette/contract/events"
import { smallerThan } from "../../lib/breakpoints.ts"
import { type MoreItem, MoreMenu } from "../../ui/actions/more-menu.tsx"
import { focusKind } from "../../ui/focus/next-focus.ts"
import { type Column, DataList } from "../../ui/lists/data-list.tsx"
import { CodeText } from "../../ui/text/code-text.tsx"
import { EventBadge, EventName, type EventSelection, EventSheets, EventWhen, eventNameId } from "./event-facts.tsx"
import { EventLine } from "./event-line.tsx"

export type EventListProps = {
  events: readonly EventForOrganizer[]
  /** The sheets of each event, as far as they are counted. */
  progress: ReadonlyMap<number, EventProgress>
  onManage: (event: EventForOrganizer) => void
  onDelete: (event: EventForOrganizer) => void
  /** What is rarely done with an event. */
  moreFor: (event: EventForOrganizer) => readonly MoreItem[]
  /** The event with an action in progress; its buttons are disabled. */
  busyEventId: number | null
  /** Null unless several events are being selected for deletion. */
  selection: EventSelection | null
}

type Event = EventForOrganizer

/** All events with their details, and the buttons for managing and deleting; on a narrow screen most details are behind the row. */
export function EventList({ events, progress, selection, ...actions }: EventListProps) {
  const isNarrow = useMediaQuery(smallerThan("lg"), undefined, { getInitialValueInEffect: false })
  const buttons: Column<Event> = {
    key: "actions",
    header: "Actions",
    isForScreen: true,
    cell: (event) => <Actions event={event} {...actions} />,
    width: "17rem",
    align: "end",
    phone: "bare",
  }
  const line: Column<Event> = {
    key: "event",
    header: "Event",
    cell: (event) => <EventLine event={event} progress={progress.get(event.id)} selection={selection} />,
    phone: "bare",
  }
  return (
    <DataList
      label="All contest events"
      rows={events}
      columns={isNarrow ? [line, buttons] : [...factsOf({ progress, selection }), buttons]}
      rowKey={({ id }) => id}
      isSelected={({ id }) => selection?.has(id) ?? false}
    />
  )
}

const factsOf = ({ progress, selection }: Pick<EventListProps, "progress" | "selection">): Column<Event>[] => [
  {
    key: "event",
    header: "Event",
    cell: (event) => (
      <>
        <Group gap="0.5rem 0.75rem">
          <EventName event={event} selection={selection} />
        </Group>
        <Text span display="block" size="sm" c="dimmed" fw={400} truncate title={event.description || undefined}>
          {event.description}
        </Text>
      </>
    ),
    width: "minmax(0, 1.7fr)",
    phone: "title",
  },
  {
    key: "judging",
    header: "Judging",
    cell: (event) => (
      <>
        <EventBadge event={event} />
        <EventSheets progress={progress.get(event.id)} size={16} />
      </>
    ),
    width: "min(9.5rem, 13.5%)",
  },
  { key: "when", header: "When", cell: (event) => <EventWhen event={event} />, width: "min(9.75rem, 13.5%)" },
  {
    key: "where",
    header: "Where and who",
    cell: ({ location, organizerName }) => (
      <>
        <div>{location}</div>
        <Text size="sm" c="dimmed">
          {organizerName}
        </Text>
      </>
    ),
    width: "minmax(0, 1fr)",
  },
  {
    key: "passcode",
    header: "Passcode",
    cell: ({ passcode, name }) => <CodeText code={passcode} of={`passcode of ${name}`} />,
    width: "min(10.5rem, 14%)",
  },
]

type ActionProps = Omit<EventListProps, "events" | "progress" | "selection"> & { event: EventForOrganizer }

/** The focus kind of the delete buttons, for `nextFocus`. */
export const DELETE_EVENT = "delete-event"

function Actions({ event, onManage, onDelete, moreFor, busyEventId }: ActionProps) {
  const isBusy = busyEventId === event.id
  return (
    <Group justify="space-between" gap="xs">
      <Button
        variant="default"
        px="md"
        miw="max-content"
        aria-describedby={eventNameId(event)}
        disabled={isBusy}
        onClick={() => onManage(event)}
      >
        Manage Event
      </Button>
      <Group gap={4} wrap="nowrap">
        <Button
          variant="subtle"
          size="sm"
          px="xs"
          c="dimmed"
          fw={500}
          title="Delete"
          aria-describedby={eventNameId(event)}
          disabled={isBusy}
          onClick={() => onDelete(event)}
          {...focusKind(DELETE_EVENT)}
        >
          Delete
        </Button>
        <MoreMenu label={`More for ${event.name}`} items={moreFor(event)} />
      </Group>
    </Group>
  )
}
