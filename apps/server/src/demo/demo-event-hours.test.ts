import { elapsedShare, eventHours } from "@rosette/domain/events/event-hours"
import { describe, expect, it } from "vitest"
import { demoHours } from "./demo-event.ts"

describe("the demo show is half over", () => {
  it.each([
    ["at one", new Date(2026, 5, 20, 13, 0), "June 20, 2026", "10:00 AM - 4:00 PM"],
    ["in the evening", new Date(2026, 5, 20, 17, 46), "June 20, 2026", "2:30 PM - 8:30 PM"],
    ["shortly before midnight", new Date(2026, 5, 20, 23, 59), "June 20, 2026", "8:30 PM - 2:30 AM"],
    ["at night", new Date(2026, 0, 1, 0, 10), "December 31, 2025", "9:00 PM - 3:00 AM"],
  ])("%s", (_, now, date, time) => {
    expect(demoHours(now)).toEqual({ date, time })
  })

  it("at every quarter of an hour, to at most half an hour", () => {
    for (let quarter = 0; quarter < 96; quarter++) {
      const hours = eventHours(demoHours(new Date(2026, 5, 20, 0, quarter * 15)))
      const share = hours && elapsedShare(hours, Date.UTC(2026, 5, 20, 0, quarter * 15))
      expect(share).toBeGreaterThanOrEqual(0.5)
      expect(share).toBeLessThan(0.5 + 0.5 / 6)
    }
  })
})
