import { organizedJudge } from "@rosette/contract/fixtures"
import { expect, it } from "vitest"
import { assignmentsOf, type Choice, nothingChosen, type Scope, sheetsProblem, toggled } from "./assign-values.ts"

const ALL = [1, 2, 0]

it.each<[Choice, number, Choice]>([
  ["all", 2, [1, 0]],
  [[1, 0], 2, "all"],
  [[2], 1, [1, 2]],
  [[2], 2, []],
  [[], 0, [0]],
])("%j with %i pressed is %j", (choice, id, next) => expect(toggled(choice, id, ALL)).toEqual(next))

const ANN = organizedJudge(1, "Ann")
const BOB = organizedJudge(2, "Bob", { classIds: [2], sections: [3] })
const edits = (scope: Partial<Scope>, id = 2) =>
  new Map([[id, { classIds: "all", sections: "all", ...scope } as const]])

it.each<[string, ReturnType<typeof edits>, ReturnType<typeof assignmentsOf>]>([
  ["another scope", edits({ classIds: [2, 1] }), [{ judgeId: 2, classIds: [1, 2], sections: [] }]],
  ["everything again", edits({}), [{ judgeId: 2, classIds: [], sections: [] }]],
  ["the stored one", edits({ classIds: [2], sections: [3] }), []],
  ["a judge who was removed", edits({ classIds: [1] }, 9), []],
])("%s is sent as it changes what is stored", (_, changed, sent) =>
  expect(assignmentsOf(changed, [ANN, BOB])).toEqual(sent),
)

it("a judge for nothing is named", () => {
  expect(nothingChosen(edits({ classIds: [] }), [ANN, BOB])).toBe("Choose what Bob judges, or say that they have left.")
  expect(nothingChosen(edits({ sections: [1] }), [ANN, BOB])).toBeNull()
})

it.each([
  ["", null],
  [3, null],
  [0, "Sheets for each entry must be at least 1"],
  [21, "Sheets for each entry must be a whole number from 1 to 20"],
  ["two", "Sheets for each entry must be a whole number from 1 to 20"],
])("%j sheets: %j", (typed, problem) => expect(sheetsProblem(typed)).toBe(problem))
