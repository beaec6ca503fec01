import { ORDERS, plainText, type Token, tokensOf } from "./date-parts.ts"
import { DAY_MS } from "./day.ts"

/** A calendar day such as 2026-11-21. It has no time zone. */
export type IsoDay = string

/**
 * The days that a date typed as free text means. `latest` is the latest day it can mean, with a rain date and with the other
 * reading of 05/06/2027; `hasGaps` is true for days that do not follow one another, such as June 5 and 12.
 */
export type DateReading = { first: IsoDay; last: IsoDay; latest: IsoDay; hasGaps: boolean }

/**
 * Reads a date typed as free text: a day, days, a range of days, or a month, with the year before, after or between them. Null if
 * there is a word in it that is not part of a date, as "not before June 5" is another day.
 */
export function readDate(freeTextDate: string): DateReading | null {
  const text = plainText(freeTextDate)
  // The day that may be needed for rain belongs to the latest day, not to the days of the event.
  const withoutRainDate = text.replace(/\((?=[^)]*\d)[^)]*\)|\brain ?date\b.*$/g, "")
  const whole = readingsOf(text)
  const [first, ...others] = readingsOf(withoutRainDate)
  if (first === undefined || whole.length === 0) return null
  // 5.6.2027 is written where the day comes first; 05/06/2027 may be either, and counts as the later day.
  const meant = /\d\. ?\d{1,2}\. ?\d/.test(text) ? first : laterOf([first, ...others])
  const latest = laterOf([meant, ...whole]).last
  return { first: isoOf(meant.first), last: isoOf(meant.last), latest: isoOf(latest), hasGaps: meant.hasGaps }
}

const isoOf = (day: number): IsoDay => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Days as numbers since 1970, so that neighbours differ by one. */
type Days = { first: number; last: number; hasGaps: boolean }

const laterOf = ([first, ...others]: [Days, ...Days[]]): Days =>
  others.reduce((later, other) => (other.last > later.last ? other : later), first)

const readingsOf = (text: string): Days[] => ORDERS.flatMap((order) => daysOf(tokensOf(text, order)) ?? [])

/** A day, or a whole month where `day` is null. Its year may stand at another one. `joins` tells how it follows the one before. */
type Point = { joins: "R" | "A"; year: number | null; month: number; day: number | null }

// The kinds of tokens as letters: 5-6 June 2027, June 5 and 6, 2027, June 2027, 2027 June 5, 28.-29.11.2026.
const LIST = "N(?:[RA]N)*"
const MENTION = new RegExp(
  `[RA]?(?:(?:${LIST}[RA])?[FD](?:[RA]N(?!A?M))*(?:A?Y)?|YA?M${LIST}|M(?:A?${LIST})?(?:A?Y)?|${LIST}A?MA?Y?)`,
  "y",
)

/** Null if the tokens are not days, each after the one before. */
function daysOf(tokens: readonly Token[]): Days | null {
  const [start, ...more] = withYears(pointsOf(joined(tokens)))
  const first = start && spanOf(start)
  return first ? more.reduce<Days | null>(extendedBy, { ...first, hasGaps: false }) : null
}

function extendedBy(days: Days | null, point: Point): Days | null {
  const span = spanOf(point)
  if (!days || !span || span.first <= days.last) return null
  const follows = point.joins === "R" || span.first === days.last + 1
  return { first: days.first, last: span.last, hasGaps: days.hasGaps || !follows }
}

/** Without "and" at the ends; several signs between two parts are one: "to" if it is among them. */
function joined(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (const token of tokens) {
    const before = kept.at(-1)?.kind
    if (token.kind === "A" && (before === undefined || before === "A" || before === "R")) continue
    if (token.kind === "R" && before === "A") kept.pop()
    kept.push(token)
  }
  if (kept.at(-1)?.kind === "A") kept.pop()
  return kept
}

/** None if there is anything in the tokens that is no date. */
function pointsOf(tokens: readonly Token[]): Point[] {
  const kinds = tokens.map(({ kind }) => kind).join("")
  const points: Point[] = []
  for (let from = 0; from < tokens.length; ) {
    MENTION.lastIndex = from
    const length = MENTION.exec(kinds)?.[0].length ?? 0
    if (length === 0 || (from === 0 && kinds.startsWith("R"))) return []
    points.push(...mentioned(tokens.slice(from, from + length)))
    from += length
  }
  return points
}

/** The days of one month, or the month itself. */
function mentioned(tokens: readonly Token[]): Point[] {
  let [joins, month, year]: ["R" | "A", number, number | null] = ["A", 0, null]
  const days: { joins: "R" | "A"; day: number }[] = []
  for (const token of tokens) {
    if (token.kind === "R" || token.kind === "A") joins = token.kind
    if ("month" in token) month = token.month
    if ("year" in token) year = token.year
    if ("day" in token) days.push({ joins, day: token.day })
  }
  return days.length > 0
    ? days.map((day) => ({ ...day, month, year }))
    : [{ joins: tokens[0]?.kind === "R" ? "R" : "A", day: null, month, year }]
}

/** A year that stands once counts for all: "Dec 30 - Jan 2, 2027" begins in 2026. */
const withYears = (points: readonly Point[]): Point[] =>
  fromNeighbour(fromNeighbour([...points].reverse(), -1).reverse(), 1)

/** Takes a missing year from the point before in the list; `step` years away if the months would run backwards. */
function fromNeighbour(points: readonly Point[], step: 1 | -1): Point[] {
  const dated: Point[] = []
  for (const point of points) {
    const { year = null, month = 0 } = dated.at(-1) ?? {}
    const runsBackwards = step * point.month < step * month
    const taken = year === null ? null : year + (runsBackwards ? step : 0)
    dated.push({ ...point, year: point.year ?? taken })
  }
  return dated
}

/** Nobody holds an event in the year 207: a digit is missing. */
const EARLIEST_YEAR = 1900

/** Null if there is no such day. */
function spanOf({ year, month, day }: Point): { first: number; last: number } | null {
  if (year === null || year < EARLIEST_YEAR || month < 1 || month > 12) return null
  const dayNumber = (dayOfMonth: number) => Date.UTC(year, month - 1, dayOfMonth) / DAY_MS
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (day === null) return { first: dayNumber(1), last: dayNumber(daysInMonth) }
  return day >= 1 && day <= daysInMonth ? { first: dayNumber(day), last: dayNumber(day) } : null
}
