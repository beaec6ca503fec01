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

// 2026-11-21, also with a time behind it · 11/21/2026 · November 21, 2026 and Nov 21-22, 2026 · 21 November 2026
const FORMS = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:t\S*)?$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?: ?[-–] ?\d{1,2}(?:st|nd|rd|th)?)?,? (?<year>\d{4})$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?(?: ?[-–] ?\d{1,2}(?:st|nd|rd|th)?)? (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/,
]

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /

/** Whether a date typed as free text falls in the month (1 to 12) of the year; false for whatever it cannot read as one day. */
export function isInMonth(freeTextDate: string, year: number, month1to12: number): boolean {
  const date = readDate(freeTextDate.trim().toLowerCase().replace(/\s+/g, " ").replace(WEEKDAY, ""))
  return date !== null && date.year === year && date.month === month1to12
}

function readDate(text: string): { year: number; month: number } | null {
  for (const form of FORMS) {
    const groups = form.exec(text)?.groups
    if (!groups) continue
    const { year = "", month = "", day = "" } = groups
    const monthNumber = readMonth(month)
    const isRealDay = Number(day) >= 1 && Number(day) <= daysIn(Number(year), monthNumber)
    return isRealDay ? { year: Number(year), month: monthNumber } : null
  }
  return null
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
