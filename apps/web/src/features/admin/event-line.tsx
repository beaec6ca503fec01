import { ActionIcon, Box, Group } from "@mantine/core"
import type { EventForOrganizer, EventProgress } from "@rosette/contract/events"
import { IconChevronDown } from "@tabler/icons-react"
import { useId, useState } from "react"
import { CodeText } from "../../ui/text/code-text.tsx"
import classes from "./admin.module.css"
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
          className={classes.toggle}
          aria-label={`Details of ${event.name}`}
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronDown size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <Group gap="0.25rem 0.75rem" my={4}>
        <EventBadge event={event} />
        <EventSheets progress={progress} />
      </Group>
      <EventWhen event={event} isInLine />
      <div className={classes.eventLinePasscode}>
        <span>Passcode</span>
        <CodeText code={event.passcode} of={`passcode of ${event.name}`} />
      </div>
      <Box id={moreId} hidden={!isOpen} pt="xs">
        <EventDescription event={event} />
        <dl className={classes.rest}>
          {rest.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Box>
    </>
  )
}
