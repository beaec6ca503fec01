import { expect, it } from "vitest"
import { outstandingWords } from "./outstanding-words.ts"

type Judge = [name: string, outstandingSheets: number, waitingSheets?: number]

const outstanding = (expectedSheets: number, judges: Judge[]) => {
  const outstandingSheets = judges.reduce((sum, [, sheets]) => sum + sheets, 0)
  return {
    expectedSheets,
    outstandingSheets,
    submittedSheets: expectedSheets - outstandingSheets,
    judges: judges.map(([name, sheets, waitingSheets = 0], index) => ({
      id: index + 1,
      name,
      submittedEntries: 0,
      draftEntries: 0,
      outstandingSheets: sheets,
      lastSeenAt: null,
      waitingSheets,
    })),
  }
}

const PANEL: Judge[] = [
  ["Ada", 1],
  ["Bob", 9, 2],
  ["Cy", 2],
  ["Dee", 3, 1],
  ["Eve", 4],
  ["Flo", 5],
  ["Gus", 6],
]

it.each([
  ["nothing, where all sheets are in", outstanding(60, []), null],
  ["nothing, where none is expected", outstanding(0, []), null],
  [
    "the one that is missing",
    outstanding(1, [["Ada", 1]]),
    { expected: "1 of 1 sheet is still expected.", from: "From Ada (1).", waiting: null },
  ],
  [
    "from whom, the most first, and what waits on a phone",
    outstanding(60, [
      ["Ada", 1],
      ["Bob", 12, 2],
    ]),
    {
      expected: "13 of 60 sheets are still expected.",
      from: "From Bob (12), Ada (1).",
      waiting: "Waiting on a phone: Bob (2).",
    },
  ],
  [
    "five names, and how many others",
    outstanding(70, PANEL),
    {
      expected: "30 of 70 sheets are still expected.",
      from: "From Bob (9), Gus (6), Flo (5), Eve (4), Dee (3) and 2 others.",
      waiting: "Waiting on a phone: Bob (2), Dee (1).",
    },
  ],
])("results tell %s", (_what, counted, words) => {
  expect(outstandingWords(counted)).toEqual(words)
})
