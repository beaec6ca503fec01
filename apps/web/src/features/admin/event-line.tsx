import { ActionIcon, Box, Group, Text } from "@mantine/core"
import type { EventForOrganizer, EventProgress } from "@rosette/contract/events"
import { useId, useState } from "react"
import { Chevron } from "../../ui/figures/chevron.tsx"
import { CodeText } from "../../ui/text/code-text.tsx"
import { EventBadge, EventDescription, EventName, type EventSelection, EventSheets, EventWhen } from "./event-facts.tsx"

type Props = {
  event: EventForOrganizer
  progress: EventProgress | undefined
  selection: EventSelection | null
}

/** An event as a row on a phone: what tells it from others, and the rest on a tap. */
export function EventLine({ event, progress, selection }: Props) {
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  const rest = [
    ["Where", event.location],
    ["Organizer", event.organizerName],
  ] as const
  return (
    <>
      <Group gap="sm" wrap="nowrap" align="flex-start" fz="1.0625rem">
        <EventName event={event} selection={selection} />
        <ActionIcon
          my={-10}
          ms="auto"
          me={-12}
          aria-label={`Details of ${event.name}`}
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
        >
          <Chevron />
        </ActionIcon>
      </Group>
      <Group gap="0.25rem 0.75rem" my={4}>
        <EventBadge event={event} />
        <EventSheets progress={progress} />
      </Group>
      <EventWhen event={event} />
      <Group gap="0 0.75rem">
        <Text c="dimmed">Passcode</Text>
        <CodeText code={event.passcode} of={`passcode of ${event.name}`} />
      </Group>
      <Box id={moreId} hidden={!isOpen} pt="xs">
        <EventDescription event={event} />
        <Box component="dl" m={0}>
          {rest.map(
            ([label, value]) =>
              value && (
                <Box key={label} mt="xs">
                  <Text component="dt" size="sm" c="dimmed">
                    {label}
                  </Text>
                  <Text component="dd" m={0}>
                    {value}
                  </Text>
                </Box>
              ),
          )}
        </Box>
      </Box>
    </>
  )
}
