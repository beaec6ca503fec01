import { expect, it } from "vitest"
import { type Choices, choiceLabel, scopeOptions, sheetsIn, whichSheets } from "./reopening-scope.ts"

const choices: Choices = {
  criterion: [{ id: 5, name: "Engine", sheets: 3 }],
  judge: [
    { id: 1, name: "Ann", sheets: 12 },
    { id: 2, name: "Bob", sheets: 0 },
  ],
  entry: [],
  all: 12,
}

it("only scopes with a submitted sheet are offered", () => {
  expect(scopeOptions(choices).map(({ value }) => value)).toEqual(["criterion", "judge", "all"])
})

it.each([
  [null, null, 0],
  ["all", null, 12],
  ["judge", 1, 12],
  ["judge", null, 0],
  ["criterion", 5, 3],
  ["criterion", 6, 0],
] as const)("chosen by %s %s: %d sheets", (scope, id, sheets) => {
  expect(sheetsIn(choices, scope, id)).toBe(sheets)
})

it("only the choice is sent", () => {
  expect(whichSheets("criterion", 5)).toEqual({ criterionId: 5, judgeId: null, entryId: null })
  expect(whichSheets("all", null)).toEqual({ criterionId: null, judgeId: null, entryId: null })
})

it("a choice has its number of sheets", () => {
  expect(choices.criterion.map(choiceLabel)).toEqual(["Engine · 3 sheets"])
})
