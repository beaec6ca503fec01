import { readDate } from "./read-date.ts"

/** The product promises to keep an event for so many days after it. */
export const EVENT_KEPT_DAYS = 30
/** Nothing is removed in so many days after the rule began to hold: it may find events of years. */
const GRACE_DAYS = 30
/** How many days before its removal an event's organizer is warned. */
const WARNINGS = [14, 3] as const
const DAY_MS = 86_400_000

/** A day as 2026-11-21, in UTC. */
export type IsoDay = string

/** What the rule asks of an event; `since` is the day from which the rule holds on this server, null where it does not. */
export type RetentionFacts = {
  date: string
  lastSave: IsoDay
  isDemo: boolean
  extendedUntil: IsoDay | null
  since: IsoDay | null
}

/** An event is kept for good, or until the end of its last day; `warning` is the number of days of the warning in force. */
export type Retention =
  | { kind: "kept"; reason: "off" | "demo" }
  | { kind: "due"; lastDay: IsoDay; daysLeft: number; isOver: boolean; warning: (typeof WARNINGS)[number] | null }

/** The latest day that a date typed as free text means; null for whatever cannot be read. */
export function latestDay(freeTextDate: string): IsoDay | null {
  const [, end] = readDate(freeTextDate) ?? []
  if (!end || end.last === null) return null
  return isoDay(new Date(Date.UTC(end.year, end.month - 1, end.last)))
}

/**
 * Until when an event is kept. Counted from the latest day that its date means, or from the last save where that is later or
 * the date cannot be read. An extension only ever adds days. Product rule: the demo event is exempt.
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

/** Whether the rule has held for so long that it may remove something. */
export const isPastGrace = (since: IsoDay | null, today: IsoDay): boolean =>
  since !== null && today > plusDays(since, GRACE_DAYS)

export const isoDay = (moment: Date): IsoDay => moment.toISOString().slice(0, 10)

const plusDays = (day: IsoDay, days: number): IsoDay => isoDay(new Date(Date.parse(day) + days * DAY_MS))

/** Days of this form sort by time. */
const latest = (...days: [IsoDay, ...IsoDay[]]): IsoDay => days.toSorted().at(-1) ?? days[0]
