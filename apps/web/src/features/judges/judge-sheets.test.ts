import { anEntry } from "@rosette/contract/fixtures"
import { expect, it } from "vitest"
import { matchingSheets, sheetsOf } from "./judge-sheets.ts"

const entry = (id: number, votingId: string, entryName: string) => anEntry({ id, entryName, votingId })

const entries = [
  entry(1, "A1", "Blue Coupe"),
  entry(2, "A2", "Red Van"),
  entry(3, "A3", "Green Van"),
  entry(4, "A4", "New"),
]
const atFirst = [
  { entryId: 1, isCompleted: false, hasInProgress: false },
  { entryId: 2, isCompleted: false, hasInProgress: true },
  { entryId: 3, isCompleted: true, hasInProgress: false },
]
const sheets = sheetsOf(entries, atFirst)

it("a judge's sheets are listed with submitted ones first, each with its status", () => {
  expect(sheets.map(({ votingId, status }) => `${votingId} ${status}`)).toEqual([
    "A3 Complete",
    "A2 In Progress",
    "A1 Pending",
    "A4 Pending",
  ])
})

it("an open list keeps its order while the judge saves", () => {
  const later = [
    { entryId: 1, isCompleted: true, hasInProgress: false },
    { entryId: 3, isCompleted: false, hasInProgress: true },
  ]
  expect(sheetsOf(entries, later, atFirst).map(({ votingId, status }) => `${votingId} ${status}`)).toEqual([
    "A3 In Progress",
    "A2 Pending",
    "A1 Complete",
    "A4 Pending",
  ])
})

it("of a limited judge, what they are not asked for is listed only with a sheet, as extra", () => {
  const marks = {
    isSetAside: ({ id }: { id: number }) => id === 3,
    isInScope: ({ id }: { id: number }) => id !== 2 && id !== 4,
  }
  const shown = sheetsOf(entries, atFirst, atFirst, marks)
  expect(shown.map(({ votingId, isSetAside, isExtra }) => ({ votingId, isSetAside, isExtra }))).toEqual([
    { votingId: "A3", isSetAside: true, isExtra: false },
    { votingId: "A2", isSetAside: false, isExtra: true },
    { votingId: "A1", isSetAside: false, isExtra: false },
  ])
})

it.each([
  ["van", ["A3", "A2"]],
  [" a1 ", ["A1"]],
  ["", ["A3", "A2", "A1", "A4"]],
  ["boat", []],
])("a search for %j finds %j", (search, found) => {
  expect(matchingSheets(sheets, search).map(({ votingId }) => votingId)).toEqual(found)
})
