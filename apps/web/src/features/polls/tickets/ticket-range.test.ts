import { expect, it } from "vitest"
import { firstRange, rangeErrors, TICKETS_AT_ONCE } from "./ticket-range.ts"

it("begins with all tickets, or with as many as are laid out at once", () => {
  expect(firstRange(50)).toEqual({ from: 1, to: 50 })
  expect(firstRange(5_000)).toEqual({ from: 1, to: TICKETS_AT_ONCE })
})

it.each([
  ["one ticket", { from: 50, to: 50 }, null, null],
  ["as many as at once", { from: 2, to: TICKETS_AT_ONCE + 1 }, null, null],
  ["one more", { from: 1, to: TICKETS_AT_ONCE + 1 }, null, "At most 1,000 tickets at once"],
  ["backwards", { from: 7, to: 6 }, null, "Not before 7"],
  ["none", { from: 0, to: "" }, "A number from 1 to 5000", "A number from 1 to 5000"],
  ["more than there are", { from: 4_999, to: 5_001 }, null, "A number from 1 to 5000"],
])("%s", (_title, range, from, to) => expect(rangeErrors(range, 5_000)).toEqual({ from, to }))
