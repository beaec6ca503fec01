import type { Criterion } from "@rosette/contract/criteria"
import { NO_REQUIREMENTS } from "@rosette/domain/entries/entry-flags"
import { expect, it } from "vitest"
import { ownerText, ownSheetsAsText, pointsText, sheetText } from "./sheet-text.ts"
import { aWorkspace } from "./workspace/stored-fixtures.ts"

const paint = { criterion: "Paint", points: 8, maxPoints: 10 }
const unknown = { criterion: "Criterion no. 7", points: 4, maxPoints: null }

it("points are listed with their maximum, as far as the device knows it", () => {
  expect([paint, unknown].map(pointsText)).toEqual(["Paint: 8 / 10", "Criterion no. 7: 4"])
})

it.each([
  ["Harbour Show", "Ann", "Harbour Show, judge Ann"],
  ["Harbour Show", null, "Harbour Show"],
  [null, null, ""],
])("a sheet of event %j and judge %j has the owner %j", (eventName, judgeName, text) => {
  expect(ownerText({ eventName, judgeName })).toBe(text)
})

it.each([
  [true, "Lovely", "Car 7 (7), submitted\nPaint: 8 / 10\nCriterion no. 7: 4\nComment: Lovely"],
  [false, "", "Car 7 (7), draft\nPaint: 8 / 10\nCriterion no. 7: 4"],
])("a sheet as text, submitted %j, comment %j", (isSubmitted, comments, text) => {
  expect(sheetText({ label: "Car 7 (7)", isSubmitted, points: [paint, unknown], comments })).toBe(text)
})

it("a judge's sheets list the points in the order of the criteria, removed criteria last", () => {
  const { workspace } = aWorkspace()
  const criteria = ["Paint", "Glass"].map((name, at): Criterion => {
    const rest = { eventId: 2, description: "", maxPoints: 10, setupVersion: 0, countsOverall: true, classIds: [] }
    return { ...NO_REQUIREMENTS, ...rest, id: 2 - at, name, order: at }
  })
  const content = { points: { 1: 4, 2: 8, 9: 3 }, comments: "Lovely" }
  const sheets = [
    { label: "Car 7 (7)", content, isSubmitted: false },
    { label: "Car 8 (8)", content: { points: {}, comments: "" }, isSubmitted: true },
  ]
  expect(ownSheetsAsText({ ...workspace, criteria }, sheets)).toBe(
    [
      "Harbour Show, judge Ada",
      "Car 7 (7), draft\nPaint: 8 / 10\nGlass: 4 / 10\nCriterion no. 9 (removed): 3\nComment: Lovely",
      "Car 8 (8), submitted",
    ].join("\n\n"),
  )
})
