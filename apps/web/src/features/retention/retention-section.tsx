import { Alert, Group, Text, Title } from "@mantine/core"
import type { EventRetention } from "@rosette/contract/retention"
import { IconClock } from "@tabler/icons-react"
import card from "../../ui/page/page.module.css"
import { DownloadEvent } from "./download-event.tsx"
import { KeepLonger } from "./keep-longer.tsx"
import { dayInWords, deletedIn } from "./last-day.ts"

type Props = { eventId: number; retention: EventRetention }

/** Until when the event is kept, with a warning in its last days, and the download of everything. */
export function RetentionSection({ eventId, retention }: Props) {
  const { state, extension, isDateRead } = retention
  return (
    <section aria-labelledby="retention">
      <div className={card.head}>
        <Title order={2} id="retention">
          How Long the Event Is Kept
        </Title>
      </div>
      <LastDay {...retention} />
      {state === "due" && !isDateRead && (
        <Text mt="sm">
          Its date was not read as a day, so it is kept for a year after the last change. Choose the day in Edit Event
          Details.
        </Text>
      )}
      {state === "due" && extension && (
        <Text c="dimmed" mt="sm">
          {extension.extendedBy} asked to keep it until {dayInWords(extension.until)}: {extension.reason}
        </Text>
      )}
      <Group mt="sm" gap="sm">
        <DownloadEvent eventId={eventId} />
        {state === "due" && <KeepLonger eventId={eventId} />}
      </Group>
    </section>
  )
}

function LastDay({ state, lastDay, daysLeft, warning }: EventRetention) {
  if (lastDay === null || daysLeft === null) {
    return <Text>{state === "demo" && "This is a demo event. "}Kept until somebody deletes it.</Text>
  }
  const until = `Kept until ${dayInWords(lastDay)}.`
  if (warning === null) return <Text>{until} After that everything in it is deleted for good.</Text>
  return (
    <Alert
      role="alert"
      color={warning === 3 ? "red" : "ribbon"}
      title={`This event is ${deletedIn(daysLeft)}`}
      icon={<IconClock aria-hidden />}
    >
      {until} After that its entries, photos, scores, results and history are deleted for good. Download what is to
      stay, or keep the event longer.
    </Alert>
  )
}
