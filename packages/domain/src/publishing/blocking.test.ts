import { describe, expect, it } from "vitest"
import type { AwardForProposal } from "../contest/awards.ts"
import { contest, settled } from "../contest/fixtures-contest.ts"
import { type PanelSheet, panelLines } from "../contest/panel.ts"
import { type Contest, standings } from "../contest/places.ts"
import { resultsSetup } from "../contest/results.ts"
import type { Settlement } from "../contest/settlements.ts"
import { blockingConcerns, type PublishingFacts } from "./blocking.ts"
import { type Concern, concernKey } from "./concerns.ts"

type Wanted = Partial<Contest<Settlement>> &
  Partial<Pick<PublishingFacts<Settlement>, "judges" | "confirmed" | "waivers">>

const judge = (id: number, fields: object = {}) => ({
  id,
  isActive: true,
  waitingSheets: 0,
  savedVersion: 0,
  ...fields,
})
const ADA = [judge(1)]

function facts(picture: string, wanted: Wanted = {}): PublishingFacts<Settlement> {
  const { judges = ADA, confirmed = [], waivers = [], ...changed } = wanted
  const judged = { ...contest(picture).judged, ...changed }
  const setup = resultsSetup(judged.entries, judged.criteria)
  const lines = panelLines(setup, judged.sheets, judged.rules.panelMethod)
  const found = standings(setup, lines, judged)
  return { judges, conflicts: [], contest: judged, setup, lines, standings: found, confirmed, waivers, finalists: 3 }
}

/** The concerns without `key` and `isWaived`. */
const linesOf = (picture: string, wanted: Wanted = {}) =>
  blockingConcerns(facts(picture, wanted)).map(({ key: _key, isWaived: _isWaived, ...concern }) => concern)

const BEST: AwardForProposal = {
  id: 5,
  priority: 5,
  maxWinners: 1,
  isExclusive: false,
  basis: "overall",
  basisId: null,
  eligibleClassIds: [],
  eligibleFlags: [],
}
const HIGHEST: AwardForProposal = { ...BEST, id: 9, priority: 9, isExclusive: true }

const confirmed = (entryId: number, winnerType: "overall" | "category" | "runner_up", position = 1) => ({
  id: 3,
  entryId,
  winnerType,
  criterionId: winnerType === "category" ? 1 : null,
  position,
})

/** A settled tie of A and B whose numbers have changed since. */
const stale: Settlement = {
  id: 4,
  key: "old",
  ladder: "overall",
  kind: "order",
  entryIds: [1, 2],
  seed: null,
  isWithdrawn: false,
}

const CLEAR = "A:20+50 | B:10+50"
const TIED = "A:20+50 | B:20+50"

describe("publishing is not prevented", () => {
  it.each<[string, string, Wanted]>([
    ["if every active judge has submitted each sheet", CLEAR, {}],
    ["by a judge who is not active", CLEAR, { judges: [...ADA, judge(2, { isActive: false })] }],
    ["if the scores decide and confirmed winners lead", CLEAR, { confirmed: [confirmed(1, "overall")] }],
    [
      "by what sheets lack of a criterion that is left out of the percent",
      "A:20+- | B:10+50",
      { criteria: contest(CLEAR).judged.criteria.map((one) => ({ ...one, countsOverall: one.id === 1 })) },
    ],
    ["by a confirmed second place", CLEAR, { confirmed: [confirmed(2, "runner_up", 2)] }],
    ["by a tie that does not matter", `A:30+90 | B:30+80 | C:30+70 | D:10+10 | E:10+10`, {}],
    ["by a manual award", CLEAR, { awards: [{ ...BEST, basis: "manual" }] }],
    ["if the proposal is accepted", CLEAR, { awards: [BEST], winners: [{ awardId: 5, entryId: 1 }] }],
  ])("%s", (_, picture, wanted) => {
    expect(linesOf(picture, wanted)).toEqual([])
  })
})

