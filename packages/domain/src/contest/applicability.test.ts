import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { NO_FLAGS, NO_REQUIREMENTS } from "../entries/entry-flags.ts"
import {
  criterionApplies,
  movesApplicability,
  notApplyingNote,
  othersWords,
  REQUIREMENTS,
  unmetFlags,
} from "./applicability.ts"

const withSomeTrue = <T extends Record<string, boolean>>(blank: T) =>
  fc
    .subarray(Object.keys(blank))
    .map((keys): T => ({ ...blank, ...Object.fromEntries(keys.map((key) => [key, true])) }))

describe("a criterion applies only if the entry satisfies every requirement it declares", () => {
  it("applies to every entry when it declares none", () => {
    expect(criterionApplies(NO_REQUIREMENTS, NO_FLAGS)).toBe(true)
    expect(unmetFlags(NO_REQUIREMENTS, NO_FLAGS)).toEqual([])
  })

  it("covers all six requirements and all six flags", () => {
    expect(REQUIREMENTS.map(([requirement]) => requirement)).toEqual(Object.keys(NO_REQUIREMENTS))
    expect(REQUIREMENTS.map(([, flag]) => flag)).toEqual(Object.keys(NO_FLAGS))
  })

  it.each(REQUIREMENTS)("%s is met by %s alone", (requirement, flag) => {
    const requirements = { ...NO_REQUIREMENTS, [requirement]: true }
    const everythingElse = Object.fromEntries(REQUIREMENTS.map(([, other]) => [other, other !== flag]))
    expect(criterionApplies(requirements, { ...NO_FLAGS, [flag]: true })).toBe(true)
    expect(criterionApplies(requirements, { ...NO_FLAGS, ...everythingElse })).toBe(false)
    expect(unmetFlags(requirements, { ...NO_FLAGS, ...everythingElse })).toEqual([flag])
  })

  it("needs all declared requirements, and lists the missing ones", () => {
    const requirements = {
      ...NO_REQUIREMENTS,
      requiresElectricVehicle: true,
      requiresSound: true,
      requiresCustomPaint: true,
    }
    const flags = { ...NO_FLAGS, hasCustomPaint: true }
    expect(criterionApplies(requirements, flags)).toBe(false)
    expect(unmetFlags(requirements, flags)).toEqual(["isElectricVehicle", "participatesInSound"])
  })

  it("applies exactly if no requirement is unmet", () => {
    fc.assert(
      fc.property(withSomeTrue(NO_REQUIREMENTS), withSomeTrue(NO_FLAGS), (requirements, flags) => {
        expect(criterionApplies(requirements, flags)).toBe(unmetFlags(requirements, flags).length === 0)
      }),
    )
  })
})

describe("the points that an entry cannot get", () => {
  const open = { ...NO_REQUIREMENTS, maxPoints: 150 }
  const closed = { ...NO_REQUIREMENTS, requiresSound: true, maxPoints: 10 }

  it("are said with what the results count", () => {
    expect(notApplyingNote([open, closed], NO_FLAGS)).toBe(
      "10 of the 160 points are for criteria that do not apply to this entry and count as 0.",
    )
  })

  it("are not mentioned if all criteria apply, or if those that do not are only for their own awards", () => {
    expect(notApplyingNote([open, closed], { ...NO_FLAGS, participatesInSound: true })).toBeNull()
    expect(notApplyingNote([open, { ...closed, countsOverall: false }], NO_FLAGS)).toBeNull()
  })
})

it.each([
  ["a flag of an entry", { entryName: "Red", hasCustomPaint: true }, true],
  ["a requirement of a criterion", { requiresSound: false }, true],
  ["anything else", { maxPoints: 5, entryName: "Red" }, false],
])("a change of %s (%j) may change which criteria apply: %s", (_, changed, moves) => {
  expect(movesApplicability(changed)).toBe(moves)
})

it.each([
  [15, "zero", "Other entries get 0 of these 15 points"],
  [null, "zero", "Other entries get 0 of these points"],
  [15, "leftOut", "Other entries are not scored on it"],
] as const)("of %s points that are not for an entry, by the rule %s: %s", (points, rule, words) => {
  expect(othersWords(points, rule)).toBe(words)
})
