import { describe, expect, it } from "vitest"
import { isPastGrace, type RetentionFacts, retentionOf } from "./retention.ts"

const SHOW: RetentionFacts = {
  date: "Nov 21-22, 2026",
  lastSave: "2026-11-22",
  isDemo: false,
  extendedUntil: null,
  since: "2026-01-01",
  announcedOn: null,
}
const lastDayOf = (facts: Partial<RetentionFacts>) => {
  const retention = retentionOf({ ...SHOW, ...facts }, "2026-11-22")
  return retention.kind === "kept" ? retention.reason : retention.lastDay
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
    ["after the last day of the year, if only a year can be read", { date: "Summer 2027" }, "2028-01-30"],
    ["after its rain date", { date: "June 5, 2027 (rain date June 6)" }, "2027-07-06"],
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

it.each(["", "TBD", "June 5", "Sat 6 March", "Founded 1985"])(
  "an event with the date “%s” is kept for a year",
  (date) => {
    expect(lastDayOf({ date })).toBe("2027-11-22")
    expect(lastDayOf({ date, extendedUntil: "2028-06-30" })).toBe("2028-06-30")
    expect(lastDayOf({ date, lastSave: "2026-03-01" })).toBe("2027-03-01")
  },
)

it.each([
  ["Nov 21-22, 2026", true],
  ["Summer 2027", true],
  ["TBD", false],
])("“%s” is a date that can be read: %s", (date, isDateRead) => {
  expect(retentionOf({ ...SHOW, date }, "2026-11-22")).toMatchObject({ isDateRead })
})

describe("no event is removed before a running server has announced it for three days", () => {
  const on = (today: string, announcedOn: string | null) => {
    const retention = retentionOf({ ...SHOW, announcedOn }, today)
    return retention.kind === "due" ? [retention.isAnnounced, retention.lastDay, retention.isOver] : null
  }
  it.each([
    ["with an announcement in time", "2026-12-23", "2026-12-08", [true, "2026-12-22", true]],
    ["with an announcement on its last day", "2026-12-25", "2026-12-22", [true, "2026-12-25", false]],
    ["and removed after that", "2026-12-26", "2026-12-22", [true, "2026-12-25", true]],
    ["without one, however late it is", "2027-06-01", null, [false, "2027-06-04", false]],
    [
      "with one for an earlier day, before it was kept longer",
      "2026-12-23",
      "2026-12-07",
      [false, "2026-12-26", false],
    ],
    ["with one of thirty days ago", "2027-01-07", "2026-12-08", [true, "2026-12-22", true]],
    ["with one of thirty-one days ago", "2027-01-08", "2026-12-08", [false, "2027-01-11", false]],
    ["with one from before the server was off for weeks", "2027-02-01", "2026-12-20", [false, "2027-02-04", false]],
  ])("%s", (_title, today, announcedOn, expected) => {
    expect(on(today, announcedOn)).toEqual(expected)
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
  expect(retentionOf({ ...SHOW, announcedOn: "2026-12-08" }, today)).toMatchObject({
    kind: "due",
    lastDay: "2026-12-22",
    daysLeft,
    warning,
    isOver,
  })
})

it.each([
  [null, "2030-01-01", false],
  ["2026-11-20", "2026-12-20", false],
  ["2026-11-20", "2026-12-21", true],
] as const)("with the rule in effect since %s, events may be removed on %s: %s", (since, today, may) => {
  expect(isPastGrace(since, today)).toBe(may)
})
