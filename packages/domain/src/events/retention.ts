import { DAY_MS } from "./day.ts"
import { readDate } from "./read-date.ts"

/** The product promises to keep an event for this many days after its last day. */
export const EVENT_KEPT_DAYS = 30
/** No event is removed in this many days after the rule took effect, because it may find events of many years. */
const GRACE_DAYS = 30
/** How many days before its removal an event's organizer is warned. */
const WARNINGS = [14, 3] as const

/** A day in UTC, such as 2026-11-21. */
type IsoDay = string

/** What the rule needs to know of an event. `since`: the day on which the rule took effect on this server; null if it is off. */
export type RetentionFacts = {
  date: string
  lastSave: IsoDay
  isDemo: boolean
  extendedUntil: IsoDay | null
  since: IsoDay | null
}

/** An event is kept forever, or until the end of `lastDay`. `warning` is the number of days of the current warning. */
export type Retention =
  | { kind: "kept"; reason: "off" | "demo" }
  | { kind: "due"; lastDay: IsoDay; daysLeft: number; isOver: boolean; warning: (typeof WARNINGS)[number] | null }

/** A day such as 05/12/2026, which is May 12 for some people and December 5 for others. */
const SLASHED = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g

/** The latest day that a date typed as free text can mean; null if it cannot be read. */
export function latestDay(freeTextDate: string): IsoDay | null {
  const readings = [freeTextDate, freeTextDate.replace(SLASHED, "$2/$1/$3")]
  const [first, ...others] = readings.flatMap((text) => lastDayOf(text) ?? [])
  return first === undefined ? null : latest(first, ...others)
}

function lastDayOf(freeTextDate: string): IsoDay | null {
  const [, end] = readDate(freeTextDate) ?? []
  if (!end || end.last === null) return null
  return isoDay(new Date(Date.UTC(end.year, end.month - 1, end.last)))
}

/**
 * Returns how long an event is kept, counted from the last day of its date, or from the last save if that is later or the date
 * cannot be read. An extension can only add days. Product rule: the demo event is exempt.
 */
export function retentionOf(
  { date, lastSave, isDemo, extendedUntil, since }: RetentionFacts,
  today: IsoDay,
): Retention {
  if (isDemo) return { kind: "kept", reason: "demo" }
  if (since === null) return { kind: "kept", reason: "off" }
  const counted = latest(latestDay(date) ?? lastSave, lastSave)
  const lastDay = latest(plusDays(counted, EVENT_KEPT_DAYS), plusDays(since, GRACE_DAYS), extendedUntil ?? since)
  const daysLeft = (Date.parse(lastDay) - Date.parse(today)) / DAY_MS
  const warning = WARNINGS.findLast((days) => daysLeft <= days) ?? null
  return { kind: "due", lastDay, daysLeft, isOver: daysLeft < 0, warning }
}

/** Whether the rule has been in effect long enough to remove events. */
export const isPastGrace = (since: IsoDay | null, today: IsoDay): boolean =>
  since !== null && today > plusDays(since, GRACE_DAYS)

export const isoDay = (moment: Date): IsoDay => moment.toISOString().slice(0, 10)

/** Later days have five digits in their year, and would sort before all others. Some people type it for "no date yet". */
const LAST_DAY: IsoDay = "9999-12-31"

const plusDays = (day: IsoDay, days: number): IsoDay =>
  isoDay(new Date(Math.min(Date.parse(day) + days * DAY_MS, Date.parse(LAST_DAY))))

/** ISO days sort by time. */
const latest = (...days: [IsoDay, ...IsoDay[]]): IsoDay => days.toSorted().at(-1) ?? days[0]
