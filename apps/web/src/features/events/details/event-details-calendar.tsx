import { DatePicker } from "@mantine/dates"

type Props = { day: string | null; onPick: (day: string) => void }

/** A calendar to pick a day from; `day` as "2026-06-13". Its code is loaded when it is opened. */
export function EventCalendar({ day, onPick }: Props) {
  return (
    <DatePicker
      size="md"
      value={day}
      defaultDate={day ?? undefined}
      onChange={(picked) => picked && onPick(picked)}
      weekendDays={[]}
      ariaLabels={{ previousMonth: "Previous month", nextMonth: "Next month" }}
    />
  )
}
