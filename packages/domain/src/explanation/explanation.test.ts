import { describe, expect, it } from "vitest"
import type { AwardForProposal } from "../contest/awards.ts"
import { contest, settled, step } from "../contest/fixtures-contest.ts"
import { panelLines } from "../contest/panel.ts"
import { type Contest, contestStandings } from "../contest/places.ts"
import { resultsSetup } from "../contest/results.ts"
import type { Rules } from "../contest/rules.ts"
import type { Settlement } from "../contest/settlements.ts"
import { explainEntry } from "./explanation.ts"

function explained(judged: Contest<Settlement>, entryId: number) {
  const setup = resultsSetup(judged.entries, judged.criteria)
  return explainEntry({
    entryId,
    setup,
    lines: panelLines(setup, judged.sheets, judged.rules.panelMethod),
    sheets: judged.sheets
      .filter((sheet) => sheet.entryId === entryId)
      .toReversed()
      .map((sheet) => ({ ...sheet, judgeName: `Judge ${sheet.judgeId}`, story: ["submitted"] })),
    method: judged.rules.panelMethod,
    standings: contestStandings(judged),
    settlements: judged.settlements,
    winners: judged.winners,
  })
}

/** The sentence for the entry of that name. */
function sentence(picture: string, name: string, rules: Partial<Rules> = {}, kind?: "order" | "lot" | "shared") {
  const { judged, ids } = contest(picture, rules)
  const open = contestStandings(judged)
  const tie = open.ties[0]?.entryIds ?? []
  const settlements = kind ? [settled(open, kind, kind === "lot" ? tie : tie.toReversed())] : []
  return explained({ ...judged, settlements }, ids.get(name) ?? 0)?.sentence
}

describe("the sentence", () => {
  const sheets = (...runs: [times: number, sheet: string][]) =>
    runs.flatMap(([times, sheet]) => Array.from({ length: times }, () => sheet)).join(",")
  const TWO = `C01:${sheets([7, "19+61"], [3, "19+60"])} | C02:${sheets([7, "17+62"], [3, "18+62"])}`
  const TIED = "C01:28+62 | C02:27+63 | C03:10+50"
  it.each<[string, string, string, Partial<Rules>, ("order" | "lot" | "shared")?]>([
    ["2nd, 0.4 points behind C01; it lost most on Paint (17.3 against 19.0).", TWO, "C02", {}],
    ["1st, 0.4 points ahead of C02; it gained most on Paint (19.0 against 17.3).", TWO, "C01", {}],
    [
      "1st, 15.0 points ahead of C02; it gained most on Paint (10.0 against no score).",
      "C01:10+20 | C02:-+15",
      "C01",
      {},
    ],
    ["2nd, 15.0 points behind C01; it lost most on Paint (no score against 10.0).", "C01:10+20 | C02:-+15", "C02", {}],
    ["1st, the only entry with a score.", "C01:10+20 | C02:-", "C01", {}],
    ["Not placed: no submitted score counts yet.", "C01:10+20 | C02:-", "C02", {}],
    [
      "1st, level with C02 on points; Paint decided (28.0 against 27.0).",
      TIED,
      "C01",
      { tieBreaks: [step("criterion:1")] },
    ],
    [
      "2nd, level with C01 on points; Paint decided (27.0 against 28.0).",
      TIED,
      "C02",
      { tieBreaks: [step("criterion:1")] },
    ],
    [
      "1st, level with C01 on points; Interior decided (63.0 against 62.0).",
      TIED,
      "C02",
      { tieBreaks: [step("section:2")] },
    ],
    [
      "2nd, level with C01 on points; the median of the judges’ sheets decided (80.0 % against 90.0 %).",
      "C01:-+54,-+81,-+81 | C02:-+72,-+72,-+72",
      "C02",
      { tieBreaks: [step("median")] },
    ],
    [
      "2nd, level with C01 on points; head to head decided (1 against 2).",
      "C01:10+50,10+50,10+20 | C02:9+50,9+50,12+20",
      "C02",
      { tieBreaks: [step("headToHead")] },
    ],
    [
      "2nd, level with C01 on points; first places decided (1 against 2).",
      "C01:10+50,10+50,10+20 | C02:9+50,9+50,12+20",
      "C02",
      { tieBreaks: [step("firstPlaces")] },
    ],
    [
      "1st, level with C01 on points; Body decided (63.0 against 62.0).",
      TIED,
      "C02",
      { tieBreaks: [step("criterion:2")] },
    ],
    [
      "2nd, level with C01 on points; Paint decided (27.0 against 28.0).",
      TIED,
      "C02",
      { tieBreaks: [step("median"), step("criterion:1")] },
    ],
    [
      "Level with C02 for 1st and not decided yet, 30.0 points ahead of C03; it gained most on Paint (28.0 against 10.0).",
      TIED,
      "C01",
      {},
    ],
    [
      "Shares 1st with C02, 30.0 points ahead of C03; it gained most on Paint (28.0 against 10.0).",
      TIED,
      "C01",
      { placesThatMatter: 0 },
    ],
    [
      "Shares 1st with C01, 30.0 points ahead of C03; it gained most on Paint (27.0 against 10.0).",
      TIED,
      "C02",
      {},
      "shared",
    ],
    ["1st, level with C01 on points; the head judge’s order decided.", TIED, "C02", {}, "order"],
    ["2nd, level with C01 on points; a lot decided.", TIED, "C02", {}, "lot"],
    ["Level with C01 and C02 for 1st and not decided yet.", "C01:9+9 | C02:9+9 | C03:9+9", "C03", {}],
    ["Level with C01, C02 and C03 for 1st and not decided yet.", "C01:9+9 | C02:9+9 | C03:9+9 | C04:9+9", "C04", {}],
  ])("%s", (said, picture, name, rules, kind) => {
    expect(sentence(picture, name, rules, kind)).toBe(said)
  })
})