describe("publishing is prevented by", () => {
  it.each<[string, string, Wanted, Concern[]]>([
    [
      "one line for each judge who has sheets to submit",
      "A:20+50 | B:- | C:-",
      { judges: [judge(1), judge(2)] },
      [
        { kind: "sheetMissing", judgeId: 1, entryIds: [2, 3] },
        { kind: "sheetMissing", judgeId: 2, entryIds: [1, 2, 3] },
      ],
    ],
    [
      "a criterion that a submitted sheet lacks",
      "A:20+- | B:10+50",
      {},
      [{ kind: "criterionMissing", judgeId: 1, entryId: 1, criterionIds: [2] }],
    ],
    [
      "a phone that still holds sheets, also of a judge who is not active",
      CLEAR,
      { judges: [...ADA, judge(2, { isActive: false, waitingSheets: 2 })] },
      [{ kind: "sheetWaiting", judgeId: 2, waitingSheets: 2 }],
    ],
    [
      "a settlement whose tie no longer exists",
      CLEAR,
      { settlements: [stale] },
      [{ kind: "settlementStale", settlementId: 4, ladder: "overall", entryIds: [1, 2] }],
    ],
    [
      "a proposed winner that nobody has accepted",
      CLEAR,
      { awards: [BEST] },
      [{ kind: "awardUndecided", awardId: 5, entryIds: [1], waitsFor: null, tieKey: null }],
    ],
    [
      "an award that would now go to somebody else",
      CLEAR,
      { awards: [BEST], winners: [{ awardId: 5, entryId: 2 }] },
      [{ kind: "awardFlagged", awardId: 5, entryIds: [2] }],
    ],
    [
      "a confirmed winner who no longer leads",
      CLEAR,
      { confirmed: [confirmed(2, "overall")] },
      [
        {
          kind: "winnerOutdated",
          confirmedWinnerId: 3,
          entryId: 2,
          winnerType: "overall",
          criterionId: null,
          position: 1,
        },
      ],
    ],
    [
      "a confirmed winner of a criterion that another entry has overtaken",
      CLEAR,
      { confirmed: [confirmed(2, "category")] },
      [
        {
          kind: "winnerOutdated",
          confirmedWinnerId: 3,
          entryId: 2,
          winnerType: "category",
          criterionId: 1,
          position: 1,
        },
      ],
    ],
  ])("%s", (_, picture, wanted, expected) => {
    expect(linesOf(picture, wanted)).toEqual(expected)
  })

  it("an open tie, named by its own key, until it is settled", () => {
    const [tie, ...others] = blockingConcerns(facts(TIED))
    expect(tie).toMatchObject({ kind: "tieOpen", ladder: "overall", place: 1, entryIds: [1, 2], isWaived: false })
    expect(tie).toHaveProperty("tieKey", tie?.key)
    expect(others).toEqual([])
    const settlement = settled(facts(TIED).standings, "order", [2, 1])
    expect(linesOf(TIED, { settlements: [settlement] })).toEqual([])
  })

  it("a stale settlement, until the same entries are settled again", () => {
    const settlement = settled(facts(TIED).standings, "order", [2, 1])
    expect(linesOf(TIED, { settlements: [stale] }).map(({ kind }) => kind)).toEqual(["tieOpen", "settlementStale"])
    expect(linesOf(TIED, { settlements: [stale, settlement] })).toEqual([])
  })

  it("an overall winner that a settlement has put second", () => {
    const settlement = settled(facts(TIED).standings, "order", [2, 1])
    const wanted = { settlements: [settlement], confirmed: [confirmed(1, "overall")] }
    expect(linesOf(TIED, wanted).map(({ kind }) => kind)).toEqual(["winnerOutdated"])
  })

  it("nobody who was confirmed overall is in the way where each class is a contest of its own", () => {
    const wanted = facts(CLEAR, { confirmed: [confirmed(2, "overall"), confirmed(2, "category")] })
    const rules = { ...wanted.contest.rules, ranks: "classes" as const }
    const lines = blockingConcerns({ ...wanted, contest: { ...wanted.contest, rules } })
    expect(lines.map((line) => "winnerType" in line && line.winnerType)).toEqual(["category"])
  })

  it("an award with more candidates than slots, and the award that waits for it", () => {
    const kinds = linesOf(TIED, { awards: [HIGHEST, BEST] })
    expect(kinds).toMatchObject([
      { kind: "tieOpen" },
      { kind: "awardUndecided", awardId: 9, entryIds: [1, 2], waitsFor: null, tieKey: expect.any(String) },
      { kind: "awardUndecided", awardId: 5, entryIds: [], waitsFor: 9, tieKey: null },
    ])
  })
})

describe("a waiver covers exactly what it names", () => {
  const waived = (picture: string, before: Wanted, after: Wanted = before, later = picture) => {
    const waivers = blockingConcerns(facts(picture, before)).map(({ kind, key }) => ({ kind, key }))
    return blockingConcerns(facts(later, { ...after, waivers })).map(({ isWaived }) => isWaived)
  }
  const missing = "A:20+50 | B:-"

  it.each<[string, boolean[], boolean[]]>([
    ["the same again", waived(missing, {}), [true]],
    ["a further missing sheet", waived(missing, {}, {}, "A:- | B:-"), [false]],
    ["one missing sheet fewer", waived("A:- | B:- | C:1+1", {}, {}, "A:1+2 | B:- | C:1+1"), [false]],
    ["another judge's missing sheets", waived(missing, {}, { judges: [judge(1), judge(2)] }), [true, false]],
    [
      "another number of waiting sheets of the same judge",
      waived(CLEAR, { judges: [judge(1, { waitingSheets: 1 })] }, { judges: [judge(1, { waitingSheets: 2 })] }),
      [true],
    ],
    [
      "waiting sheets after a sheet of this judge has arrived",
      waived(
        CLEAR,
        { judges: [judge(1, { waitingSheets: 2 })] },
        { judges: [judge(1, { waitingSheets: 2, savedVersion: 7 })] },
      ),
      [false],
    ],
    [
      "waiting sheets of another judge",
      waived(
        CLEAR,
        { judges: [...ADA, judge(2, { isActive: false, waitingSheets: 1 })] },
        { judges: [judge(1, { waitingSheets: 1 })] },
      ),
      [false],
    ],
    ["a tie of other figures", waived(TIED, {}, {}, "A:21+50 | B:21+50"), [false]],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(expected)
  })

  it("another kind with the same key is not waived", () => {
    const [line] = blockingConcerns(facts(missing))
    const waivers = [{ kind: "sheetWaiting", key: line?.key ?? "" }]
    expect(blockingConcerns(facts(missing, { waivers })).map(({ isWaived }) => isWaived)).toEqual([false])
  })

  it("the order of a list does not make another key", () => {
    const key = (entryIds: number[]) => concernKey({ kind: "sheetMissing", judgeId: 1, entryIds }, (text) => text)
    expect(key([3, 10, 2])).toBe(key([10, 2, 3]))
    expect(key([3, 10, 2])).not.toBe(key([10, 2]))
  })
})

it("a draft is a missing sheet", () => {
  const { judged } = contest(CLEAR)
  const sheets: PanelSheet[] = judged.sheets.map((sheet) => ({ ...sheet, isSubmitted: sheet.entryId !== 2 }))
  expect(linesOf(CLEAR, { sheets })).toEqual([{ kind: "sheetMissing", judgeId: 1, entryIds: [2] }])
})
