import { type IsoDay, readDate } from "@rosette/domain/events/read-date"
import { EVENT_KEPT_DAYS } from "@rosette/domain/events/retention"
import type { UnderstoodDate } from "@rosette/domain/events/understand-date"

/** The day that a free text means, as "2026-06-13" for the calendar; null if it means none, or several. */
export function calendarDay(text: string): IsoDay | null {
  const read = readDate(text)
  return read && read.first === read.last ? read.first : null
}

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })
const fullDay = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" })
const noonOf = (day: IsoDay) => new Date(`${day}T12:00:00Z`)

/** A day of the calendar as an event's text, such as "June 13, 2026". */
export const dayText = (day: IsoDay): string => longDay.format(noonOf(day))

/** With its weekday, which tells a wrong year or month: "Saturday, June 5, 2027". */
const dayInFull = (day: IsoDay): string => fullDay.format(noonOf(day))

/** How a date was read, for who types it. */
export function readingInWords(date: UnderstoodDate, today: IsoDay): string {
  switch (date.kind) {
    case "days": {
      const { first, last, latest } = date
      const days = first === last ? dayInFull(first) : `${dayInFull(first)} to ${dayInFull(last)}`
      const atTheLatest = latest > last ? `, at the latest ${dayInFull(latest)}` : ""
      return `${days}${atTheLatest}.${latest < today ? " This is in the past." : ""}`
    }
    case "year":
      return `Only the year was read: ${date.year}. Choose the day in the calendar.`
    case "yearMissing":
      return "The year is missing."
    case "unread":
      return "This was not read as a day. Choose the day in the calendar."
  }
}

/** When a site that deletes events will delete one with this date. */
export function deletionInWords(date: UnderstoodDate | null): string {
  const orLater = "or after the last change if that is later."
  if (date?.kind === "days")
    return `Everything in the event is deleted for good ${EVENT_KEPT_DAYS} days after that day, ${orLater}`
  if (date?.kind === "year")
    return `Everything in the event is deleted for good ${EVENT_KEPT_DAYS} days after the end of ${date.year}, ${orLater}`
  return "Without a day, everything in the event is deleted for good a year after the last change."
}
