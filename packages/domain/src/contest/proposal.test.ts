import { describe, expect, it } from "vitest"
import { NO_FLAGS } from "../entries/entry-flags.ts"
import { type AwardForProposal, isEligible } from "./awards.ts"
import { awardFromPicture, holdingsOf } from "./fixtures-awards.ts"
import { contest, settled } from "./fixtures-contest.ts"
import { contestStandings } from "./places.ts"
import { proposeAwards } from "./proposal.ts"

/**
 * "Show: 42; Class: 7 [9 11 tie {9 11}]; Paint: waits for Class". "42p" is a pin, "42p!" a flagged one, "-42(Show)" a skipped
 * entry.
 */
function propose(awards: string[], pins: Record<string, number[]> = {}): string {
  const read = awards.map(awardFromPicture)
  const nameOf = (id: number | null) => read.find((award) => award.id === id)?.name
  return proposeAwards(read, holdingsOf(read, pins))
    .map(({ awardId, winners: won, skipped, needsDecision, waitsFor }) => {
      const parts = [
        ...won.map(({ entryId, isPinned, isFlagged }) => `${entryId}${isPinned ? "p" : ""}${isFlagged ? "!" : ""}`),
        ...skipped.map(({ entryId, heldAwardId }) => `-${entryId}(${nameOf(heldAwardId)})`),
        ...(needsDecision
          ? [`[${[...needsDecision.entryIds, needsDecision.kind, needsDecision.key].join(" ").trim()}]`]
          : []),
        ...(waitsFor === null ? [] : [`waits for ${nameOf(waitsFor)}`]),
      ]
      return [`${nameOf(awardId)}:`, ...parts].join(" ")
    })
    .join("; ")
}

