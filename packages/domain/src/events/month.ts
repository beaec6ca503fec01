import { readDate } from "./read-date.ts"

/**
 * Whether a date typed as free text falls in the month (1 to 12) of the year; a range of days falls in every month that it
 * touches. False if the text cannot be read.
 */
export function isInMonth(freeTextDate: string, year: number, month1to12: number): boolean {
  const read = readDate(freeTextDate)
  if (!read) return false
  const month = `${year}-${String(month1to12).padStart(2, "0")}`
  return read.first.slice(0, 7) <= month && month <= read.last.slice(0, 7)
}
