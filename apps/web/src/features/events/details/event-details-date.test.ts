import { understandDate } from "@rosette/domain/events/understand-date"
import { expect, it } from "vitest"
import { calendarDay, dayText, deletionInWords, readingInWords } from "./event-details-date.ts"

const TODAY = "2026-11-27"

it.each([
  ["June 13, 2026", "2026-06-13"],
  ["2026-06-13", "2026-06-13"],
  ["6/13/2026", "2026-06-13"],
  [" Sat, June 13, 2026 ", "2026-06-13"],
  ["13 juin 2026", "2026-06-13"],
  ["June 13-14, 2026", null],
  ["Saturday after the harvest", null],
  ["June 13", null],
  ["The whole summer of 2026", null],
  ["", null],
])("the calendar opens for %j on %s", (text, day) => {
  expect(calendarDay(text)).toBe(day)
})

it("a day chosen in the calendar is written out, the same in every time zone", () => {
  expect(dayText("2026-06-03")).toBe("June 3, 2026")
  expect(calendarDay(dayText("2028-02-29"))).toBe("2028-02-29")
})

it.each([
  ["5 juin 2027", "Saturday, June 5, 2027."],
  ["6/5/27", "Saturday, June 5, 2027."],
  ["June 5 and 6, 2027", "Saturday, June 5, 2027 to Sunday, June 6, 2027."],
  ["June 5, 2027 (rain date June 6)", "Saturday, June 5, 2027, at the latest Sunday, June 6, 2027."],
  ["June 5, 2017", "Monday, June 5, 2017. This is in the past."],
  ["Summer 2027", "Only the year was read: 2027. Choose the day in the calendar."],
  ["Sat Jun 5", "The year is missing."],
  ["TBD", "This was not read as a day. Choose the day in the calendar."],
])("“%s” is said to be read as: %s", (text, words) => {
  expect(readingInWords(understandDate(text, TODAY), TODAY)).toBe(words)
})

it.each([
  ["June 5, 2027", /deleted for good 30 days after that day, or after the last change if that is later\.$/],
  ["Summer 2027", /deleted for good 30 days after the end of 2027,/],
  ["TBD", /^Without a day, everything in the event is deleted for good a year after the last change\.$/],
])("“%s” says when the event is deleted", (text, words) => {
  expect(deletionInWords(understandDate(text, TODAY))).toMatch(words)
})
