import { expect, it } from "vitest"
import type { EntryStatus } from "../entries/entry-status.ts"
import { competedIn, outOfContest } from "./out-of-contest.ts"

const entry = (votingId: string, status: EntryStatus | undefined, showEntryName = true) => ({
  id: Number(votingId.slice(1)),
  votingId,
  entryName: `Car ${votingId}`,
  showEntryName,
  status,
})

it.each([
  ["nobody left", [entry("C1", undefined), entry("C2", "checkedIn")], ""],
  ["one was absent", [entry("C1", "absent")], ""],
  ["one was withdrawn", [entry("C1", undefined), entry("C12", "withdrawn")], "Withdrawn: C12 Car C12."],
  [
    "several, in the order of voting IDs, without hidden names, and without a reason",
    [entry("C12", "withdrawn"), entry("C31", "disqualified", false), entry("C2", "withdrawn"), entry("C4", "absent")],
    "Withdrawn: C2 Car C2, C12 Car C12. Not placed: C31.",
  ],
])("the line below a ranking: %s", (_case, entries, line) => {
  expect(outOfContest(entries)).toBe(line)
})

it("an entry of a version competed unless its status says otherwise", () => {
  const competed = competedIn([
    entry("C1", undefined),
    entry("C2", "checkedIn"),
    entry("C3", "absent"),
    entry("C4", "withdrawn"),
  ])
  expect([1, 2, 3, 4].map(competed)).toEqual([true, true, false, false])
})
