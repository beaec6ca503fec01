import { aCriterion, anEntry } from "@rosette/contract/fixtures"
import { describe, expect, it } from "vitest"
import { completed, contentOf, isAddition, lackingOf } from "./sheet-content.ts"

const paint = aCriterion({ id: 1 })
const glass = aCriterion({ id: 2 })
const battery = aCriterion({ id: 3, requiresElectricVehicle: true })
const criteria = [paint, glass, battery]
const petrol = anEntry({ isElectricVehicle: false })
const electric = anEntry({ isElectricVehicle: true })
const sheet = {
  entryId: 1,
  isSubmitted: true,
  isAsked: false,
  comments: "Fine",
  scores: [{ criterionId: 1, points: 7 }],
  revision: 4,
}

describe("what a submitted sheet lacks", () => {
  it.each([
    ["a criterion that was added later", sheet, petrol, [glass]],
    ["a criterion that applies only now", sheet, electric, [glass, battery]],
    [
      "nothing, if all criteria are scored",
      { ...sheet, scores: [1, 2].map((criterionId) => ({ criterionId, points: 0 })) },
      petrol,
      [],
    ],
    ["nothing, as a draft", { ...sheet, isSubmitted: false }, petrol, []],
    ["nothing, without a sheet", undefined, petrol, []],
  ])("%s", (_case, stored, entry, lacking) => {
    expect(lackingOf(stored, criteria, entry)).toEqual(lacking)
  })
})

describe("points added to a submitted sheet", () => {
  const content = contentOf(sheet)

  it("are added to the stored points and never replace them", () => {
    const added = completed(content, [glass], { points: { 1: 0, 2: 5, 3: 9 }, comments: "Other" })
    expect(added).toEqual({ points: { 1: 7, 2: 5 }, comments: "Fine" })
  })

  it("are ignored if the sheet lacks nothing any more", () => {
    expect(completed(content, [glass], undefined)).toStrictEqual(content)
    expect(completed(content, [], { points: { 2: 5 }, comments: "" })).toEqual(content)
    expect(isAddition(content, [glass])).toBe(false)
    expect(isAddition({ ...content, points: { 1: 7, 2: 0 } }, [glass])).toBe(true)
    expect(isAddition({ ...content, points: { 1: 7, 2: 0 } }, [glass, battery])).toBe(true)
  })
})
