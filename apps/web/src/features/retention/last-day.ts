import { formatDate, plural } from "../../lib/format.ts"

/** A calendar day in words. It has no time zone, so its noon in the reader's time zone is used. */
export const dayInWords = (day: string): string => formatDate(new Date(`${day}T12:00`))

/** When an event is deleted that is kept for this many more days: after the last of them. */
export const deletedIn = (daysLeft: number): string => `deleted in ${plural(Math.max(daysLeft, 0) + 1, "day")}`
