import { expect, it } from "vitest"
import { eventHours } from "../events/event-hours.ts"
import { dueNow } from "./due-now.ts"

const HOURS = eventHours({ date: "June 13, 2026", time: "10:00 AM - 4:00 PM" })
const at = (hour: number) => Date.UTC(2026, 5, 13, hour)
const panel = (...submitted: number[]) => ({
  submittedSheets: submitted.reduce((sum, one) => sum + one, 0),
  judges: submitted.map((submittedEntries) => ({ submittedEntries, totalEntries: 40 })),
})

it.each([
  ["by the event's hours", HOURS, 13, [20, 4], 20],
  ["by the panel before the event, once somebody has begun", HOURS, 9, [6, 5, 1], 5],
  ["nothing before the event", HOURS, 9, [0, 0], 0],
  ["by the panel without hours", null, 13, [6, 5, 1], 5],
])("due is what is expected %s", (_, hours, hour, submitted, due) => {
  expect(dueNow(panel(...submitted), hours, at(hour))({ totalEntries: 40 })).toBe(due)
})