describe("what is proposed", () => {
  it.each<[string, string[], Record<string, number[]>, string]>([
    [
      "best of show, a class with a tie, best paint",
      ["Show x10/1: 42 7", "Class 5/2: 42 7 {9 11} 3", "Paint 3/1: 7 9 3"],
      {},
      "Show: 42; Class: 7 -42(Show) [9 11 tie {9 11}]; Paint: 7",
    ],
    [
      "the same with the class exclusive: best paint waits for it",
      ["Show x10/1: 42 7", "Class x5/2: 42 7 {9 11} 3", "Paint 3/1: 7 9 3"],
      {},
      "Show: 42; Class: 7 -42(Show) [9 11 tie {9 11}]; Paint: -7(Class) waits for Class",
    ],
    ["nobody is eligible", ["Show x10/1: "], {}, "Show:"],
    [
      "a manual award is not proposed, but its winner holds it",
      ["Chair x9/1: by hand", "Best 1/1: 7 8"],
      { Chair: [7] },
      "Best: 8 -7(Chair)",
    ],
    ["equal priorities never exclude each other", ["One x5/1: 7", "Two x5/1: 7"], {}, "One: 7; Two: 7"],
    ["a plain award excludes nobody", ["One 9/1: 7", "Two x5/1: 7"], {}, "One: 7; Two: 7"],
    [
      "an award that ignores exclusivity is not excluded",
      ["Show x9/1: 7", "People f5/1: 7 8"],
      {},
      "Show: 7; People: 7",
    ],
    [
      "an award that ignores exclusivity does not exclude",
      ["People f9/1: 7", "Show x5/1: 7", "Best 1/1: 7 8"],
      {},
      "People: 7; Show: 7; Best: 8 -7(Show)",
    ],
    ["a tie that fits into the slots needs no decision", ["Best 1/3: 7 {8 9} 1"], {}, "Best: 7 8 9"],
    [
      "a tie needs no decision if all but one hold a higher award",
      ["Show x9/1: 8", "Best 1/1: {8 9}"],
      {},
      "Show: 8; Best: 9 -8(Show)",
    ],
    ["a tie that is settled as shared has no key", ["Best 1/1: ={8 9}"], {}, "Best: [8 9 tie]"],
    ["a pin that agrees with the ladder takes a slot", ["Best 1/2: 7 8 9"], { Best: [8] }, "Best: 8p 7"],
    ["a pin that disagrees with the ladder is flagged and stays", ["Best 1/1: 7 8"], { Best: [8] }, "Best: 8p!"],
    ["a pin that is no longer eligible is flagged", ["Best 1/2: 7 8"], { Best: [3] }, "Best: 3p! 7"],
    ["a pin from a tie is not flagged", ["Best 1/1: {7 8} 9"], { Best: [8] }, "Best: 8p"],
    [
      "a pin of a lower award would get an exclusive one",
      ["Show x9/1: 7 8", "Best 1/1: 8 7"],
      { Best: [7] },
      "Show: [7 pinnedLower]; Best: 7p!",
    ],
    [
      "the slot of such a pin stays empty, the others of its group are proposed, nobody moves up",
      ["Show x9/2: {7 8} 9", "Best 1/1: 7"],
      { Best: [7] },
      "Show: 8 [7 pinnedLower]; Best: 7p",
    ],
    [
      "the next group keeps its own slot",
      ["Show x9/2: 7 8 9", "Best 1/1: 7"],
      { Best: [7] },
      "Show: 8 [7 pinnedLower]; Best: 7p",
    ],
    ["a manual award pins too", ["Show x9/1: 7 8", "Chair 1/1: by hand"], { Chair: [7] }, "Show: [7 pinnedLower]"],
    [
      "the pin of a lower award that ignores exclusivity may get the exclusive one",
      ["Show x9/1: 7 8", "People f1/1: by hand"],
      { People: [7] },
      "Show: 7",
    ],
    [
      "lower awards wait for an award that waits",
      ["Show x9/1: {7 8}", "Class x5/1: 7 9", "Paint 1/1: 9 3"],
      {},
      "Show: [7 8 tie {7 8}]; Class: waits for Show; Paint: waits for Class",
    ],
    [
      "no award waits for entries that already have it, or hold a higher one",
      ["Top x10/1: 5", "Show x9/2: 6 {7 8}", "Class x5/2: 5 6 7", "Paint 1/1: 5 6 3"],
      {},
      "Top: 5; Show: 6 [7 8 tie {7 8}]; Class: -5(Top) -6(Show) waits for Show; Paint: 3 -5(Top) -6(Show)",
    ],
    [
      "an undecided plain award makes nobody wait",
      ["Show 9/1: {7 8}", "Best 1/1: 7"],
      {},
      "Show: [7 8 tie {7 8}]; Best: 7",
    ],
    ["entries after the last slot are not skipped", ["Show x9/1: 8", "Best 1/1: 7 8"], {}, "Show: 8; Best: 7"],
    [
      "the higher of two holders is named",
      ["A x9/1: 7", "B x8/1: by hand", "Best 1/1: 7 8"],
      { B: [7], A: [7] },
      "A: 7p; Best: 8 -7(A)",
    ],
  ])("%s", (_, awards, pins, picture) => {
    expect(propose(awards, pins)).toBe(picture)
  })
})

const AWARD: AwardForProposal = {
  id: 1,
  priority: 1,
  isExclusive: false,
  maxWinners: 3,
  basis: "overall",
  basisId: null,
  eligibleClassIds: [],
  eligibleFlags: [],
}

