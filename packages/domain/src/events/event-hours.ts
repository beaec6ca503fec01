import { DAY_MS } from "./day.ts"
import { readDate } from "./read-date.ts"
import { twelveHour } from "./time.ts"

/** Local time at the event's location in milliseconds, as `Date.UTC` counts them; no time zones are involved. */
export type WallTime = number

/** The hours of an event: the same on each of its days. */
export type EventHours = { firstDay: WallTime; days: number; fromMinutes: number; toMinutes: number }

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

const HOUR = String.raw`(\d{1,2})(?::(\d{2}))?\s*`
const MERIDIEM = String.raw`([ap])\.?m\.?`
const FROM_TO = new RegExp(String.raw`^\s*${HOUR}(?:${MERIDIEM})?\s*(?:-|–|—|to|until)\s*${HOUR}${MERIDIEM}\s*$`, "i")

/** Minutes after midnight of "10:00 AM - 4:00 PM", "10 - 4 PM" or "10:00 - 16:00"; null if the text is not such a range. */
export function readHours(freeTextTime: string): { fromMinutes: number; toMinutes: number } | null {
  const [, fromHour, fromMinute = "0", fromHalf, toHour, toMinute = "0", toHalf = ""] =
    FROM_TO.exec(twelveHour(freeTextTime)) ?? []
  if (!isHour(fromHour) || !isHour(toHour)) return null
  const to = minutesOf(toHour, toMinute, toHalf)
  const inSameHalf = minutesOf(fromHour, fromMinute, toHalf)
  const from = fromHalf
    ? minutesOf(fromHour, fromMinute, fromHalf)
    : // "10 - 4 PM" starts in the morning, "1 - 4 PM" in the afternoon.
      inSameHalf < to
      ? inSameHalf
      : minutesOf(fromHour, fromMinute, "a")
  // The range may end after midnight.
  return { fromMinutes: from, toMinutes: to > from ? to : to + DAY_MINUTES }
}

const isHour = (text: string | undefined): text is string => Number(text) >= 1 && Number(text) <= 12

const minutesOf = (hour: string, minute: string, half: string): number =>
  ((Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + Number(minute)

/** A range of this many days or more is a whole month. */
const SHORTEST_MONTH_DAYS = 28

/** When an event takes place, from the free text of its date and time; null if one of them cannot be read. */
export function eventHours({ date, time }: { date: string; time: string }): EventHours | null {
  const read = readDate(date)
  const hours = readHours(time)
  if (!read || read.hasGaps || !hours) return null
  const firstDay = Date.parse(read.first)
  const days = (Date.parse(read.last) - firstDay) / DAY_MS + 1
  return days < SHORTEST_MONTH_DAYS ? { firstDay, days, ...hours } : null
}

const startOfDay = ({ firstDay, fromMinutes }: EventHours, day: number): WallTime =>
  firstDay + (day * DAY_MINUTES + fromMinutes) * MINUTE_MS

/** The reader's local time. */
export const wallTimeOf = (now: Date): WallTime =>
  Date.UTC(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours(), now.getMinutes(), now.getSeconds())

export const startOf = (hours: EventHours): WallTime => startOfDay(hours, 0)

const lengthMs = ({ fromMinutes, toMinutes }: EventHours): number => (toMinutes - fromMinutes) * MINUTE_MS

export const endOf = (hours: EventHours): WallTime => startOfDay(hours, hours.days - 1) + lengthMs(hours)

/** How long the event has been going on, in milliseconds, without its nights. */
export function elapsedMs(hours: EventHours, now: WallTime): number {
  const dayMs = lengthMs(hours)
  const days = Array.from({ length: hours.days }, (_, day) => now - startOfDay(hours, day))
  return days.reduce((sum, since) => sum + Math.min(dayMs, Math.max(0, since)), 0)
}

/** The part of the event's time that is over, 0 to 1. */
export const elapsedShare = (hours: EventHours, now: WallTime): number =>
  elapsedMs(hours, now) / (hours.days * lengthMs(hours))

/** How much of the event's time is left, in milliseconds. */
export const leftMs = (hours: EventHours, now: WallTime): number => hours.days * lengthMs(hours) - elapsedMs(hours, now)

/** The moment after `ms` more of the event's hours; after the event's end all time counts. */
export function momentAfter(hours: EventHours, now: WallTime, ms: number): WallTime {
  let moment = now
  let rest = ms
  for (let day = 0; day < hours.days; day++) {
    const start = startOfDay(hours, day)
    const available = start + lengthMs(hours) - Math.max(moment, start)
    if (available < 0) continue
    moment = Math.max(moment, start)
    if (rest <= available) return moment + rest
    moment += available
    rest -= available
  }
  return moment + rest
}
