const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
]

// 2026-11-21, also followed by a time · 2026/11/21 · 11/21/2026 · 21.11.2026 · November 21, 2026 and Nov 21-22, 2026 ·
// 21 November 2026, 21. November 2026 and 21-22 Nov 2026 · November 2026
const DAYS = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.)?(?: ?[-–] ?(?<lastDay>\d{1,2})(?:st|nd|rd|th|\.)?)?`
const FORMS = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:t\S*)?$/,
  /^(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  // The day comes first if it cannot be a month.
  /^(?<day>1[3-9]|[23]\d)\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/,
  new RegExp(String.raw`^(?<month>[a-z]{3,9})\.? ${DAYS},? (?<year>\d{4})$`),
  new RegExp(String.raw`^${DAYS} (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$`),
  /^(?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/,
]

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /
const BETWEEN_TWO_DAYS = / ?[–—] ?| - | (?:to|until) /

/** The first and last day that a text means, in one month; `last` is null if there is no such day. */
type ReadDays = { year: number; month: number; first: number; last: number | null }

/**
 * Reads a date typed as free text: a day, a range of days, or a month. Returns the first and the last part of the range, or null
 * if the text cannot be read. Only the second part needs a year: "Nov 30 - Dec 1, 2026".
 */
export function readDate(freeTextDate: string): [ReadDays, ReadDays] | null {
  const text = freeTextDate.trim().toLowerCase().replace(/\s+/g, " ")
  const days = readDays(text)
  return days ? [days, days] : readRange(text)
}

function readRange(text: string): [ReadDays, ReadDays] | null {
  const [start, end, ...more] = text.split(BETWEEN_TWO_DAYS)
  if (start === undefined || end === undefined || more.length > 0) return null
  const last = readDays(end)
  if (last === null) return null
  const full = readDays(start)
  const first = full ?? readDays(`${start} ${last.year}`)
  const isInPreviousYear = full === null && first !== null && monthNumber(first) > monthNumber(last)
  const begin = isInPreviousYear ? readDays(`${start} ${last.year - 1}`) : first
  return begin && [begin, last]
}

/** The month as a number that counts on across years. */
export const monthNumber = ({ year, month }: Pick<ReadDays, "year" | "month">): number => year * 12 + month - 1

function readDays(text: string): ReadDays | null {
  const day = text.trim().replace(WEEKDAY, "")
  for (const form of FORMS) {
    const groups = form.exec(day)?.groups
    const read = groups ? daysOf(groups) : null
    if (read !== null) return read
  }
  return null
}

/** Null if there is no such day; without a day the whole month is meant. */
function daysOf(groups: Record<string, string | undefined>): ReadDays | null {
  const [year, month] = [Number(groups.year), readMonth(groups.month ?? "")]
  const days = daysIn(year, month)
  const first = Number(groups.day ?? 1)
  if (first < 1 || first > days) return null
  const last = Number(groups.lastDay ?? groups.day ?? days)
  return { year, month, first, last: last >= first && last <= days ? last : null }
}

/** 1 to 12, from a number or from a name of three letters or more ("Nov", "Sept", "November"); 0 for anything else. */
function readMonth(month: string): number {
  return /^\d+$/.test(month) ? Number(month) : MONTHS.findIndex((name) => name.startsWith(month)) + 1
}

/** Days of the month 1 to 12, 0 for a month that does not exist. */
function daysIn(year: number, month: number): number {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}
