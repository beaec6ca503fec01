import { formatDate, plural } from "../../lib/format.ts"

/** A day of the calendar has no time zone: its noon is that day in the reader's own. */
export const dayInWords = (day: string): string => formatDate(new Date(`${day}T12:00`))

/** When an event is deleted that is kept for so many days yet: after the last of them. */
export const deletedIn = (daysLeft: number): string => `deleted in ${plural(Math.max(daysLeft, 0) + 1, "day")}`