describe("what an award waits for, with body left out of the percent:", () => {
  it.each<[string, string, Partial<AwardForProposal>, [criterionId: number, sheets: number][]]>([
    ["its criterion", "A:20+- | B:10+50", { basis: "criterion", basisId: 2 }, [[2, 1]]],
    ["a criterion of its section", "A:20+-,9+- | B:10+50", { basis: "section", basisId: 2 }, [[2, 2]]],
    ["a criterion that nobody has scored", "A:20+- | B:10+-", { basis: "criterion", basisId: 2 }, [[2, 2]]],
    ["a criterion that counts overall", "A:-+50 | B:10+50", { basis: "criterion", basisId: 1 }, [[1, 1]]],
    ["nothing if its criterion is scored", "A:20+- | B:10+50", { basis: "criterion", basisId: 1 }, []],
    ["nothing for a sheet that is missing", "A:- | B:10+50", { basis: "criterion", basisId: 2 }, []],
    [
      "nothing for an entry that cannot win it",
      "A@1:20+- | B@2:10+50",
      { basis: "criterion", basisId: 2, eligibleClassIds: [2] },
      [],
    ],
    ["nothing beyond the results if it goes by the places", "A:20+- | B:10+50", {}, []],
    ["nothing if it is given by hand", "A:20+- | B:10+50", { basis: "manual" }, []],
  ])("%s", (_, picture, fields, lacking) => {
    const { judged } = contest(picture)
    const criteria = judged.criteria.map((one) => ({ ...one, countsOverall: one.id === 1 }))
    const { proposal } = contestStandings({ ...judged, criteria, awards: [{ ...AWARD, ...fields }] })
    expect((proposal[0]?.lacking ?? []).map(({ criterionId, sheets }) => [criterionId, sheets])).toEqual(lacking)
  })

  it("nothing for an entry to which the criterion does not apply", () => {
    const { judged } = contest("A:20+- | B:10+50")
    const criteria = judged.criteria.map((one) => ({ ...one, requiresSound: one.id === 2 }))
    const awards = [{ ...AWARD, basis: "criterion" as const, basisId: 2 }]
    const lackingWith = (participatesInSound: boolean) => {
      const entries = judged.entries.map((entry) => ({ ...entry, participatesInSound }))
      return contestStandings({ ...judged, entries, criteria, awards }).proposal[0]?.lacking
    }
    expect(lackingWith(true)).toEqual([{ criterionId: 2, sheets: 1 }])
    expect(lackingWith(false)).toBeUndefined()
  })
})

describe("eligibility", () => {
  const { judged } = contest("A@1:30+60 | B@2:20+60 | C:10+60")
  const entries = judged.entries.map((entry) => ({
    ...entry,
    ...NO_FLAGS,
    hasCustomPaint: entry.id !== 1,
    isClassicVehicle: entry.id === 2,
  }))
  const award = AWARD
  it.each<[string, Partial<AwardForProposal>, number[]]>([
    ["everybody", {}, [1, 2, 3]],
    ["a class", { basis: "class", basisId: 2 }, [2]],
    ["any of the classes", { eligibleClassIds: [1, 2] }, [1, 2]],
    ["every one of the flags", { eligibleFlags: ["hasCustomPaint", "isClassicVehicle"] }, [2]],
    ["class and flag", { eligibleClassIds: [1], eligibleFlags: ["hasCustomPaint"] }, []],
  ])("%s", (_, fields, ids) => {
    expect(entries.filter((entry) => isEligible({ ...award, ...fields }, entry)).map(({ id }) => id)).toEqual(ids)
    const { proposal } = contestStandings({ ...judged, entries, awards: [{ ...award, ...fields }] })
    expect(proposal[0]?.winners.map(({ entryId }) => entryId)).toEqual(ids)
  })

  it("an award on a criterion or a section is decided by its average, among the entries that are scored on it", () => {
    const { judged: other } = contest("A:10+90 | B:30+10 | C:-+50")
    const winners = (basis: "criterion" | "section", basisId: number) =>
      contestStandings({ ...other, awards: [{ ...award, basis, basisId }] }).proposal[0]?.winners.map(
        ({ entryId }) => entryId,
      )
    expect(winners("criterion", 1)).toEqual([2, 1])
    expect(winners("section", 2)).toEqual([1, 3, 2])
  })

  it("a class award has the key of the overall tie, and follows the head judge's order", () => {
    const { judged: tied } = contest("A@1:20+60 | B@1:20+60 | C:20+60")
    const awards = [{ ...award, maxWinners: 1, basis: "class" as const, basisId: 1 }]
    const open = contestStandings({ ...tied, awards })
    const key = open.ties[0]?.key
    expect(open.proposal[0]?.needsDecision).toEqual({ kind: "tie", entryIds: [1, 2], key })
    const settlements = [settled(open, "order", [3, 2, 1])]
    expect(contestStandings({ ...tied, awards, settlements }).proposal[0]).toMatchObject({
      winners: [{ entryId: 2 }],
      needsDecision: null,
    })
    const shared = [settled(open, "shared", [1, 2, 3])]
    expect(contestStandings({ ...tied, awards, settlements: shared }).proposal[0]?.needsDecision).toEqual({
      kind: "tie",
      entryIds: [1, 2],
      key: null,
    })
  })
})
