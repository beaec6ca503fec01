import { Badge, Box, Group, Text } from "@mantine/core"
import type { EventForOrganizer, EventProgress } from "@rosette/contract/events"
import { twelveHour } from "@rosette/domain/events/time"
import { formatNumber, plural } from "../../lib/format.ts"
import { RowCheckbox } from "../../ui/fields/row-checkbox.tsx"
import { PetalRing } from "../../ui/figures/petal-ring.tsx"
import { LongText } from "../../ui/text/long-text.tsx"
import text from "../../ui/text/text.module.css"

/** Events that are being selected for deletion. */
export type EventSelection = { has: (eventId: number) => boolean; toggle: (eventId: number) => void }

type Props = { event: EventForOrganizer }

export const eventNameId = ({ id }: EventForOrganizer) => `event-name-${id}`

export const EventName = ({ event, selection }: Props & { selection: EventSelection | null }) => (
  <>
    {selection && (
      <RowCheckbox
        label={`Select ${event.name}`}
        isChecked={selection.has(event.id)}
        onChange={() => selection.toggle(event.id)}
      />
    )}
    <Box id={eventNameId(event)} component="span" fw={600}>
      {event.name}
    </Box>
  </>
)

export const EventBadge = ({ event: { isActive, resultsState } }: Props) => (
  <>
    <Badge variant="light" size="lg" color={isActive ? "green" : "gray"} flex="none">
      {isActive ? "Active" : "Inactive"}
    </Badge>
    {resultsState === "published" && (
      <Badge variant="light" size="lg" color="gray" flex="none">
        Results published
      </Badge>
    )}
  </>
)

/** How far the judging is: a rosette and its words; nothing while there are no sheets to expect. */
export function EventSheets({ progress, size = 28 }: { progress: EventProgress | undefined; size?: number }) {
  if (!progress || progress.expectedSheets === 0) return null
  const { submittedSheets, expectedSheets } = progress
  const words = `${formatNumber(submittedSheets)} of ${plural(expectedSheets, "sheet")} in`
  return (
    <Group className="tabular" gap="xs" wrap="nowrap" fz="sm" fw={400}>
      <PetalRing value={submittedSheets} max={expectedSheets} size={size} />
      {words}
    </Group>
  )
}

export const EventDescription = ({ event: { description } }: Props) =>
  description && (
    <Text size="sm" c="dimmed" fw={400}>
      <LongText>{description}</LongText>
    </Text>
  )

/** A line for date and time, if both fit. */
export const EventWhen = ({ event: { date, time } }: Props) => (
  <div className={text.dotted}>
    <span>{date || "No date yet"}</span>
    {time && <span>{twelveHour(time)}</span>}
  </div>
)
