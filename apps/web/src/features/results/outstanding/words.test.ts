import { expect, it } from "vitest"
import { anOutstandingJudge, theOutstanding } from "../../../../test/outstanding.ts"
import { lackingLines, missingSum, notAskedSheets, type Outstanding, outstandingWords } from "./words.ts"

type Judge = [name: string, outstandingSheets: number, waitingSheets?: number, lacking?: number, asked?: number]

const ENGINE = 7

/** Sheets that lack the criterion Engine; judges were asked about the first `asked` of them. */
const lackingSheets = (lacking: number, asked: number) =>
  Array.from({ length: lacking }, (_, at) => ({
    entryId: at + 1,
    votingId: `A${at + 1}`,
    entryName: `Car ${at + 1}`,
    criterionIds: [ENGINE],
    isAsked: at < asked,
  }))

const outstanding = (expectedSheets: number, panel: Judge[]): Outstanding => {
  const outstandingSheets = panel.reduce((sum, [, sheets]) => sum + sheets, 0)
  const lacking = panel.reduce((sum, [, , , sheets = 0]) => sum + sheets, 0)
  return theOutstanding({
    expectedSheets,
    outstandingSheets,
    submittedSheets: expectedSheets - outstandingSheets,
    lackingSheets: lacking,
    isProvisional: outstandingSheets > 0 || lacking > 0,
    criteria: lacking > 0 ? [{ criterionId: ENGINE, name: "Engine", lackingSheets: lacking }] : [],
    judges: panel.map(([name, sheets, waitingSheets = 0, lacks = 0, asked = 0], index) =>
      anOutstandingJudge({
        id: index + 1,
        name,
        outstandingSheets: sheets,
        waitingSheets,
        lacking: lackingSheets(lacks, asked),
      }),
    ),
  })
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
  ["nothing, if all sheets are in", outstanding(60, []), null],
  ["nothing, if none is expected", outstanding(0, []), null],
  [
    "the one that is missing",
    outstanding(2, [["Ada", 1]]),
    {
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
      state: "Provisional: 2,987 of 3,000 sheets are in.",
      lines: ["Missing from Bob (12), Ada (1).", "Waiting on a phone: Bob (2)."],
    },
  ],
  [
    "five names, and how many others",
    outstanding(70, PANEL),
    {
      state: "Provisional: 40 of 70 sheets are in.",
      lines: [
        "Missing from Bob (9), Gus (6), Flo (5), Eve (4), Dee (3) and 2 others.",
        "Waiting on a phone: Bob (2), Dee (1).",
      ],
    },
  ],
  [
    "what submitted sheets lack, though all are in",
    outstanding(6, [
      ["Ada", 0, 0, 1],
      ["Bob", 0, 0, 2],
    ]),
    {
      state: "Provisional: all sheets are in, but 3 sheets are incomplete.",
      lines: [
        "3 submitted sheets lack a criterion that was added or changed since: Engine (3). From Bob (2), Ada (1).",
      ],
    },
  ],
  [
    "what is missing and what is lacking",
    outstanding(6, [
      ["Ada", 2],
      ["Bob", 0, 0, 1],
    ]),
    {
      state: "Provisional: 4 of 6 sheets are in.",
      lines: [
        "Missing from Ada (2).",
        "1 submitted sheet lacks a criterion that was added or changed since: Engine (1). From Bob (1).",
      ],
    },
  ],
])("results show %s", (_what, counted, words) => {
  expect(outstandingWords(counted)).toEqual(words)
})

it("incomplete sheets are listed judge by judge, with what they lack and whether it was asked for", () => {
  const counted = outstanding(6, [
    ["Ada", 2],
    ["Bob", 0, 0, 2, 1],
  ])
  expect(lackingLines(counted).map(({ name, sheets }) => [name, sheets.map(({ key, ...line }) => line)])).toEqual([
    [
      "Bob",
      [
        { sheet: "Car 1 (A1)", criteria: "Engine", isAsked: true },
        { sheet: "Car 2 (A2)", criteria: "Engine", isAsked: false },
      ],
    ],
  ])
  expect(notAskedSheets(counted)).toBe(1)
})

it.each<[string | null, Judge[]]>([
  [
    "9 missing from 2 judges",
    [
      ["Mia", 6],
      ["Tom", 3],
      ["Ida", 0],
    ],
  ],
  [
    null,
    [
      ["Mia", 6],
      ["Tom", 0],
    ],
  ],
  [null, [["Mia", 0]]],
])("the sum of the missing sheets is shorter than the names: %s", (words, panel) => {
  expect(missingSum(outstanding(20, panel))).toBe(words)
})
