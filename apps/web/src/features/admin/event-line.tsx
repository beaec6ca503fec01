import { ActionIcon } from "@mantine/core"
import type { EventForOrganizer, EventProgress } from "@rosette/contract/events"
import { IconChevronDown } from "@tabler/icons-react"
import { useId, useState } from "react"
import { CodeText } from "../../ui/text/code-text.tsx"
import { EventBadge, EventDescription, EventName, type EventSelection, EventSheets, EventWhen } from "./event-facts.tsx"
import classes from "./event-line.module.css"

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
      <div className={classes.head}>
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
      </div>
      <div className={classes.state}>
        <EventBadge event={event} />
        <EventSheets progress={progress} />
      </div>
      <EventWhen event={event} isInLine />
      <div className={classes.passcode}>
        <span>Passcode</span>
        <CodeText code={event.passcode} of={`passcode of ${event.name}`} />
      </div>
      <div id={moreId} hidden={!isOpen} className={classes.more}>
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
      </div>
    </>
  )
}
