import { type DateReading, type IsoDay, readDate } from "./read-date.ts"

/** A number such as 1930 may be a time of day, and 1985 the year of a car: neither is the year of an event that is set up. */
const YEAR = /(?:^|\D)(20[2-9]\d|21\d\d)(?:[/–-](\d\d))?(?!\d)/g

/** The latest year that stands in a text that cannot be read as days; null if there is none. */
function latestYear(freeTextDate: string): number | null {
  const years = [...freeTextDate.normalize("NFKC").matchAll(YEAR)].map(([, year, next]) =>
    // The season 2026/27 ends in 2027.
    Number(next) === (Number(year) + 1) % 100 ? Number(year) + 1 : Number(year),
  )
  return years.length > 0 ? Math.max(...years) : null
}

/**
 * How a date typed as free text is understood: as days, as days whose year is missing (`year` is the next in which they come), as
 * no more than a year, or not at all.
 */
export type UnderstoodDate =
  | ({ kind: "days" } & DateReading)
  | { kind: "yearMissing"; year: number }
  | { kind: "year"; year: number; latest: IsoDay }
  | { kind: "unread" }

/** How a date is understood on the day `today`, which only tells the next year of a date without one. */
export function understandDate(freeTextDate: string, today: IsoDay): UnderstoodDate {
  const read = readDate(freeTextDate)
  if (read) return { kind: "days", ...read }
  const year = latestYear(freeTextDate)
  if (year !== null) return { kind: "year", year, latest: `${year}-12-31` }
  const next = [0, 1]
    .map((more) => Number(today.slice(0, 4)) + more)
    .find((candidate) => {
      const inThatYear = readDate(`${freeTextDate}, ${candidate}`)
      return inThatYear !== null && inThatYear.last >= today
    })
  return next === undefined ? { kind: "unread" } : { kind: "yearMissing", year: next }
}

/** The latest day that a date typed as free text can mean, the last of the year if no more can be read; null if it cannot be read. */
export const latestDay = (freeTextDate: string): IsoDay | null => {
  const year = latestYear(freeTextDate)
  return readDate(freeTextDate)?.latest ?? (year === null ? null : `${year}-12-31`)
}
