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
    outstanding(2, [["Ada", 1]]),
    {
      ribbon: "Provisional · 1 of 2 sheets",
      state: "Provisional: 1 of 2 sheets is in.",
      lines: ["Missing from Ada (1)."],
    },
  ],
  [
    "from whom, the most first, and what waits on a phone",
    outstanding(3000, [
      ["Ada", 1],
      ["Bob", 12, 2],
    ]),
    {
      ribbon: "Provisional · 2,987 of 3,000 sheets",
      state: "Provisional: 2,987 of 3,000 sheets are in.",
      lines: ["Missing from Bob (12), Ada (1).", "Waiting on a phone: Bob (2)."],
    },
  ],
  [
    "five names, and how many others",
    outstanding(70, PANEL),
    {
      ribbon: "Provisional · 40 of 70 sheets",
      state: "Provisional: 40 of 70 sheets are in.",
      lines: [
        "Missing from Bob (9), Gus (6), Flo (5), Eve (4), Dee (3) and 2 others.",
        "Waiting on a phone: Bob (2), Dee (1).",
      ],
    },
  ],
])("results tell %s", (_what, counted, words) => {
  expect(outstandingWords(counted)).toEqual(words)
})
