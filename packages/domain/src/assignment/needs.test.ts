import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeCriterion } from "../contest/fixtures.ts"
import { fraction, fractionText, sumOf } from "../contest/fraction.ts"
import { NO_FLAGS } from "../entries/entry-flags.ts"
import { isAskedOf } from "./due.ts"
import { judgeShares, type Panel, shareOf, sumOfNeeds, teamNeeds } from "./needs.ts"
import { makePanel, pairs } from "./panel-fixtures.ts"

/** "12/5 +0 | 1: 3 of 4, 2: 1 of 4": expected and submitted sheets, those beyond what was needed, and each judge's. */
function picture(panel: Panel): string {
  const teams = teamNeeds(panel)
  const { expected, submitted, surplus } = sumOfNeeds(teams)
  const shares = judgeShares(panel, teams)
  return `${expected}/${submitted} +${surplus} | ${shares.map((one) => `${one.judgeId}: ${one.completed} of ${one.total}`).join(", ")}`
}

const ANN_BOB_CY = [{}, {}, { sections: [3] }]
const FOUR = [{}, {}, {}, {}]

describe("the sheets of an event and of each judge", () => {
  it.each<[string, Panel, string]>([
    [
      "two sheets of each entry from two teams",
      makePanel({ judges: ANN_BOB_CY, entries: FOUR, sheetsPerEntry: 2, submitted: pairs("1=1,2,3 2=1 3=4") }),
      "12/5 +0 | 1: 3 of 4, 2: 1 of 4, 3: 1 of 4",
    ],
    [
      "one of them steps aside",
      makePanel({
        judges: ANN_BOB_CY,
        entries: FOUR,
        sheetsPerEntry: 2,
        submitted: pairs("1=1,2,3 2=1 3=4"),
        conflicts: pairs("2=4"),
      }),
      "11/5 +0 | 1: 3 of 4, 2: 1 of 3, 3: 1 of 4",
    ],
    [
      "with nothing set, everybody judges everything",
      makePanel({ judges: [{}, {}], entries: FOUR, submitted: pairs("1=1,2") }),
      "8/2 +0 | 1: 2 of 4, 2: 0 of 4",
    ],
    [
      "more sheets than needed",
      makePanel({ judges: [{}, {}, {}], entries: [{}, {}], sheetsPerEntry: 2, submitted: pairs("1=1 2=1 3=1,2") }),
      "4/3 +1 | 1: 1 of 2, 2: 1 of 2, 3: 2 of 2",
    ],
    [
      "one who has left is expected nowhere, and their sheets count",
      makePanel({ judges: [{}, { hasLeft: true }], entries: [{}, {}], submitted: pairs("2=1") }),
      "3/1 +0 | 1: 0 of 2, 2: 1 of 1",
    ],
    [
      "a sheet that its judge stepped aside from does not count",
      makePanel({ judges: [{}, {}], entries: [{}, {}], submitted: pairs("1=1,2"), conflicts: pairs("1=1") }),
      "3/1 +0 | 1: 1 of 1, 2: 0 of 2",
    ],
    [
      "by class, and an extra sheet of another class",
      makePanel({
        judges: [{ classIds: [7] }, { classIds: [0] }],
        entries: [{ classId: 7 }, {}, {}],
        submitted: pairs("1=1,2"),
      }),
      "4/2 +0 | 1: 2 of 2, 2: 0 of 2",
    ],
    [
      "entries that do not compete are nowhere",
      makePanel({ judges: [{}], entries: [{ status: "withdrawn" }, {}], sheetsPerEntry: 3 }),
      "1/0 +0 | 1: 0 of 1",
    ],
    [
      "an empty scorecard",
      makePanel({
        judges: [{}],
        entries: [{ classId: 7 }, { classId: 8 }],
        criteria: [makeCriterion({ id: 1, classIds: [7] })],
      }),
      "1/0 +0 | 1: 0 of 1",
    ],
  ])("%s", (_, panel, expected) => expect(picture(panel)).toBe(expected))

  it("shares are exact until they are summed", () => {
    const panel = makePanel({ judges: [{}, {}, {}], entries: FOUR, sheetsPerEntry: 1 })
    const [team] = teamNeeds(panel)
    if (!team) throw new Error("a panel with judges has a team")
    expect(fractionText(shareOf(1, team.entries))).toBe("4/3")
    expect(judgeShares(panel, [team]).map(({ total }) => total)).toEqual([2, 2, 2])
  })
})

describe("who is asked for an entry", () => {
  const CRITERIA = [
    makeCriterion({ id: 1, order: 1 }),
    makeCriterion({ id: 2, order: 11, requiresSound: true }),
    makeCriterion({ id: 3, order: 16, classIds: [7] }),
  ]
  it.each([
    ["everybody without a scope", {}, {}, true],
    ["all six sections are no limit", { sections: [6, 5, 4, 3, 2, 1] }, {}, true],
    ["a section whose criterion does not apply", { sections: [3] }, {}, false],
    ["a section whose criterion applies", { sections: [3] }, { participatesInSound: true }, true],
    ["a section off the scorecard", { sections: [4] }, { classId: 8 }, false],
    ["a section on the scorecard", { sections: [4] }, { classId: 7 }, true],
    ["another class", { classIds: [7] }, { classId: 8 }, false],
    ["no class", { classIds: [0] }, { classId: null }, true],
    ["a judge who has left", { hasLeft: true }, {}, false],
    ["an absent entry", {}, { status: "absent" as const }, false],
  ])("%s", (_, scope, entry, isAsked) => {
    expect(isAskedOf(scope, { ...NO_FLAGS, ...entry }, CRITERIA)).toBe(isAsked)
  })
})

/** Panels of up to four judges and six entries, with scopes, conflicts, submitted sheets and any number of sheets an entry. */
const ANY_PANEL = fc
  .record({
    judges: fc.array(
      fc.record({
        classIds: fc.subarray([0, 7, 8], { maxLength: 2 }),
        sections: fc.constantFrom<number[]>([], [1], [3]),
        hasLeft: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    entries: fc.array(
      fc.record({
        classId: fc.constantFrom(null, 7, 8),
        status: fc.constantFrom("expected" as const, "withdrawn" as const),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    sheetsPerEntry: fc.constantFrom(null, 1, 2, 3),
    conflicts: fc.array(
      fc.record({ judgeId: fc.integer({ min: 1, max: 4 }), entryId: fc.integer({ min: 1, max: 6 }) }),
    ),
    submitted: fc.array(
      fc.record({ judgeId: fc.integer({ min: 1, max: 4 }), entryId: fc.integer({ min: 1, max: 6 }) }),
    ),
  })
  .map(makePanel)

it("the shares before rounding add up to what is missing", () => {
  fc.assert(
    fc.property(ANY_PANEL, (panel) => {
      const teams = teamNeeds(panel)
      const shares = teams.flatMap(({ judgeIds, entries }) => judgeIds.map((id) => shareOf(id, entries)))
      const { expected, submitted } = sumOfNeeds(teams)
      expect(sumOf(shares)).toEqual(fraction(expected - submitted, 1))
    }),
  )
})
