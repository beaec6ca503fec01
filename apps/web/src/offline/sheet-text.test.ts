import { expect, it } from "vitest"
import { ownerText, pointsText, sheetText } from "./sheet-text.ts"

const paint = { criterion: "Paint", points: 8, maxPoints: 10 }
const unknown = { criterion: "Criterion no. 7", points: 4, maxPoints: null }

it("points are told with their maximum, as far as the device knows it", () => {
  expect([paint, unknown].map(pointsText)).toEqual(["Paint: 8 / 10", "Criterion no. 7: 4"])
})

it.each([
  ["Harbour Show", "Ann", "Harbour Show, judge Ann"],
  ["Harbour Show", null, "Harbour Show"],
  [null, null, ""],
])("a sheet of event %j and judge %j says whose it is: %j", (eventName, judgeName, text) => {
  expect(ownerText({ eventName, judgeName })).toBe(text)
})

it.each([
  [true, "Lovely", "Car 7 (7), submitted\nPaint: 8 / 10\nCriterion no. 7: 4\nComment: Lovely"],
  [false, "", "Car 7 (7), draft\nPaint: 8 / 10\nCriterion no. 7: 4"],
])("a sheet as text, submitted %j, comment %j", (isSubmitted, comments, text) => {
  expect(sheetText({ label: "Car 7 (7)", isSubmitted, points: [paint, unknown], comments })).toBe(text)
})
