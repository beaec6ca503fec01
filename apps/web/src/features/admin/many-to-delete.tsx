import { List, Text } from "@mantine/core"
import type { EventForOrganizer } from "@rosette/contract/events"
import { plural } from "../../lib/format.ts"

const SHOWN_EVENTS = 8

/** Names the events to be deleted, for the confirmation. */
export function ManyToDelete({ events }: { events: readonly EventForOrganizer[] }) {
  const more = events.length - SHOWN_EVENTS
  return (
    <>
      Are you sure you want to permanently delete {plural(events.length, "event")}? This will remove all entries,
      judges, scores, and cannot be undone.
      <List mt="sm">
        {events.slice(0, SHOWN_EVENTS).map(({ id, name, date, resultsState }) => (
          <List.Item key={id}>
            {date ? `${name} (${date})` : name}
            {resultsState === "published" && ", results published"}
          </List.Item>
        ))}
        {more > 0 && <List.Item>and {more} more</List.Item>}
      </List>
      {events.some(({ resultsState }) => resultsState === "published") && (
        <Text mt="sm">Published results go too, with their public pages and the links for owners.</Text>
      )}
      <Text mt="sm">To keep something of an event, manage it and choose Download Everything first.</Text>
    </>
  )
}
