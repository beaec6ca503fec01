import { ActionIcon, Paper, Skeleton, Text, TextInput } from "@mantine/core"
import { isoDay } from "@rosette/domain/events/retention"
import { type UnderstoodDate, understandDate } from "@rosette/domain/events/understand-date"
import { IconCalendar } from "@tabler/icons-react"
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from "react"
import { trpc } from "../../../lib/trpc.ts"
import { FieldOffer } from "../../../ui/fields/field-offer.tsx"
import { calendarDay, dayText, deletionInWords, readingInWords } from "./event-details-date.ts"

const EventCalendar = lazy(() => import("./event-details-calendar.tsx").then((m) => ({ default: m.EventCalendar })))

type Props = {
  value?: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: ReactNode
  isKept: boolean
}

/** The date of an event: any text, with how it was read, or a day from the calendar. A text that is not a day is kept as typed. */
export function EventDateField({ value = "", onChange, onBlur, error, isKept }: Props) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  const pick = (day: string) => {
    onChange(dayText(day))
    close()
  }
  // Only the calendar closes, not the dialog around it.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return
    event.preventDefault()
    close()
  }
  const label = isOpen ? "Close the calendar" : "Choose the date in a calendar"
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the key for the controls inside
    <div onKeyDown={closeOnEscape}>
      <TextInput
        label="Event Date"
        placeholder={`June 13, ${new Date().getFullYear() + 1}`}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        error={error}
        inputWrapperOrder={["label", "input", "description", "error"]}
        description={<TypedDateReading text={value} isKept={isKept} />}
        rightSectionWidth="2.75rem"
        rightSection={
          <ActionIcon
            ref={toggle}
            aria-label={label}
            title={label}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <IconCalendar size={20} aria-hidden />
          </ActionIcon>
        }
      />
      <MissingYear text={value} onChange={onChange} />
      {isOpen && (
        <Paper id={id} withBorder p="sm" mt="xs" w="fit-content">
          <Suspense fallback={<Skeleton height="19rem" width="18rem" aria-hidden />}>
            <EventCalendar day={calendarDay(value)} onPick={pick} />
          </Suspense>
        </Paper>
      )}
    </div>
  )
}

const today = () => isoDay(new Date())

/** Null while nothing is typed. */
const understood = (text: string): UnderstoodDate | null => (text.trim() === "" ? null : understandDate(text, today()))

/** How the typed date was read, and when the event is deleted for it: nothing is deleted by a guess that nobody has seen. */
function TypedDateReading({ text, isKept }: { text: string; isKept: boolean }) {
  const site = trpc.session.current.useQuery()
  const date = understood(text)
  return (
    <>
      <Text component="span" role="status" size="sm" c="var(--mantine-color-text)" display="block">
        {date && readingInWords(date, today())}
      </Text>
      {!isKept && site.data?.deletesEvents && deletionInWords(date)}
    </>
  )
}

/** The year that a date lacks, a tap away. */
function MissingYear({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const date = understood(text)
  if (date?.kind !== "yearMissing") return null
  const withYear = `${text.trim()}, ${date.year}`
  return <FieldOffer onUse={() => onChange(withYear)}>{`Use “${withYear}”`}</FieldOffer>
}
