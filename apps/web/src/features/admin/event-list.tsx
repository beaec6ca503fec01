import { Button } from "@mantine/core"
import type { EventForOrganizer, EventProgress } from "@rosette/contract/events"
import { IconTrash } from "@tabler/icons-react"
import { focusKind } from "../../ui/focus/next-focus.ts"
import { type Column, DataList } from "../../ui/lists/data-list.tsx"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { CodeText } from "../../ui/text/code-text.tsx"
import {
  EventBadge,
  EventDescription,
  EventName,
  type EventSelection,
  EventSheets,
  EventWhen,
  eventNameId,
} from "./event-facts.tsx"
import { EventLine } from "./event-line.tsx"
import classes from "./event-list.module.css"

export type EventListProps = {
  events: readonly EventForOrganizer[]
  /** The sheets of each event, as far as they are counted. */
  progress: ReadonlyMap<number, EventProgress>
  onManage: (event: EventForOrganizer) => void
  onDelete: (event: EventForOrganizer) => void
  /** The event with an action in progress; its buttons are disabled. */
  busyEventId: number | null
  /** Null unless several events are being selected for deletion. */
  selection: EventSelection | null
}

type Event = EventForOrganizer

/** All events with their details, and the buttons for managing and deleting; on a phone most details are behind the row. */
export function EventList({ events, progress, selection, ...actions }: EventListProps) {
  const isPhone = useIsPhone()
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
    <div className={classes.list}>
      <DataList
        label="All contest events"
        rows={events}
        columns={isPhone ? [line, buttons] : [...factsOf({ progress, selection }), buttons]}
        rowKey={({ id }) => id}
        isSelected={({ id }) => selection?.has(id) ?? false}
      />
    </div>
  )
}

const factsOf = ({ progress, selection }: Pick<EventListProps, "progress" | "selection">): Column<Event>[] => [
  {
    key: "event",
    header: "Event",
    cell: (event) => (
      <>
        <div className={classes.title}>
          <EventName event={event} selection={selection} />
          <EventBadge event={event} />
        </div>
        <EventSheets progress={progress.get(event.id)} />
        <EventDescription event={event} />
      </>
    ),
    width: "minmax(0, 2.6fr)",
    phone: "title",
  },
  {
    key: "place",
    header: "When and where",
    cell: (event) => (
      <>
        <EventWhen event={event} />
        {event.location && <div>{event.location}</div>}
      </>
    ),
    width: "minmax(0, 1.3fr)",
  },
  { key: "organizer", header: "Organizer", cell: ({ organizerName }) => organizerName },
  {
    key: "passcode",
    header: "Passcode",
    cell: ({ passcode, name }) => <CodeText code={passcode} of={`passcode of ${name}`} />,
    width: "11.5rem",
  },
]

type ActionProps = Omit<EventListProps, "events" | "progress" | "selection"> & { event: EventForOrganizer }

/** The focus kind of the delete buttons, for `nextFocus`. */
export const DELETE_EVENT = "delete-event"

function Actions({ event, onManage, onDelete, busyEventId }: ActionProps) {
  const isBusy = busyEventId === event.id
  return (
    <div className={classes.actions}>
      <Button
        px="md"
        miw="max-content"
        className={classes.manage}
        aria-describedby={eventNameId(event)}
        disabled={isBusy}
        onClick={() => onManage(event)}
      >
        Manage Event
      </Button>
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        className={classes.delete}
        leftSection={<IconTrash size={16} aria-hidden />}
        title="Delete"
        aria-describedby={eventNameId(event)}
        disabled={isBusy}
        onClick={() => onDelete(event)}
        {...focusKind(DELETE_EVENT)}
      >
        Delete
      </Button>
    </div>
  )
}
