const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/
// Browsers parse too much: some read "summer of 2026" as January 1.
const HAS_DAY_AND_YEAR = /\b\d{1,2}\b.*\b\d{4}\b/

const two = (value: number) => String(value).padStart(2, "0")

/** The day that a free text means, as "2026-06-13" for the calendar; null if it means none, or several. */
export function calendarDay(text: string): string | null {
  const trimmed = text.trim()
  if (ISO_DAY.test(trimmed)) return trimmed
  if (!HAS_DAY_AND_YEAR.test(trimmed)) return null
  const day = new Date(trimmed)
  if (Number.isNaN(day.getTime())) return null
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })

/** A day of the calendar as an event's text, such as "June 13, 2026". */
export const dayText = (isoDay: string): string => longDay.format(new Date(`${isoDay}T00:00:00Z`))
