import type { BlockingLine } from "@rosette/contract/publishing"
import { expect, it } from "vitest"
import { blockingCountOf, blockingWords, leadOf, type Names, shownBlocking } from "./blocking-words.ts"

const names: Names = { judge: () => "Ann", entry: (id) => `A${id}`, criterion: () => "Paint", award: () => "Cup" }
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
