import type { EventForOrganizer } from "@rosette/contract/events"
import { describe, expect, it } from "vitest"
import { eventFigures, eventsToShow } from "./event-figures.ts"

const event = (id: number, fields: Partial<EventForOrganizer> = {}): EventForOrganizer => ({
  id,
  name: `Event ${id}`,
  description: "",
  date: "",
  time: "",
  location: "",
  organizerName: "",
  resultsState: "open",
  isActive: true,
  isDemo: false,
  changeVersion: 0,
  setupVersion: 0,
  devicesVersion: 0,
  allowNameSignIn: true,
  passcode: `CODE${id}`,
  ...fields,
})

describe("the figures of the master dashboard", () => {
  it("are all 0 without an event", () => {
    const figures = eventFigures([], new Date(2026, 6, 4))
    expect(figures).toEqual({ total: 0, active: 0, thisMonth: 0, published: 0, organizers: 0 })
  })

  it("count the active ones, and those whose date is in the current month and year", () => {
    const events = [
      event(1, { date: "July 4, 2026" }),
      event(2, { date: "2026-07-31", isActive: false }),
      event(3, { date: "July 4, 2025" }),
      event(4, { date: "June 30, 2026" }),
      event(5, { date: "some day in July" }),
    ]
    expect(eventFigures(events, new Date(2026, 6, 1))).toMatchObject({ total: 5, active: 4, thisMonth: 2 })
  })

  it("count published results, and an organizer of several events once", () => {
    const events = [
      event(1, { organizerName: "Mia Berg", resultsState: "published" }),
      event(2, { organizerName: "Mia Berg" }),
      event(3, { organizerName: "Olga Brandt", resultsState: "published" }),
      event(4),
    ]
    expect(eventFigures(events, new Date(2026, 6, 1))).toMatchObject({ published: 2, organizers: 2 })
  })
})

describe("the events that are shown", () => {
  const events = [
    event(1, { name: "Summer Show", location: "Harbour", passcode: "ABCD2345" }),
    event(2, { name: "Cosplay Battle", organizerName: "Mia Berg" }),
    event(3, { name: "Old-timers", description: "Nothing newer than 1995" }),
  ]

  it.each([
    ["", [3, 2, 1]],
    ["  ", [3, 2, 1]],
    ["SUMMER", [1]],
    ["harb", [1]],
    ["abcd", [1]],
    ["mia b", [2]],
    ["1995", [3]],
    ["o", [3, 2, 1]],
    ["nobody's", []],
  ])("for '%s' are %j, newest first", (search, ids) => {
    expect(eventsToShow(events, search).map(({ id }) => id)).toEqual(ids)
  })
})
