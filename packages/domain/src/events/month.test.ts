import { describe, expect, it } from "vitest"
import { isInMonth } from "./month.ts"

describe("a date as people write it falls in its month", () => {
  it.each([
    "2026-11-21",
    "2026-11-01",
    "2026-11-30T23:30:00.000Z",
    "November 21, 2026",
    "november 21 2026",
    "Nov 21-22, 2026",
    "Nov. 21 – 22, 2026",
    "November 21st, 2026",
    "21 November 2026",
    "21-22 Nov 2026",
    "11/21/2026",
    "Saturday, November 21, 2026",
    "Sat, 21 Nov 2026",
    "  November   21, 2026 ",
    "28.11.2026",
    "28. 11. 2026",
    "1.11.2026",
    "28/11/2026",
    "2026/11/30",
    "28. November 2026",
    "November 2026",
    "Nov. 2026",
    "28.11. - 29.11.2026",
    "Novembre 21, 2026",
    "11/21/26",
    "Saturday, Nov 28 - Sunday, Nov 29, 2026",
  ])("%s", (text) => {
    expect(isInMonth(text, 2026, 11)).toBe(true)
    expect(isInMonth(text, 2026, 10)).toBe(false)
    expect(isInMonth(text, 2026, 12)).toBe(false)
    expect(isInMonth(text, 2025, 11)).toBe(false)
  })

  it.each([
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ])("%s, in full and shortened", (name) => {
    const month = new Date(`${name} 1, 2026 00:00 UTC`).getUTCMonth() + 1
    expect(isInMonth(`${name} 5, 2026`, 2026, month)).toBe(true)
    expect(isInMonth(`5 ${name.slice(0, 3)} 2026`, 2026, month)).toBe(true)
  })

  it("knows the leap day", () => {
    expect(isInMonth("February 29, 2028", 2028, 2)).toBe(true)
    expect(isInMonth("February 29, 2000", 2000, 2)).toBe(true)
  })
})

describe("a range of days falls in every month that it touches", () => {
  it.each([
    ["Nov 30 - Dec 1, 2026", ["2026-11", "2026-12"]],
    ["November 30 – December 1, 2026", ["2026-11", "2026-12"]],
    ["30 Nov - 1 Dec 2026", ["2026-11", "2026-12"]],
    ["30.11.–1.12.2026", ["2026-11", "2026-12"]],
    ["2026-11-30 to 2027-01-02", ["2026-11", "2026-12", "2027-01"]],
    ["Dec 30, 2026 - Jan 2, 2027", ["2026-12", "2027-01"]],
    ["Dec 30 - Jan 2, 2027", ["2026-12", "2027-01"]],
    ["Dec 1, 2026 - Nov 30, 2026", []],
    ["Nov 30 - soon", []],
    ["Nov 29, Nov 30 and Dec 1, 2026", ["2026-11", "2026-12"]],
  ])("%s", (text, months) => {
    const touched = [2026, 2027].flatMap((year) =>
      Array.from({ length: 12 }, (_, index) => index + 1)
        .filter((month) => isInMonth(text, year, month))
        .map((month) => `${year}-${String(month).padStart(2, "0")}`),
    )
    expect(touched).toEqual(months)
  })
})

describe("a text that cannot be read falls in no month", () => {
  it.each([
    "",
    "soon",
    "2026",
    "13/13/2026",
    "31.4.2026",
    "2026-13-01",
    "2026-02-30",
    "February 29, 2026",
    "February 29, 1900",
    "November 31, 2026",
    "November 0, 2026",
    "No 21, 2026",
    "Nov 22-21, 2026",
  ])("%s", (text) => {
    const months = Array.from({ length: 12 }, (_, index) => index + 1)
    expect([1900, 2026].some((year) => months.some((month) => isInMonth(text, year, month)))).toBe(false)
  })
})
