import { ActionIcon, Paper, Skeleton, TextInput } from "@mantine/core"
import { IconCalendar } from "@tabler/icons-react"
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from "react"
import { calendarDay, dayText } from "./event-details-date.ts"
import { MissingYear, TypedDateReading } from "./event-details-date-reading.tsx"

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
