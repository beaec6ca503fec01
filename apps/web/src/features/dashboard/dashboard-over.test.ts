import type { EventForOrganizer } from "@rosette/contract/events"
import { expect, it } from "vitest"
import { isOfConcern, overBy } from "./dashboard-over.ts"

const event = (id: number) => ({ id, name: `Show ${id}` }) as EventForOrganizer
const OTHER = { why: "elsewhere", event: event(2) }

it.each([
  ["its own event", { organizes: event(1), isMasterAdmin: false }, true, null],
  ["another event", { organizes: event(2), isMasterAdmin: false }, true, OTHER],
  ["no event", { organizes: null, isMasterAdmin: false }, true, { why: "ended", hasUnsaved: false }],
  ["every event", { organizes: null, isMasterAdmin: true }, true, null],
  ["every event, and another one besides", { organizes: event(2), isMasterAdmin: true }, true, null],
  ["no event, as this one is deleted", { organizes: null, isMasterAdmin: false }, false, { why: "deleted" }],
  [
    "another event, after this one was deleted",
    { organizes: event(2), isMasterAdmin: false },
    false,
    { why: "deleted" },
  ],
  ["every event, of which this one is deleted", { organizes: null, isMasterAdmin: true }, false, { why: "deleted" }],
])("a browser that organizes %s", (_, signedInAs, isThere, over) => {
  expect(overBy(1, signedInAs, { isThere })).toEqual(over)
})

it("asks only if a refusal may concern the whole dashboard", () => {
  expect(["SIGN_IN_REQUIRED", "FORBIDDEN", "NOT_FOUND", "VOTING_ID_TAKEN", "OFFLINE"].map(isOfConcern)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