describe("the data", () => {
  const { judged } = contest("A:30+60,29+60,20+60,28+60 | B:28+60,28+-", { panelMethod: "trimmedMean" })
  it("has the judges' points by criterion, and marks those that the method left out", () => {
    expect(explained(judged, 1)?.criteria).toMatchObject([
      {
        criterionId: 1,
        average: 28.5,
        points: [
          { judgeId: 1, judgeName: "Judge 1", points: 30, isLeftOut: true },
          { judgeId: 2, points: 29, isLeftOut: false },
          { judgeId: 3, points: 20, isLeftOut: true },
          { judgeId: 4, points: 28, isLeftOut: false },
        ],
      },
      { criterionId: 2, average: 60 },
    ])
  })

  it("has only the criteria that apply to the entry", () => {
    const criteria = judged.criteria.map((one) => ({ ...one, requiresSound: one.id === 2 }))
    const entries = judged.entries.map((one) => ({ ...one, participatesInSound: one.id === 2 }))
    const of = (entryId: number) =>
      explained({ ...judged, criteria, entries }, entryId)?.criteria.map(({ criterionId }) => criterionId)
    expect([of(1), of(2)]).toEqual([[1], [1, 2]])
  })

  it("has each sheet with its percent, the criteria it lacks, and its story", () => {
    expect(explained(judged, 2)?.sheets).toEqual([
      {
        judgeId: 1,
        judgeName: "Judge 1",
        isSubmitted: true,
        isSetAside: false,
        percent: 8800 / 120,
        lackingCriterionIds: [],
        story: ["submitted"],
      },
      {
        judgeId: 2,
        judgeName: "Judge 2",
        isSubmitted: true,
        isSetAside: false,
        percent: 2800 / 30,
        lackingCriterionIds: [2],
        story: ["submitted"],
      },
    ])
  })

  it("has no percent and no lacking criteria for a draft", () => {
    const sheets = judged.sheets.map((sheet) => ({ ...sheet, isSubmitted: false }))
    expect(explained({ ...judged, sheets }, 2)).toMatchObject({
      place: null,
      percent: null,
      above: null,
      below: null,
      sheets: [
        { percent: null, lackingCriterionIds: [] },
        { percent: null, lackingCriterionIds: [] },
      ],
    })
  })

  it("a sheet that is set aside is named, and nothing in it counts", () => {
    const sheets = judged.sheets.map((sheet) => ({ ...sheet, isSetAside: sheet.judgeId === 2 }))
    const told = explained({ ...judged, sheets }, 2)
    expect(told?.sheets).toMatchObject([
      { judgeId: 1, isSetAside: false, percent: 8800 / 120 },
      { judgeId: 2, isSubmitted: true, isSetAside: true, percent: null, lackingCriterionIds: [] },
    ])
    expect(told?.criteria.flatMap(({ points }) => points.map(({ judgeId }) => judgeId))).not.toContain(2)
  })

  it("has the neighbours with the first number in which they differ", () => {
    const of = (entryId: number) => explained(judged, entryId)
    expect(of(2)).toMatchObject({
      place: 2,
      percent: 8800 / 120,
      above: {
        entryId: 1,
        votingId: "A",
        place: 1,
        percent: 8850 / 120,
        difference: { by: "points", value: 88, against: 88.5 },
      },
      below: null,
    })
    expect(of(1)?.below).toMatchObject({ entryId: 2, difference: { by: "points", value: 88.5, against: 88 } })
  })

  it("has the difference to the entry above, or to the one below the first, on each criterion that one of both has a score for", () => {
    const { judged: uneven } = contest("A:10+20 | B:-+15 | C:30+-")
    const of = (entryId: number) => explained(uneven, entryId)?.rival
    const paint = { criterionId: 1, name: "Paint" }
    const body = { criterionId: 2, name: "Body" }
    expect(of(2)).toEqual({
      entryId: 1,
      by: "points",
      votingId: "A",
      criteria: [
        { ...paint, average: 10, difference: -10 },
        { ...body, average: 20, difference: -5 },
      ],
    })
    expect([explained(uneven, 1)?.place, explained(uneven, 3)?.place]).toEqual([1, 1])
    expect(of(1)).toMatchObject({ entryId: 2, criteria: [{ average: null, difference: 10 }, { difference: 5 }] })
    expect(explained(contest("A:10+20 | B:-").judged, 1)?.rival).toBeNull()
    expect(explained(contest("A:10+- | B:5+-").judged, 1)?.rival?.criteria).toMatchObject([paint])
  })

  it("what does not count in the percent makes no difference to the other entry", () => {
    const { judged: counted } = contest("A:10.2+20 | B:10.1+15")
    const criteria = counted.criteria.map((one) => ({ ...one, countsOverall: one.id === 1 }))
    expect(explained({ ...counted, criteria }, 1)?.rival?.criteria).toMatchObject([{ criterionId: 1, difference: 0.1 }])
  })

  it("is null for an unknown entry", () => {
    expect(explained(judged, 99)).toBeNull()
  })

  it("has ties with their settlements, also a withdrawn lot", () => {
    const { judged: tied } = contest("A:20+60 | B:20+60 | C:10+60")
    const open = contestStandings(tied)
    const withdrawn = { ...settled(open, "lot", [1, 2]), isWithdrawn: true }
    const order = { ...settled(open, "order", [2, 1]), id: 2 }
    const told = explained({ ...tied, settlements: [withdrawn, order] }, 1)
    expect(told?.ties).toMatchObject([{ state: "settled", settlement: { id: 2 } }])
    expect(told?.withdrawnSettlements).toEqual([withdrawn])
    expect(explained({ ...tied, settlements: [withdrawn, order] }, 3)).toMatchObject({
      ties: [],
      withdrawnSettlements: [],
    })
  })

  it("has awards that are assigned, flagged, proposed, skipped (and because of which award) or undecided", () => {
    const award = (id: number, fields: Partial<AwardForProposal>): AwardForProposal => ({
      id,
      priority: 10 - id,
      isExclusive: false,
      maxWinners: 1,
      basis: "overall",
      basisId: null,
      eligibleClassIds: [],
      eligibleFlags: [],
      ...fields,
    })
    const { judged: contested } = contest("A:30+60 | B:20+60 | C:20+60")
    const awards = [
      award(1, { isExclusive: true }),
      award(2, { maxWinners: 1 }),
      award(3, { basis: "manual" }),
      award(4, { basis: "criterion", basisId: 1, ignoresExclusivity: true }),
    ]
    const winners = [
      { awardId: 3, entryId: 2 },
      { awardId: 4, entryId: 3 },
    ]
    const of = (entryId: number, assigned = winners) =>
      explained({ ...contested, awards, winners: assigned }, entryId)?.awards.map(
        ({ awardId, outcome, isFlagged, heldAwardId }) =>
          `${awardId} ${outcome}${isFlagged ? "!" : ""}${heldAwardId ? ` for ${heldAwardId}` : ""}`,
      )
    expect(of(1)).toEqual(["1 proposed", "2 skipped for 1"])
    expect(of(2)).toEqual(["2 undecided", "3 assigned"])
    expect(of(3)).toEqual(["2 undecided", "4 assigned!"])
    const accepted = [
      { awardId: 1, entryId: 1 },
      { awardId: 2, entryId: 2 },
    ]
    expect(of(1, accepted)).toEqual(["1 assigned", "2 skipped for 1", "4 proposed"])
    expect(of(3, accepted)).toEqual([])
  })
})
