import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AwardRule, refuseAssignment, refuseAwardChange } from "./awards.ts"

/** "x5" is an exclusive award of priority 5, "5" one that is not exclusive. */
function awardOf(picture: string, maxWinners = 1): AwardRule {
  const isExclusive = picture.startsWith("x")
  return { id: 1, priority: Number(isExclusive ? picture.slice(1) : picture), isExclusive, maxWinners }
}

const assign = (award: string, held: string[]) =>
  refuseAssignment({
    award: awardOf(award),
    heldByEntry: held.map((picture) => awardOf(picture)),
    winnersOfAward: 0,
    alreadyAssigned: false,
  })

describe("exclusive awards stop winners receiving lower-priority awards", () => {
  it.each([
    ["an entry without awards may get any award", "x9", [], null],
    ["an entry may hold several plain awards", "5", ["1", "9"], null],
    ["a lower award is refused under a higher exclusive one", "4", ["x5"], "EXCLUSIVE_AWARD"],
    ["a lower exclusive award is refused too", "x4", ["x5"], "EXCLUSIVE_AWARD"],
    ["a higher award may join a lower exclusive one", "6", ["x5"], null],
    ["equal priority never conflicts", "5", ["x5"], null],
    ["equal priority never conflicts, the other way round", "x5", ["5", "x5"], null],
    ["an exclusive award is refused over a lower one already held", "x5", ["4"], "EXCLUSIVE_AWARD"],
    ["an exclusive award may join a higher plain one", "x5", ["6"], null],
    ["one conflict among several is enough", "x5", ["6", "5", "1"], "EXCLUSIVE_AWARD"],
  ])("%s", (_, award, held, refusal) => {
    expect(assign(award, held)).toBe(refusal)
  })

  it("it does not matter which of two awards came first", () => {
    const picture = fc
      .tuple(fc.boolean(), fc.integer({ min: 1, max: 5 }))
      .map(([x, priority]) => `${x ? "x" : ""}${priority}`)
    fc.assert(
      fc.property(picture, picture, (a, b) => {
        expect(assign(a, [b])).toBe(assign(b, [a]))
      }),
    )
  })
})

describe("an award has at most `maxWinners` winners, each once", () => {
  it.each([
    ["the first of one", 1, 0, false, null],
    ["a second of one", 1, 1, false, "AWARD_FULL"],
    ["the third of three", 3, 2, false, null],
    ["a fourth of three", 3, 3, false, "AWARD_FULL"],
    ["the same entry again", 3, 1, true, "ALREADY_ASSIGNED"],
    ["the same entry again in a full award", 1, 1, true, "ALREADY_ASSIGNED"],
  ])("%s", (_, maxWinners, winnersOfAward, alreadyAssigned, refusal) => {
    const award = awardOf("5", maxWinners)
    expect(refuseAssignment({ award, heldByEntry: [], winnersOfAward, alreadyAssigned })).toBe(refusal)
  })
})

describe("an award may change as long as its current winners still fit", () => {
  it.each([
    ["nobody holds it", awardOf("x9"), 0, [], null],
    ["as many winners as before", awardOf("5", 2), 2, [[], []], null],
    ["fewer winners than it has", awardOf("5", 1), 2, [[], []], "AWARD_IN_USE"],
    [
      "it becomes exclusive, and a winner holds a lower award",
      awardOf("x5", 2),
      2,
      [[], [awardOf("4")]],
      "AWARD_IN_USE",
    ],
    ["its priority falls below an exclusive award of a winner", awardOf("3"), 1, [[awardOf("x4")]], "AWARD_IN_USE"],
    ["its priority equals that of an exclusive award of a winner", awardOf("4"), 1, [[awardOf("x4")]], null],
    ["it becomes exclusive, and a winner holds a higher award", awardOf("x5"), 1, [[awardOf("6")]], null],
  ])("%s", (_, changed, winnersOfAward, heldByWinners, refusal) => {
    expect(refuseAwardChange({ changed, winnersOfAward, heldByWinners })).toBe(refusal)
  })
})

it.each([
  [
    "an award that ignores exclusivity is not excluded by another",
    { priority: 1, ignoresExclusivity: true },
    { priority: 9, isExclusive: true },
  ],
  [
    "an award that ignores exclusivity excludes no other",
    { priority: 1, isExclusive: true },
    { priority: 9, isExclusive: true, ignoresExclusivity: true },
  ],
])("%s", (_, award, held) => {
  const rule = { id: 1, isExclusive: false, maxWinners: 1 }
  const assignment = { winnersOfAward: 0, alreadyAssigned: false }
  expect(
    refuseAssignment({ ...assignment, award: { ...rule, ...award }, heldByEntry: [{ ...rule, ...held }] }),
  ).toBeNull()
})
