import { Badge, Button, Text } from "@mantine/core"
import type { EventForOrganizer, EventProgress } from "@rosette/contract/events"
import { twelveHour } from "@rosette/domain/events/time"
import { IconTrash } from "@tabler/icons-react"
import { formatNumber, plural } from "../../lib/format.ts"
import { RowCheckbox } from "../../ui/fields/row-checkbox.tsx"
import { PetalRing } from "../../ui/figures/petal-ring.tsx"
import { focusKind } from "../../ui/focus/next-focus.ts"
import { type Column, DataList } from "../../ui/lists/data-list.tsx"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { CodeText } from "../../ui/text/code-text.tsx"
import { LongText } from "../../ui/text/long-text.tsx"
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

export type EventSelection = { has: (eventId: number) => boolean; toggle: (eventId: number) => void }

/** All events with their details, and the buttons for managing and deleting; on a phone below the details. */
export function EventList({ events, progress, selection, ...actions }: EventListProps) {
  const isPhone = useIsPhone()
  const name: Column<EventForOrganizer> = {
    key: "event",
    header: "Event",
    cell: (event) => (
      <>
        <Name event={event} selection={selection} />
        <Sheets progress={progress.get(event.id)} />
        {!isPhone && <Description event={event} />}
      </>
    ),
    width: "minmax(0, 2.6fr)",
    phone: "title",
  }
  const description: Column<EventForOrganizer> = {
    key: "description",
    header: "Description",
    cell: (event) => <Description event={event} />,
    phone: "bare",
  }
  const buttons: Column<EventForOrganizer> = {
    key: "actions",
    header: "Actions",
    isForScreen: true,
    cell: (event) => <Actions event={event} {...actions} />,
    width: "17rem",
    align: "end",
    phone: "bare",
  }
  const facts: Column<EventForOrganizer>[] = [
    {
      key: "place",
      header: "When and where",
      cell: (event) => <WhenAndWhere event={event} />,
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
  return (
    <div className={classes.list}>
      <DataList
        label="All contest events"
        rows={events}
        columns={isPhone ? [name, description, ...facts, buttons] : [name, ...facts, buttons]}
        rowKey={({ id }) => id}
        isSelected={({ id }) => selection?.has(id) ?? false}
      />
    </div>
  )
}

const nameId = ({ id }: EventForOrganizer) => `event-name-${id}`

function Name({ event, selection }: { event: EventForOrganizer; selection: EventSelection | null }) {
  return (
    <div className={classes.name}>
      {selection && (
        <RowCheckbox
          label={`Select ${event.name}`}
          isChecked={selection.has(event.id)}
          onChange={() => selection.toggle(event.id)}
        />
      )}
      <span id={nameId(event)}>{event.name}</span>
      <Badge variant="light" color={event.isActive ? "green" : "gray"}>
        {event.isActive ? "Active" : "Inactive"}
      </Badge>
    </div>
  )
}

/** How far the judging is: a rosette and its words; nothing while there are no sheets to expect. */
function Sheets({ progress }: { progress: EventProgress | undefined }) {
  if (!progress || progress.expectedSheets === 0) return null
  const { submittedSheets, expectedSheets } = progress
  const words = `${formatNumber(submittedSheets)} of ${plural(expectedSheets, "sheet")} in`
  return (
    <div className={classes.sheets}>
      <PetalRing value={submittedSheets} max={expectedSheets} size={24} />
      <Text size="sm">{words}</Text>
    </div>
  )
}

const Description = ({ event: { description } }: { event: EventForOrganizer }) =>
  description && (
    <Text size="sm" c="dimmed" fw={400}>
      <LongText>{description}</LongText>
    </Text>
  )

function WhenAndWhere({ event: { date, time, location } }: { event: EventForOrganizer }) {
  return (
    <>
      <div className={classes.when}>
        <span>{date || "No date yet"}</span>
        {time && <span>{twelveHour(time)}</span>}
      </div>
      {location && <div>{location}</div>}
    </>
  )
}

type ActionProps = Omit<EventListProps, "events" | "progress" | "selection"> & { event: EventForOrganizer }

/** The focus kind of the delete buttons, for `nextFocus`. */
export const DELETE_EVENT = "delete-event"

function Actions({ event, onManage, onDelete, busyEventId }: ActionProps) {
  const isBusy = busyEventId === event.id
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        px="md"
        miw="max-content"
        className={classes.manage}
        aria-describedby={nameId(event)}
        disabled={isBusy}
        onClick={() => onManage(event)}
      >
        Manage Event
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        className={classes.delete}
        leftSection={<IconTrash size={16} aria-hidden />}
        title="Delete"
        aria-describedby={nameId(event)}
        disabled={isBusy}
        onClick={() => onDelete(event)}
        {...focusKind(DELETE_EVENT)}
      >
        Delete
      </Button>
    </div>
  )
}
