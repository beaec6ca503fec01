import { DAY_MS } from "./day.ts"
import type { IsoDay } from "./read-date.ts"
import { latestDay } from "./understand-date.ts"

/** The product promises to keep an event for this many days after its last day. */
export const EVENT_KEPT_DAYS = 30
/** An event whose date cannot be read is kept for this many days after the last save. */
export const UNREAD_KEPT_DAYS = 365
/** No event is removed in this many days after the rule took effect, because it may find events of many years. */
const GRACE_DAYS = 30
/** How many days before its removal an event's organizer is warned. */
const WARNINGS = [14, 3] as const
/** Between the announcement of a removal and the removal are at least this many whole days. */
const SHORTEST_NOTICE_DAYS = 3
/** An older announcement is made again: the server was off when the event was due, and nobody could read the warnings. */
const ANNOUNCEMENT_VALID_DAYS = 30

/**
 * What the rule needs to know of an event. Days are in UTC. `since`: the day on which the rule took effect on this server; null if
 * it is off. `announcedOn`: the day on which a running server last began to warn of the removal.
 */
export type RetentionFacts = {
  date: string
  lastSave: IsoDay
  isDemo: boolean
  extendedUntil: IsoDay | null
  since: IsoDay | null
  announcedOn: IsoDay | null
}

/**
 * An event is kept forever, or until the end of `lastDay`. `warning` is the number of days of the current warning; `isAnnounced`
 * is false while no server has begun to warn; `isDateRead` is false if the event's date names neither a day nor a year.
 */
export type Retention = { kind: "kept"; reason: "off" | "demo" } | ({ kind: "due" } & Due)
type Due = {
  lastDay: IsoDay
  daysLeft: number
  isOver: boolean
  warning: (typeof WARNINGS)[number] | null
  isAnnounced: boolean
  isDateRead: boolean
}

/**
 * Returns how long an event is kept, counted from the latest day that its date can mean, or from the last save if that is later. An
 * event whose date cannot be read is not due by it: it is kept for a year after the last save. An extension can only add days.
 * Nothing is removed that was not announced before: a server that was off announces it first. Product rule: the demo is exempt.
 */
export function retentionOf(facts: RetentionFacts, today: IsoDay): Retention {
  const { date, lastSave, isDemo, extendedUntil, since, announcedOn } = facts
  if (isDemo) return { kind: "kept", reason: "demo" }
  if (since === null) return { kind: "kept", reason: "off" }
  const day = latestDay(date)
  const promised =
    day === null ? plusDays(lastSave, UNREAD_KEPT_DAYS) : plusDays(latest(day, lastSave), EVENT_KEPT_DAYS)
  const due = latest(promised, plusDays(since, GRACE_DAYS), extendedUntil ?? since)
  const isAnnounced = announcedOn !== null && isAnnouncementOf(due, announcedOn, today)
  const lastDay = latest(due, plusDays(isAnnounced ? announcedOn : today, SHORTEST_NOTICE_DAYS))
  const daysLeft = (Date.parse(lastDay) - Date.parse(today)) / DAY_MS
  const warning = WARNINGS.findLast((days) => daysLeft <= days) ?? null
  return { kind: "due", lastDay, daysLeft, warning, isOver: daysLeft < 0, isAnnounced, isDateRead: day !== null }
}

/** An announcement counts for this removal if it was made for it, and not before the server stood still for weeks. */
const isAnnouncementOf = (due: IsoDay, announcedOn: IsoDay, today: IsoDay): boolean =>
  announcedOn >= plusDays(due, -WARNINGS[0]) && announcedOn >= plusDays(today, -ANNOUNCEMENT_VALID_DAYS)

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
