import { Alert, Box, Group, Text } from "@mantine/core"
import type { DueEvent } from "@rosette/contract/retention"
import { IconClock } from "@tabler/icons-react"
import { plural } from "../../lib/format.ts"
import { DownloadEvent } from "./download-event.tsx"
import { KeepLonger } from "./keep-longer.tsx"
import { dayInWords, deletedIn } from "./last-day.ts"

/** The events that are deleted soon, each with buttons to download or keep it; nothing if there are none. */
export function DueEvents({ events }: { events: readonly DueEvent[] }) {
  if (events.length === 0) return null
  const isUrgent = events.some(({ warning }) => warning === 3)
  return (
    <Alert
      role="alert"
      color={isUrgent ? "red" : "ribbon"}
      title={`${plural(events.length, "event is", "events are")} deleted soon`}
      icon={<IconClock aria-hidden />}
    >
      <Text>Each with its entries, photos, scores, results and history, for good. Download what is to stay.</Text>
      <ul className="plain">
        {events.map((event) => (
          <DueLine key={event.eventId} {...event} />
        ))}
      </ul>
    </Alert>
  )
}

function DueLine({ eventId, name, lastDay, daysLeft }: DueEvent) {
  const nameId = `due-event-${eventId}`
  return (
    <Box component="li" mt="md">
      <div>
        <b id={nameId}>{name}</b>: {deletedIn(daysLeft)}, kept until {dayInWords(lastDay)}
      </div>
      <Group gap="sm" mt="xs">
        <DownloadEvent eventId={eventId} describedBy={nameId} />
        <KeepLonger eventId={eventId} describedBy={nameId} />
      </Group>
    </Box>
  )
}
