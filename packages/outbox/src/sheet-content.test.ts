import { aCriterion, anEntry } from "@rosette/contract/fixtures"
import { describe, expect, it } from "vitest"
import {
  aboveMaxText,
  BLANK_SHEET,
  cappedTo,
  contentOf,
  fittedTo,
  isSameContent,
  isStoredAlready,
  linesToSend,
  sumOf,
  withPoints,
} from "./sheet-content.ts"

const paint = aCriterion({ id: 1, name: "Paint", maxPoints: 25 })
const seats = aCriterion({ id: 2, name: "Seats", maxPoints: 10 })
const battery = aCriterion({ id: 3, name: "Battery", maxPoints: 15, requiresElectricVehicle: true })
const criteria = [paint, seats, battery]
const entry = anEntry({ isElectricVehicle: false })

describe("the scores to send", () => {
  it("a draft has only the scored criteria", () => {
    expect(linesToSend({ points: { 1: 7 }, comments: "" }, criteria, entry, false)).toEqual([
      { criterionId: 1, points: 7 },
    ])
  })

  it("a final submit has 0 for unscored criteria and for those that do not apply", () => {
    expect(linesToSend({ points: { 1: 7, 3: 9 }, comments: "" }, criteria, entry, true)).toEqual([
      { criterionId: 1, points: 7 },
      { criterionId: 2, points: 0 },
      { criterionId: 3, points: 0, isScore: false },
    ])
  })

  describe("of a judge of one section", () => {
    const engine = aCriterion({ id: 4, order: 11, maxPoints: 20 })
    const both = [{ ...paint, order: 1 }, engine]
    const send = (points: Record<number, number>, isSubmitted: boolean) =>
      linesToSend({ points, comments: "" }, both, entry, isSubmitted, { sections: [3] })

    it("names a criterion of the other sections that was not asked for", () => {
      expect(send({ 4: 15 }, true)).toEqual([
        { criterionId: 1, points: 0, isScore: false },
        { criterionId: 4, points: 15 },
      ])
      expect(send({ 4: 15 }, false)).toEqual([{ criterionId: 4, points: 15 }])
    })

    it("has the points that were given before, unless nobody here could correct them", () => {
      expect(send({ 1: 25 }, false)).toEqual([{ criterionId: 1, points: 25 }])
      expect(send({ 1: 26 }, false)).toEqual([])
      expect(send({ 1: 26 }, true)[0]).toEqual({ criterionId: 1, points: 0, isScore: false })
    })

    it("counts 0 for what is unscored in their own section alone", () => {
      expect(send({}, true)).toEqual([
        { criterionId: 1, points: 0, isScore: false },
        { criterionId: 4, points: 0 },
      ])
    })
  })

  it("0 is a score, unlike no score", () => {
    const content = withPoints(BLANK_SHEET, 2, 0)
    expect(linesToSend(content, criteria, entry, false)).toEqual([{ criterionId: 2, points: 0 }])
    expect(linesToSend(withPoints(content, 2, null), criteria, entry, false)).toEqual([])
    const both = { points: { 1: 7, 2: 3 }, comments: "Fine" }
    expect(withPoints(both, 2, 5)).toEqual({ points: { 1: 7, 2: 5 }, comments: "Fine" })
  })
})

it("the sum counts the criteria that apply", () => {
  const { unscored, aboveMax, ...sum } = sumOf({ points: { 1: 7, 3: 9 }, comments: "" }, criteria, entry)
  expect(sum).toEqual({ points: 7, max: 35, scored: 1, applicable: 2 })
  expect(unscored).toEqual([seats])
  expect(aboveMax).toEqual([])
  expect(sumOf({ points: { 3: 9 }, comments: "" }, criteria, anEntry({ isElectricVehicle: true })).max).toBe(50)
})

describe("changes by the organizer", () => {
  const unsent = { points: { 1: 25, 2: 11, 99: 3 }, comments: "Fine" }

  it("points of a removed criterion are dropped, points above a lowered maximum stay", () => {
    expect(fittedTo(unsent, criteria)).toStrictEqual({ points: { 1: 25, 2: 11 }, comments: "Fine" })
  })

  it("points above the maximum are listed, and counted as they are: never as unscored", () => {
    const { aboveMax, unscored, points } = sumOf(unsent, criteria, entry)
    expect(aboveMax).toEqual([{ criterion: seats, points: 11 }])
    expect(aboveMax.map(aboveMaxText)).toEqual(["11, the maximum is now 10"])
    expect({ unscored, points }).toEqual({ unscored: [], points: 36 })
  })

  it("points above the maximum are sent as they are, or as the maximum if the judge chooses that", () => {
    expect(linesToSend(unsent, criteria, entry, true)).toContainEqual({ criterionId: 2, points: 11 })
    expect(cappedTo(unsent, criteria)).toStrictEqual({ points: { 1: 25, 2: 10, 99: 3 }, comments: "Fine" })
    expect(linesToSend(cappedTo(unsent, criteria), criteria, entry, true)).toEqual([
      { criterionId: 1, points: 25 },
      { criterionId: 2, points: 10 },
      { criterionId: 3, points: 0, isScore: false },
    ])
  })
})

it.each([
  ["the same points in another order", { 1: 7, 2: 3 }, { 2: 3, 1: 7 }, true],
  ["another number", { 1: 7 }, { 1: 8 }, false],
  ["one unscored", { 1: 7, 2: 0 }, { 1: 7 }, false],
  ["another criterion", { 1: 7 }, { 2: 7 }, false],
])("two sheets compared: %s", (_title, a, b, isSame) => {
  expect(isSameContent({ points: a, comments: "" }, { points: b, comments: "" })).toBe(isSame)
})

describe("whether the server already has a sheet", () => {
  const draft = {
    entryId: 1,
    isSubmitted: false,
    comments: "Fine",
    scores: [{ criterionId: 1, points: 7 }],
    revision: 1,
  }
  const final = { ...draft, isSubmitted: true, scores: linesToSend(contentOf(draft), criteria, entry, true) }

  it.each([
    ["the same draft", draft, { points: { 1: 7 }, comments: "Fine" }, true],
    ["a draft with other points", draft, { points: { 1: 8 }, comments: "Fine" }, false],
    ["a draft with another comment", draft, { points: { 1: 7 }, comments: "" }, false],
    ["a draft with 0 where none was scored", draft, { points: { 1: 7, 2: 0 }, comments: "Fine" }, false],
    ["a submitted sheet whose answer was lost", final, { points: { 1: 7 }, comments: "Fine" }, true],
    ["nothing typed, nothing stored", undefined, BLANK_SHEET, true],
    ["something typed, nothing stored", undefined, { points: { 1: 7 }, comments: "" }, false],
  ])("%s", (_title, stored, content, isThere) => {
    expect(isStoredAlready(content, stored)).toBe(isThere)
  })
})
