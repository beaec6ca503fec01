import { describe, expect, it } from "vitest"
import { formatDateTime, formatTime } from "../../lib/format.ts"
import { paceOf } from "./overview-pace.ts"

const WHEN = { date: "June 20, 2026", time: "10:00 AM - 4:00 PM" }
const at = (hour: number, minute = 0, day = 20) => new Date(2026, 5, day, hour, minute)

const judge = (id: number, submittedEntries: number) => ({
  id,
  name: `Judge ${id}`,
  submittedEntries,
  draftEntries: 0,
  totalEntries: 40,
  totalScores: 0,
  submittedScores: 0,
  percent: 0,
  status: "In Progress" as const,
  lastSeenAt: null,
  waitingSheets: 0,
})
const overview = (...submitted: number[]) => ({
  submittedSheets: submitted.reduce((sum, count) => sum + count, 0),
  expectedSheets: 40 * submitted.length,
  judges: submitted.map((count, index) => judge(index + 1, count)),
})
const shown = (of: ReturnType<typeof overview>, now: Date, when: typeof WHEN | undefined = WHEN) => {
  const { time, finish } = paceOf(of, when, now)
  return [{ ...time, value: `${time.label}: ${time.value}` }, finish].map(({ value, hint }) => `${value} | ${hint}`)
}

const weekdayTime = (moment: Date) =>
  moment.toLocaleString(undefined, { weekday: "short", hour: "numeric", minute: "2-digit" })

describe("the time that is left, and when judging ends at this pace", () => {
  it.each([
    ["before it begins", at(9, 30), "Starts in: 30 min", formatTime(at(10))],
    ["two days before", at(9, 30, 18), "Starts in: 49 h", weekdayTime(at(10))],
    ["six days before", at(9, 30, 14), "Starts in: 6 days", weekdayTime(at(10))],
    ["a week before, when a weekday has two meanings", at(9, 30, 13), "Starts in: 7 days", formatDateTime(at(10))],
    ["many days before", at(9, 30, 8), "Starts in: 12 days", formatDateTime(at(10))],
    ["in the middle", at(13, 50), "Time left: 2 h 10 min", `Until ${formatTime(at(16))}`],
    ["in its last minutes", at(15, 45), "Time left: 15 min", `Until ${formatTime(at(16))}`],
    ["after its end", at(16, 30), "Time left: Time is up", `Since ${formatTime(at(16))}`],
  ])("%s", (_, now, value, hint) => {
    expect(shown(overview(0), now)[0]).toBe(`${value} | ${hint}`)
  })

  it.each([
    ["half of the sheets in half of the time", at(13), overview(20, 20), `On time | Ends ${formatTime(at(16))}`],
    ["faster", at(12), overview(20, 20), `2 h early | Ends ${formatTime(at(14))}`],
    ["slower", at(12), overview(10, 10), `2 h late | Ends ${formatTime(at(18))}`],
    ["42 seconds after 9:25 PM", at(12), overview(7, 7), `5 h 26 min late | Ends ${formatTime(at(21, 26))}`],
    ["going on after the end", at(17), overview(35, 35), `2 h late | Ends ${formatTime(at(18))}`],
    ["far slower", at(15), overview(5, 5), `34 h late | Ends ${weekdayTime(at(2, 0, 22))}`],
    ["nothing yet", at(13), overview(0, 0), "Too early | Known once more sheets are in."],
    ["the day before", at(13, 0, 19), overview(20, 20), "Too early | Known once more sheets are in."],
    ["two days later", at(17, 0, 22), overview(35, 35), "Too early | Known once more sheets are in."],
    ["all of them", at(13), overview(40, 40), "All in | No sheet is missing."],
  ])("%s", (_, now, of, finish) => {
    expect(shown(of, now)[1]).toBe(finish)
  })

  it.each([
    ["on its day", at(9), "Time left: 7 h", formatTime(at(16))],
    ["days before", at(9, 0, 10), "Time left: 10 days", formatDateTime(at(16))],
  ])("where judging began early, %s, the time is left until the end", (_, now, value, end) => {
    expect(shown(overview(20, 20), now)[0]).toBe(`${value} | Until ${end}`)
  })

  it.each([
    ["soon", "9:00 AM - 4:00 PM", "The event’s date or time cannot be read."],
    ["June 6, 2026", "", "The event has no time."],
    ["", " ", "The event has no date and no time."],
  ])("is unknown for the date %j and the time %j, and says why", (date, time, why) => {
    expect(shown(overview(20, 20), at(13), { date, time })).toEqual([
      `Time left: – | ${why}`,
      "Too early | Known once more sheets are in.",
    ])
  })
})

it.each([
  ["End at this pace", "onTime", at(13), overview(20, 20)],
  ["End at this pace", "onTime", at(12), overview(20, 20)],
  ["End at this pace", "late", at(12), overview(10, 10)],
  ["Expected end", null, at(13), overview(0, 0)],
  ["Expected end", null, at(13), overview(40, 40)],
] as const)("the %s is %s", (label, tone, now, of) => {
  expect(paceOf(of, WHEN, now).finish).toMatchObject({ label, tone })
})

it("the slowest judges come first, each with how far they are behind", () => {
  const { judges } = paceOf(overview(20, 12, 3, 25), WHEN, at(13))
  expect(judges.map(({ judge: { id }, behind }) => [id, behind])).toEqual([
    [3, 17],
    [2, 8],
    [1, 0],
    [4, 0],
  ])
})

it.each([
  ["before its hours nobody can be behind", at(9, 59), WHEN, false, 0],
  ["from the start anyone who has submitted nothing can", at(13), WHEN, true, 20],
  ["if the hours cannot be read, the panel decides", at(9), { date: "soon", time: "" }, true, 0],
])("%s", (_, now, when, hasBegun, behind) => {
  const pace = paceOf(overview(0), when, now)
  expect([pace.hasBegun, pace.judges[0]?.behind, pace.due?.({ totalEntries: 40 }) ?? null]).toEqual([
    hasBegun,
    behind,
    hasBegun ? behind : null,
  ])
})

it("where sheets are in before its hours, the panel decides who is behind", () => {
  const early = paceOf(overview(2, 20, 20), WHEN, at(9))
  const unreadable = paceOf(overview(2, 20, 20), { date: "soon", time: "" }, at(9))
  expect(early.hasBegun).toBe(true)
  expect(early.judges[0]?.behind).toBeGreaterThan(0)
  expect(early.judges).toEqual(unreadable.judges)
})
