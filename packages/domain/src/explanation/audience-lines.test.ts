import { expect, it } from "vitest"
import type { Poll } from "../audience/polls.ts"
import { audienceLines } from "./audience-lines.ts"

const [A, B, C] = [1, 2, 3]
const CHOICE: Poll & { name: string } = {
  id: 7,
  name: "People’s Choice",
  classIds: [],
  state: "closed",
  counts: [
    [A, 214],
    [B, 598],
    [C, 10],
  ],
}
const TRUCKS: typeof CHOICE = { ...CHOICE, id: 8, name: "Best Truck", classIds: [4], counts: [[A, 3]] }

const entries = [
  { id: A, classId: 4 },
  { id: B, classId: null },
  { id: C, classId: null, status: "withdrawn" as const },
]
const NO_LADDERS = { standings: { ladders: new Map() }, entries }
const linesOf = (entryId: number, polls: (typeof CHOICE)[]) =>
  audienceLines({ entryId, polls, ...NO_LADDERS }).map(({ sentence }) => sentence)

it("an entry with votes has a line with its votes, those that counted, and its place", () => {
  expect(linesOf(A, [CHOICE])).toEqual(["Audience: 214 of 812 votes, 2nd"])
  expect(audienceLines({ entryId: A, polls: [CHOICE], ...NO_LADDERS })).toMatchObject([{ pollId: 7 }])
})

it("several polls are called by their names", () => {
  expect(linesOf(A, [CHOICE, TRUCKS])).toEqual([
    "Audience, People’s Choice: 214 of 812 votes, 2nd",
    "Audience, Best Truck: 3 of 3 votes, 1st",
  ])
})

it.each<[string, number, Poll["state"]]>([
  ["that does not compete", C, "closed"],
  ["of an open poll", A, "open"],
  ["of a poll that was never opened", A, "draft"],
])("an entry %s has none", (_, entryId, state) => {
  expect(linesOf(entryId, [{ ...CHOICE, state }])).toEqual([])
})

it("the place is that of the ladder, where people have settled a tie", () => {
  const rungs = [
    { entryIds: [B], place: 1 },
    { entryIds: [A], place: 2 },
  ].map((rung) => ({
    ...rung,
    separatedBy: null,
    trail: [],
    tie: null,
  }))
  const ladders = new Map([["audience:7" as const, { ladder: "audience:7" as const, rungs, ties: [] }]])
  const equal = { ...CHOICE, counts: [[A, 5] as const, [B, 5] as const] }
  const settled = audienceLines({ entryId: A, polls: [equal], entries, standings: { ladders } })
  expect(settled).toEqual([{ pollId: 7, sentence: "Audience: 5 of 10 votes, 2nd" }])
})
