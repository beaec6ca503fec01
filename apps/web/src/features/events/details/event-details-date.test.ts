import { expect, it } from "vitest"
import { calendarDay, dayText } from "./event-details-date.ts"

it.each([
  ["June 13, 2026", "2026-06-13"],
  ["2026-06-13", "2026-06-13"],
  ["6/13/2026", "2026-06-13"],
  [" Sat, June 13, 2026 ", "2026-06-13"],
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
