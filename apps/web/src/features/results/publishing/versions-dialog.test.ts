import { aPublishedEntry } from "@rosette/contract/fixtures"
import type { SnapshotBody } from "@rosette/contract/snapshots"
import { expect, it } from "vitest"
import { versionChanges } from "./versions-dialog.tsx"

const entry = (id: number, entryName: string) =>
  aPublishedEntry({ id, votingId: `A${id}`, entryName, ownerParticipant: "Mia" })
const result = (entryId: number, place: number, overallPercent: number): SnapshotBody["results"][number] => ({
  entryId,
  rank: place,
  place,
  classPlace: null,
  placedBy: { kind: "score" },
  judgeCount: 1,
  criteria: [],
  overallPercent,
  overallPercentRounded: Math.round(overallPercent),
})
const award = (entryIds: number[]): SnapshotBody["awards"][number] => ({
  id: 5,
  name: "Best of Show",
  description: "",
  priority: 1,
  isExclusive: false,
  maxWinners: 1,
  basis: "manual",
  basisId: null,
  eligibleClassIds: [],
  eligibleFlags: [],
  ignoresExclusivity: false,
  winners: entryIds.map((entryId) => ({ entryId, assignedBy: "Olive", assignedAt: "", notes: "", isProposed: false })),
})

const BEFORE: SnapshotBody = {
  format: 1,
  version: 1,
  publishedAt: "2026-06-13T18:00:00.000Z",
  publishedBy: "Olive",
  reason: "",
  event: { id: 1, name: "Show", description: "", date: "", time: "", location: "", organizerName: "Olive" },
  rules: { panelMethod: "mean", tieBreaks: [], placesThatMatter: 3, conferAbove: null },
  classes: [],
  criteria: [],
  entries: [entry(7, "Desert Fox"), entry(9, "Comet")],
  results: [result(7, 1, 90), result(9, 2, 80)],
  awards: [award([7])],
  judges: [{ id: 1, name: "Ada" }],
  confirmedWinners: [],
  settlements: [],
  waivers: [],
  sheets: [{ id: 3, judgeId: 1, entryId: 9, isSubmitted: true, revision: 4, comments: "" }],
  chain: { seq: 3, hash: "a" },
}

it("two versions are compared line by line, by the names of what changed", () => {
  const after: SnapshotBody = {
    ...BEFORE,
    version: 2,
    reason: "A sheet was read wrong",
    chain: { seq: 9, hash: "b" },
    rules: { ...BEFORE.rules, placesThatMatter: 5 },
    entries: [entry(7, "Desert Fox"), { ...entry(9, "Comet"), showOwnerParticipant: false }],
    results: [result(9, 1, 95.125), result(7, 2, 90)],
    awards: [award([9])],
    sheets: [{ id: 3, judgeId: 1, entryId: 9, isSubmitted: true, revision: 8, comments: "Fine" }],
  }
  expect(versionChanges(BEFORE, after)).toEqual([
    "rules: places that matter 3 → 5",
    "A9 Comet: show owner participant yes → no",
    "A7 Desert Fox: rank 1 → 2",
    "A7 Desert Fox: place 1 → 2",
    "A9 Comet: rank 2 → 1",
    "A9 Comet: place 2 → 1",
    "A9 Comet: overall percent 80 → 95.13",
    "A9 Comet: overall percent rounded 80 → 95",
    "Best of Show: winners: A7 Desert Fox was removed",
    "Best of Show: winners: A9 Comet was added",
    "Ada’s sheet of A9 Comet: comments nothing → Fine",
  ])
})

it("who judges what is compared by names, also with a version in which nothing was limited", () => {
  const both = { ...BEFORE, classes: [{ id: 4, name: "Trucks", code: "", order: 1, minEntries: 0 }] }
  const after: SnapshotBody = {
    ...both,
    format: 2,
    rules: { ...BEFORE.rules, sheetsPerEntry: 3 },
    entries: [entry(7, "Desert Fox"), { ...entry(9, "Comet"), status: "withdrawn" }],
    judges: [{ id: 1, name: "Ada", classIds: [4, 0], sections: [3], hasLeft: true }],
    conflicts: [
      { judgeId: 1, entryId: 7 },
      { judgeId: 1, entryId: 9 },
    ],
  }
  expect(versionChanges(both, after)).toEqual([
    "rules: sheets per entry nothing → 3",
    "A9 Comet: status Expected → Withdrawn",
    "Ada: classes All classes → Trucks, No class",
    "Ada: sections All sections → Engine Compartment",
    "Ada: has left no → yes",
    "Conflict of Ada and A7 Desert Fox was added",
    "Conflict of Ada and A9 Comet was added",
  ])
  expect(versionChanges(after, both)).toContain("Conflict of Ada and A9 Comet was removed")
})

it("the same content with another version number has no line", () => {
  expect(versionChanges(BEFORE, { ...BEFORE, version: 2, reason: "Again" })).toEqual([])
})

it("polls that were closed are compared by their names, and the votes of each entry", () => {
  const poll = { id: 7, name: "People’s Choice", classIds: [], showsVotes: false, voters: 3 }
  const votes = (count: number) => [{ ...poll, voters: count, votes: [{ entryId: 9, votes: count }] }]
  expect(versionChanges(BEFORE, { ...BEFORE, polls: votes(3) })).toEqual(["People’s Choice was added"])
  expect(versionChanges({ ...BEFORE, polls: votes(3) }, { ...BEFORE, polls: votes(4) })).toEqual([
    "People’s Choice: voters 3 → 4",
    "People’s Choice: A9 Comet: votes 3 → 4",
  ])
})
