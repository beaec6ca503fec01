import { describe, expect, it } from "vitest"
import { makeCriterion } from "./fixtures.ts"
import { contest, settled, step } from "./fixtures-contest.ts"
import { contestStandings } from "./places.ts"
import { previewRules, type RuleChange } from "./preview.ts"

describe("the effect of a change of the rules", () => {
  // Sums: A 68 (paint 26, body 42), B 69 (paint 20, body 49), C without a score on body.
  const picture = "A:30+50,30+50,30+50,14+18 | B:20+49,20+49,20+49 | C:10+-"
  const { judged, names } = contest(picture)
  const previewed = (change: RuleChange) => {
    const { sheets, moves } = previewRules(judged, change)
    return `${sheets}: ${moves.map(({ entryId, from, to }) => `${names.get(entryId)} ${from ?? "-"}→${to ?? "-"}`).join(", ")}`
  }

  it.each<[string, RuleChange, string]>([
    ["nothing", {}, "0: "],
    ["the current method", { panelMethod: "mean" }, "0: "],
    ["another method: all submitted sheets", { panelMethod: "median" }, "8: A 2→1, B 1→2"],
    ["tie-breaks: no sheet", { tieBreaks: ["criterion:1"] }, "0: "],
    [
      "a criterion that no longer counts: the sheets with a score for it",
      { countsOverall: [{ criterionId: 2, countsOverall: false }] },
      "7: A 2→1, B 1→2",
    ],
    ["a criterion that already counts", { countsOverall: [{ criterionId: 2, countsOverall: true }] }, "0: "],
    ["a deleted criterion", { deletedCriterionIds: [1] }, "8: C 3→-"],
    [
      "an unknown criterion",
      { deletedCriterionIds: [9], countsOverall: [{ criterionId: 8, countsOverall: false }] },
      "0: ",
    ],
    ["a judge who steps aside", { conflicts: [{ judgeId: 4, entryId: 1 }] }, "1: A 2→1, B 1→2"],
    ["the only judge of an entry who steps aside", { conflicts: [{ judgeId: 1, entryId: 3 }] }, "1: C 3→-"],
    ["a judge without a sheet of the entry", { conflicts: [{ judgeId: 4, entryId: 2 }] }, "0: "],
    ["all criteria", { deletedCriterionIds: [1, 2] }, "8: A 2→-, B 1→-, C 3→-"],
  ])("%s", (_, change, said) => {
    expect(previewed(change)).toBe(said)
  })

  it("an added criterion affects the sheets that would lack it, and no place", () => {
    const added = makeCriterion({ id: 9, maxPoints: 10, order: 11 })
    expect(previewed({ addedCriteria: [added] })).toBe("8: ")
    expect(previewed({ addedCriteria: [{ ...added, requiresSound: true }] })).toBe("0: ")
    expect(previewed({ addedCriteria: [added], deletedCriterionIds: [1] })).toBe("8: C 3→-")
  })

  it("a deleted criterion is removed from the tie-breaks, so a settlement of the tie without it counts", () => {
    const tied = contest("A:-+50 | B:-+50").judged
    const onlyBody = { ...tied, criteria: tied.criteria.filter(({ id }) => id === 2) }
    const settlements = [settled(contestStandings(onlyBody), "order", [2, 1])]
    const rules = { ...tied.rules, tieBreaks: [step("criterion:1")] }
    expect(previewRules({ ...tied, rules, settlements }, { deletedCriterionIds: [1] }).moves).toEqual([
      { entryId: 1, from: 1, to: 2 },
    ])
  })

  it("a settlement no longer counts if the numbers of its tie change", () => {
    const tied = contest("A:10+50 | B:10+50").judged
    const settlements = [settled(contestStandings(tied), "order", [2, 1])]
    const change = { countsOverall: [{ criterionId: 1, countsOverall: false }] }
    expect(previewRules({ ...tied, settlements }, change)).toEqual({
      sheets: 2,
      moves: [{ entryId: 1, from: 2, to: 1 }],
    })
  })
})
