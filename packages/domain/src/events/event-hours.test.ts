import { describe, expect, it } from "vitest"
import { elapsedShare, endOf, eventHours, leftMs, momentAfter, readHours, startOf, wallTimeOf } from "./event-hours.ts"

const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 5, day, hour, minute)
const hoursOf = (date: string, time = "10:00 AM - 4:00 PM") => {
  const hours = eventHours({ date, time })
  if (!hours) throw new Error(`${date}, ${time} was not read`)
  return hours
}

describe("the hours of an event", () => {
  it.each([
    ["10:00 AM - 4:00 PM", "10:00-16:00"],
    ["9:00 – 17:30", "9:00-17:30"],
    ["9 - 17", "9:00-17:00"],
    ["10 - 4 PM", "10:00-16:00"],
    ["1:00 - 4:00 PM", "13:00-16:00"],
    ["11:30 a.m. to 12:15 p.m.", "11:30-12:15"],
    ["12 PM - 1 PM", "12:00-13:00"],
    ["10:00 - 4:00", "10:00-16:00"],
    ["9:00-3:30", "9:00-15:30"],
    ["1:00 - 5:00", "13:00-17:00"],
    ["12:00 - 5:00", "12:00-17:00"],
    ["8 PM - 2 AM", "20:00-26:00"],
    ["4 - 4 PM", "4:00-16:00"],
    ["10 AM - 10 AM", "10:00-34:00"],
    ["18:00 - 24:00", "18:00-24:00"],
  ])("%s is %s", (text, expected) => {
    const { fromMinutes, toMinutes } = readHours(text) ?? { fromMinutes: 0, toMinutes: 0 }
    const shown = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`
    expect(`${shown(fromMinutes)}-${shown(toMinutes)}`).toBe(expected)
  })

  it.each(["", "noon", "10:00", "all day", "from 8:00 AM to noon", "9 - 5", "25:00 - 26:00", "0 - 4 PM", "10 - 13 PM"])(
    "“%s” has no end that can be read",
    (text) => {
      expect(readHours(text)).toBeNull()
    },
  )

  it.each([
    "",
    "June 2026",
    "June 31, 2026",
    "June 1-28, 2026",
    "June 21-20, 2026",
    "June 13 and 20, 2026",
    "this weekend",
  ])("“%s” names no days", (date) => {
    expect(eventHours({ date, time: "9:00 - 17:30" })).toBeNull()
  })

  it.each([
    ["June 20, 2026", at(20, 10), at(20, 16)],
    ["2026-06-20", at(20, 10), at(20, 16)],
    ["Saturday, 20 June 2026", at(20, 10), at(20, 16)],
    ["June 20-21, 2026", at(20, 10), at(21, 16)],
    ["June 1-27, 2026", at(1, 10), at(27, 16)],
    ["June 20, 2026 (rain date June 21)", at(20, 10), at(20, 16)],
    ["May 31 - June 1, 2026", at(0, 10), at(1, 16)],
  ])("%s begins and ends", (date, start, end) => {
    const hours = hoursOf(date)
    expect([startOf(hours), endOf(hours)]).toEqual([start, end])
  })
})

it("the reader's clock counts as the time at the event's location", () => {
  expect(wallTimeOf(new Date(2026, 5, 20, 10, 30, 15))).toBe(at(20, 10, 30) + 15_000)
})

describe("how much of the event's time is over", () => {
  it.each([
    ["a day before", at(19, 12), 0],
    ["at its start", at(20, 10), 0],
    ["after a quarter", at(20, 11, 30), 0.25],
    ["at its end", at(20, 16), 1],
    ["a day later", at(21, 12), 1],
  ])("%s", (_, now, share) => {
    expect(elapsedShare(hoursOf("June 20, 2026"), now)).toBe(share)
  })

  it.each([
    ["in the night between", at(21, 3), 0.5],
    ["on the second day", at(21, 13), 0.75],
  ])("of two days, %s", (_, now, share) => {
    const hours = hoursOf("June 20-21, 2026")
    expect(elapsedShare(hours, now)).toBe(share)
    expect(leftMs(hours, now)).toBe((1 - share) * 12 * 3_600_000)
  })
})

it.each([
  ["before it begins", at(20, 8), 2, at(20, 12)],
  ["on its first day", at(20, 11), 2, at(20, 13)],
  ["over the night", at(20, 15), 2, at(21, 11)],
  ["in the night", at(20, 22), 2, at(21, 12)],
  ["over its end", at(21, 15), 2, at(21, 17)],
  ["after its end", at(22, 9), 2, at(22, 11)],
])("%s, the hours of its days are counted", (_, now, hours, moment) => {
  expect(momentAfter(hoursOf("June 20-21, 2026"), now, hours * 3_600_000)).toBe(moment)
})
