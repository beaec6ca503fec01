import { describe, expect, it } from "vitest"
import { isPastGrace, latestDay, type RetentionFacts, retentionOf } from "./retention.ts"

describe("the latest day that a date means", () => {
  it.each([
    ["2026-11-21", "2026-11-21"],
    ["2026-11-30T23:30:00.000Z", "2026-11-30"],
    ["November 21, 2026", "2026-11-21"],
    ["Nov 21-22, 2026", "2026-11-22"],
    ["Nov. 21 – 22, 2026", "2026-11-22"],
    ["21-22 Nov 2026", "2026-11-22"],
    ["28/11/2026", "2026-11-28"],
    ["11/28/2026", "2026-11-28"],
    ["05/12/2026", "2026-12-05"],
    ["12/05/2026", "2026-12-05"],
    ["Sat 5/12/2026 - Sun 6/12/2026", "2026-12-06"],
    ["2026/5/12", "2026-05-12"],
    ["28.11. - 29.11.2026", "2026-11-29"],
    ["Nov 30 - Dec 1, 2026", "2026-12-01"],
    ["Dec 30 - Jan 2, 2027", "2027-01-02"],
    ["Saturday, Nov 28 - Sunday, Nov 29, 2026", "2026-11-29"],
    ["November 2026", "2026-11-30"],
    ["Feb 2028", "2028-02-29"],
    ["Nov 21-35, 2026", null],
    ["Nov 22-21, 2026", null],
    ["soon", null],
    ["", null],
  ])("%s → %s", (text, day) => {
    expect(latestDay(text)).toBe(day)
  })
})

const SHOW: RetentionFacts = {
  date: "Nov 21-22, 2026",
  lastSave: "2026-11-22",
  isDemo: false,
  extendedUntil: null,
  since: "2026-01-01",
}
const lastDayOf = (facts: Partial<RetentionFacts>) => {
  const retention = retentionOf({ ...SHOW, ...facts }, "2026-11-22")
  return retention.kind === "due" ? retention.lastDay : retention.reason
}

describe("an event is kept for thirty days", () => {
  it.each([
    ["after its last day", {}, "2026-12-22"],
    ["after the last save, if that is later", { lastSave: "2026-12-05" }, "2027-01-04"],
    ["after its day, if it was set up long before", { lastSave: "2026-03-01" }, "2026-12-22"],
    [
      "after the later day, if its date can be read as two",
      { date: "05/12/2026", lastSave: "2026-03-01" },
      "2027-01-04",
    ],
    ["until the last day there is, if its date is that day", { date: "9999-12-31" }, "9999-12-31"],
    ["after the last save, if its date cannot be read", { date: "soon" }, "2026-12-22"],
    [
      "and at least thirty days after the rule took effect",
      { date: "2024-05-01", lastSave: "2024-05-02", since: "2026-11-20" },
      "2026-12-20",
    ],
    ["or until the day that its organizer has chosen", { extendedUntil: "2027-06-30" }, "2027-06-30"],
    ["unless that day is earlier", { extendedUntil: "2026-12-01" }, "2026-12-22"],
    ["forever, if the rule is off", { since: null }, "off"],
    ["forever, if it is the demo", { isDemo: true }, "demo"],
    ["forever, if it is the demo, also if the rule is off", { isDemo: true, since: null }, "demo"],
  ] as [string, Partial<RetentionFacts>, string][])("%s", (_title, facts, lastDay) => {
    expect(lastDayOf(facts)).toBe(lastDay)
  })
})

it.each([
  ["2026-12-07", 15, null, false],
  ["2026-12-08", 14, 14, false],
  ["2026-12-18", 4, 14, false],
  ["2026-12-19", 3, 3, false],
  ["2026-12-22", 0, 3, false],
  ["2026-12-23", -1, 3, true],
])("on %s it has %i days left, the warning is %s, and it is over: %s", (today, daysLeft, warning, isOver) => {
  expect(retentionOf(SHOW, today)).toEqual({ kind: "due", lastDay: "2026-12-22", daysLeft, warning, isOver })
})

it.each([
  [null, "2030-01-01", false],
  ["2026-11-20", "2026-12-20", false],
  ["2026-11-20", "2026-12-21", true],
] as const)("with the rule in effect since %s, events may be removed on %s: %s", (since, today, may) => {
  expect(isPastGrace(since, today)).toBe(may)
})
