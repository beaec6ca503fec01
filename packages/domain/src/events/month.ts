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

// 2026-11-21, also with a time behind it · 2026/11/21 · 11/21/2026 · 21.11.2026 · November 21, 2026 and Nov 21-22, 2026 ·
// 21 November 2026, 21. November 2026 and 21-22 Nov 2026 · November 2026
const DAYS = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.)?(?: ?[-–] ?(?<lastDay>\d{1,2})(?:st|nd|rd|th|\.)?)?`
const FORMS = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:t\S*)?$/,
  /^(?<year>\d{4})\/(?<month>\d{1,2})\/(?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  // The day first where it can be no month.
  /^(?<day>1[3-9]|[23]\d)\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/,
  new RegExp(String.raw`^(?<month>[a-z]{3,9})\.? ${DAYS},? (?<year>\d{4})$`),
  new RegExp(String.raw`^${DAYS} (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$`),
  /^(?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/,
]

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /
const BETWEEN_TWO_DAYS = / ?[–—] ?| - | (?:to|until) /

/** A month of a year as one number, so that months follow each other across years. */
type MonthNumber = number
const numberOf = (year: number, month1to12: number): MonthNumber => year * 12 + month1to12 - 1

/**
 * Whether a date typed as free text falls in the month (1 to 12) of the year, a range of days in every month that it
 * touches; false for whatever it cannot read.
 */
export function isInMonth(freeTextDate: string, year: number, month1to12: number): boolean {
  const text = plainText(freeTextDate)
  const day = readDay(text)
  const [first, last] = day === null ? readRange(text) : [day, day]
  const month = numberOf(year, month1to12)
  return first !== null && last !== null && first <= month && month <= last
}

/** Days of one month, which is 1 to 12; the first and the last day are the same where it is one. */
export type CalendarDays = { year: number; month: number; firstDay: number; lastDay: number }

/** The days that a date typed as free text names; null for a month as a whole, for days of two months, and for no date. */
export function readDays(freeTextDate: string): CalendarDays | null {
  const groups = readForm(plainText(freeTextDate))
  if (!groups?.day) return null
  const { year, month, day, lastDay = day } = groups
  const days = { year: Number(year), month: readMonth(month ?? ""), firstDay: Number(day), lastDay: Number(lastDay) }
  const isReal = days.firstDay <= days.lastDay && days.lastDay <= daysIn(days.year, days.month)
  return isReal ? days : null
}

const plainText = (freeText: string): string => freeText.trim().toLowerCase().replace(/\s+/g, " ")

/** "Nov 30 - Dec 1, 2026": the year of the first day may stand with the second alone. */
function readRange(text: string): [MonthNumber | null, MonthNumber | null] {
  const [start, end, ...more] = text.split(BETWEEN_TWO_DAYS)
  if (start === undefined || end === undefined || more.length > 0) return [null, null]
  const last = readDay(end)
  if (last === null) return [null, null]
  const year = Math.floor(last / 12)
  const full = readDay(start)
  const first = full ?? readDay(`${start} ${year}`)
  const isOfYearBefore = full === null && first !== null && first > last
  return [isOfYearBefore ? readDay(`${start} ${year - 1}`) : first, last]
}

function readDay(text: string): MonthNumber | null {
  const groups = readForm(text)
  return groups && monthOf(groups)
}

/** The parts of the first form that fits and names a real day. */
function readForm(text: string): Record<string, string | undefined> | null {
  const day = text.trim().replace(WEEKDAY, "")
  for (const form of FORMS) {
    const groups = form.exec(day)?.groups
    if (groups && monthOf(groups) !== null) return groups
  }
  return null
}

/** Null where there is no such day; without a day the month as a whole is meant. */
function monthOf({ year = "", month = "", day = "1" }: Record<string, string | undefined>): MonthNumber | null {
  const monthNumber = readMonth(month)
  const isRealDay = Number(day) >= 1 && Number(day) <= daysIn(Number(year), monthNumber)
  return isRealDay ? numberOf(Number(year), monthNumber) : null
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
