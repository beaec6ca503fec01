import type { BlockingLine } from "@rosette/contract/publishing"
import type { SnapshotLine } from "@rosette/contract/snapshots"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { expect, it } from "vitest"
import { formatDateTime } from "../../../lib/format.ts"
import { blockingCountOf, blockingWords, leadOf, type Names, shownBlocking, stateWords } from "./words.ts"

const FIRST: SnapshotLine = {
  version: 1,
  sha256: "1a2b3c4d".repeat(8),
  publishedAt: "2026-06-13T18:00:00.000Z",
  publishedBy: "Olive",
  reason: "",
}
const SECOND = { ...FIRST, version: 2, reason: "A sheet was read wrong" }
const WHO = `${formatDateTime(FIRST.publishedAt)}\u00a0· Olive`
const CLOSED = "Judging is closed while the results are in review."

it.each([
  ["open", [], null, "Judging open", ["Review the results once judging is over."]],
  ["review", [], null, "In review", [CLOSED]],
  ["review", [], 2, "In review", [CLOSED, "2 things are in the way of publishing."]],
  ["review", [], 1, "In review", [CLOSED, "1 thing is in the way of publishing."]],
  ["review", [], 0, "In review", [CLOSED, "Nothing is in the way of publishing."]],
  ["review", [FIRST], null, "In review", [CLOSED, `Version 1 stays published: ${WHO}\u00a0· checksum\u00a01a2b3c4d`]],
  ["published", [FIRST], null, "Published version 1", [WHO]],
  ["published", [FIRST, SECOND], null, "Published version 2", [WHO, "Amended: A sheet was read wrong"]],
] as const)(
  "results that are %s, with the versions %j and %s in the way",
  (state, versions, blocking, title, lines) => {
    expect(stateWords(state, versions, blocking)).toEqual({ title, lines })
  },
)

const named = (name: string) => (id: number) => (id === 9 ? null : `${name}${id}`)
const NAMES: Names = {
  judge: named("Ann"),
  entry: named("A"),
  criterion: named("Paint"),
  award: named("Cup"),
  section: (number) => USUAL_WORDS.sections[number - 1] ?? null,
}
const KEY = { key: "k", isWaived: false }
const winner = { kind: "winnerOutdated", ...KEY, confirmedWinnerId: 3, entryId: 2, position: 3 } as const

it.each<[string, BlockingLine]>([
  ["Ann1 has not submitted 2 sheets: A1, A2", { kind: "sheetMissing", ...KEY, judgeId: 1, entryIds: [1, 2] }],
  [
    "A judge has not submitted 7 sheets: A1, A2, A3, A4, A5 and 2 others",
    { kind: "sheetMissing", ...KEY, judgeId: 9, entryIds: [1, 2, 3, 4, 5, 6, 7] },
  ],
  [
    "Ann1’s sheet of A2 lacks Paint4, a deleted criterion",
    { kind: "criterionMissing", ...KEY, judgeId: 1, entryId: 2, criterionIds: [4, 9] },
  ],
  ["Ann1’s phone holds 2 late sheets", { kind: "sheetWaiting", ...KEY, judgeId: 1, waitingSheets: 2 }],
  [
    "A1, A2 are tied for 2nd place",
    { kind: "tieOpen", ...KEY, ladder: "overall", place: 2, entryIds: [1, 2], tieKey: "k" },
  ],
  [
    "A1, A2 are tied for 1st place in Paint4",
    { kind: "tieOpen", ...KEY, ladder: "criterion:4", place: 1, entryIds: [1, 2], tieKey: "k" },
  ],
  [
    "The tie of A1, A2 in Body was settled for other scores",
    { kind: "settlementStale", ...KEY, settlementId: 1, ladder: "section:1", entryIds: [1, 2] },
  ],
  [
    "Cup5 is not decided: A1, A2",
    { kind: "awardUndecided", ...KEY, awardId: 5, entryIds: [1, 2], waitsFor: null, tieKey: null },
  ],
  ["Cup5 waits for Cup6", { kind: "awardUndecided", ...KEY, awardId: 5, entryIds: [], waitsFor: 6, tieKey: null }],
  ["Cup5 would no longer go to A2", { kind: "awardFlagged", ...KEY, awardId: 5, entryIds: [2] }],
  ["Overall Winner: A2 no longer leads", { ...winner, winnerType: "overall", criterionId: null }],
  ["3rd place: A2 no longer leads", { ...winner, winnerType: "runner_up", criterionId: null }],
  ["Best Paint4: A2 no longer leads", { ...winner, winnerType: "category", criterionId: 4 }],
])("%s", (words, line) => {
  expect(blockingWords(line, NAMES)).toBe(words)
})

const names: Names = {
  judge: () => "Ann",
  entry: (id) => `A${id}`,
  criterion: () => "Paint",
  award: () => "Cup",
  section: () => "Body",
}
const tie = (isWaived = false): BlockingLine => ({
  kind: "tieOpen",
  key: "t",
  isWaived,
  ladder: "overall",
  place: 1,
  entryIds: [1, 2],
  tieKey: "t",
})
const AWARD: BlockingLine = {
  kind: "awardUndecided",
  key: "a",
  isWaived: false,
  awardId: 5,
  entryIds: [1, 2],
  waitsFor: null,
  tieKey: "t",
}
const wordsOf = (blocking: BlockingLine[]) =>
  shownBlocking(blocking).map(({ line, awardIds }) => `${blockingWords(line, names, awardIds)} → ${leadOf(line)}`)

it("a tie and the award that waits for it are one line, and one thing to do", () => {
  expect(wordsOf([tie(), AWARD])).toEqual(["A1, A2 are tied for 1st place, which also decides Cup → ties"])
  expect(blockingCountOf([tie(), AWARD])).toBe(1)
})

it("once the tie is waived, the award stands alone before it, and leads to the tie", () => {
  expect(wordsOf([tie(true), AWARD])).toEqual([
    "Cup is not decided: A1, A2 → ties",
    "A1, A2 are tied for 1st place → ties",
  ])
  expect(blockingCountOf([tie(true), AWARD])).toBe(1)
})

it("an award that no tie decides leads to its own tab", () => {
  expect(wordsOf([{ ...AWARD, tieKey: null }])).toEqual(["Cup is not decided: A1, A2 → awards"])
})
