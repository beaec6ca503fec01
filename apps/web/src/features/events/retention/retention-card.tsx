import { Alert, Button, Text, Title } from "@mantine/core"
import type { EventRetention } from "@rosette/contract"
import { IconClock } from "@tabler/icons-react"
import { lazy, useState } from "react"
import { formatDate, plural } from "../../../lib/format.ts"
import { LazyDialog } from "../../../ui/dialogs/lazy-dialog.tsx"
import card from "../../../ui/page/card.module.css"

const KeepLongerDialog = lazy(() => import("./keep-longer-dialog.tsx").then((m) => ({ default: m.KeepLongerDialog })))

/** A day of the calendar has no time zone: its noon is that day in the reader's own. */
const dayInWords = (day: string) => formatDate(new Date(`${day}T12:00`))

type Props = { eventId: number; retention: EventRetention }

/** Until when the event is kept, with a warning in its last days; nothing where it is kept for good. */
export function RetentionCard({ eventId, retention }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { lastDay, daysLeft, warning, extension } = retention
  if (lastDay === null || daysLeft === null) return null
  const sentence = `Kept until ${dayInWords(lastDay)}. After that everything in it is deleted for good.`
  return (
    <section className={card.card} aria-labelledby="retention">
      <div className={card.head}>
        <Title order={2} id="retention">
          How Long It Is Kept
        </Title>
      </div>
      {warning === null ? (
        <Text>{sentence}</Text>
      ) : (
        <Alert
          role="alert"
          color={warning === 3 ? "red" : "gold"}
          title={`This event is deleted in ${plural(Math.max(daysLeft, 0) + 1, "day")}`}
          icon={<IconClock aria-hidden />}
        >
          {sentence} Export what you want to keep.
        </Alert>
      )}
      {extension && (
        <Text c="dimmed" mt="sm">
          {extension.extendedBy} asked to keep it until {dayInWords(extension.until)}: {extension.reason}
        </Text>
      )}
      <Button variant="default" mt="md" onClick={() => setOpen(true)}>
        Keep Longer
      </Button>
      <LazyDialog isOpen={isOpen}>
        {(isShown) => <KeepLongerDialog eventId={eventId} isOpen={isShown} onClose={() => setOpen(false)} />}
      </LazyDialog>
    </section>
  )
}
