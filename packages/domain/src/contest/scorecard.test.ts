import { describe, expect, it } from "vitest"
import { explainEntry } from "../explanation/explanation.ts"
import { makeCriterion, makeEntry } from "./fixtures.ts"
import { type PanelSheet, panelLines } from "./panel.ts"
import { type Contest, contestStandings } from "./places.ts"
import { previewRules } from "./preview.ts"
import { entryResult, rankedLines, resultsSetup } from "./results.ts"
import { DEFAULT_RULES } from "./rules.ts"
import { hasEmptyScorecard, onScorecard } from "./scorecard.ts"
import type { Settlement, SettlementKind } from "./settlements.ts"
import { normalizeSheet, refuseSheet } from "./sheet.ts"

const [A, B] = [11, 12]

it.each([
  [[], A, true],
  [undefined, A, true],
  [[A], A, true],
  [[A], B, false],
  [[A, B], B, true],
  [[0], null, true],
  [[0], undefined, true],
  [[0], A, false],
  [[A], null, false],
])("a criterion of the classes %j is on the scorecard of an entry in class %s: %s", (classIds, classId, isOn) => {
  expect(onScorecard({ classIds }, { classId })).toBe(isOn)
})

it.each([
  ["an event without criteria", [], A, false],
  ["criteria of every class", [[]], A, false],
  ["a criterion of its class", [[A], [B]], A, false],
  ["criteria of other classes alone", [[A], [B]], null, true],
])("%s: nobody is asked for its sheet: %s", (_, classes, classId, isEmpty) => {
  expect(
    hasEmptyScorecard(
      classes.map((classIds) => ({ classIds })),
      { classId },
    ),
  ).toBe(isEmpty)
})

/** Class A has Paint 10 and Bed 10, class B has Paint 10 and Engine 20. */
const PAINT = makeCriterion({ id: 1, name: "Paint", maxPoints: 10, order: 1 })
const BED = makeCriterion({ id: 2, name: "Bed", maxPoints: 10, order: 6, classIds: [A] })
const ENGINE = makeCriterion({ id: 3, name: "Engine", maxPoints: 20, order: 11, classIds: [B] })

/** One sheet of judge 1: points by criterion. */
const sheet = (entryId: number, points: Record<number, number>): PanelSheet => ({
  judgeId: 1,
  entryId,
  isSubmitted: true,
  scores: Object.entries(points).map(([id, given]) => ({ criterionId: Number(id), points: given, isScore: true })),
})

const CONTEST: Contest<Settlement> = {
  entries: [makeEntry({ id: 1, votingId: "A1", classId: A }), makeEntry({ id: 2, votingId: "B1", classId: B })],
  criteria: [PAINT, BED, ENGINE],
  sheets: [sheet(1, { 1: 9, 2: 6 }), sheet(2, { 1: 9, 3: 15 })],
  rules: DEFAULT_RULES,
  settlements: [],
  awards: [],
  winners: [],
  hash: (text) => text,
}

function resultsOf(contest: Contest<Settlement>) {
  const setup = resultsSetup(contest.entries, contest.criteria, contest.rules.notApplicable)
  return rankedLines(panelLines(setup, contest.sheets, "mean")).map(({ line, rank }) => entryResult(line, rank))
}

const award = (id: number, criterionId: number): Contest<Settlement>["awards"][number] => ({
  id,
  priority: 1,
  isExclusive: false,
  maxWinners: 1,
  basis: "criterion",
  basisId: criterionId,
  eligibleClassIds: [],
  eligibleFlags: [],
})

describe("an entry is measured by its own scorecard", () => {
  it("A1 has 15 of 20 points, 75 %, B1 24 of 30, 80 %", () => {
    expect(resultsOf(CONTEST)).toMatchObject([
      { votingId: "B1", rank: 1, maxPoints: 30, overallPercent: 80, criteria: [{ name: "Paint" }, { name: "Engine" }] },
      { votingId: "A1", rank: 2, maxPoints: 20, overallPercent: 75, criteria: [{ name: "Paint" }, { name: "Bed" }] },
    ])
  })

  it("Best Paint is a tie, Best Engine is B1", () => {
    const { proposal } = contestStandings({ ...CONTEST, awards: [award(1, 1), award(2, 3)] })
    expect(proposal).toMatchObject([
      { needsDecision: { kind: "tie", entryIds: [1, 2] } },
      { winners: [{ entryId: 2 }], needsDecision: null },
    ])
  })

  it("equal percents of different maxima are a tie, whose key has the share in lowest terms", () => {
    const sheets = [sheet(1, { 1: 9, 2: 6 }), sheet(2, { 1: 9, 3: 13.5 })]
    const { ties } = contestStandings({ ...CONTEST, sheets })
    expect(ties).toMatchObject([{ place: 1, entryIds: [1, 2], figure: null, state: "open" }])
    expect(JSON.parse(ties[0]?.key ?? "")).toMatchObject({ ladder: "overall", figure: [3, 4] })
  })

  it("the key of a tie between entries of one maximum is that of before", () => {
    const entries = [1, 2].map((id) => makeEntry({ id, classId: A }))
    const { ties } = contestStandings({ ...CONTEST, entries, sheets: [1, 2].map((id) => sheet(id, { 1: 9, 2: 6 })) })
    expect(JSON.parse(ties[0]?.key ?? "")).toMatchObject({ figure: [150, 20] })
  })

  it.each(["criterion:1", "section:1", "section:2"] as const)("%s breaks a tie only among equal scorecards", (step) => {
    const rules = { ...DEFAULT_RULES, tieBreaks: [step] }
    const sheets = [sheet(1, { 1: 9, 2: 6 }), sheet(2, { 1: 8, 3: 14.5 })]
    const [first] = contestStandings({ ...CONTEST, sheets, rules }).rows
    expect(first?.placedBy).toEqual(
      step === "section:2" ? { kind: "open" } : { kind: "step", step, value: 9, against: 8 },
    )
  })

  it("the sentence, the neighbours and the rival speak in percent", () => {
    const setup = resultsSetup(CONTEST.entries, CONTEST.criteria)
    const lines = panelLines(setup, CONTEST.sheets, "mean")
    const told = explainEntry({
      entryId: 1,
      setup,
      lines,
      sheets: [],
      method: "mean",
      standings: contestStandings(CONTEST),
      settlements: [],
      winners: [],
    })
    expect(told).toMatchObject({
      sentence: "2nd, 5.0 % behind B1.",
      percent: 75,
      above: { percent: 80, difference: { by: "percent", value: 75, against: 80 } },
      rival: { by: "percent", criteria: [{ name: "Paint", difference: 15 }, { difference: 30 }, { difference: -50 }] },
    })
  })
})

describe("a sheet and a criterion that is not on its scorecard", () => {
  const entry = makeEntry({ id: 1, classId: A })
  const criteria = [PAINT, BED, ENGINE]
  const sent = (scores: { criterionId: number; points: number; isScore?: boolean }[], isSubmitted = true) => ({
    isSubmitted,
    comments: "",
    scores,
  })

  it("nothing is stored, and nothing is lacking", () => {
    const stored = normalizeSheet(sent([{ criterionId: 1, points: 9 }]), { criteria, entry })
    expect(stored.scores.map(({ criterionId }) => criterionId)).toEqual([1, 2])
  })

  it("points that are sent all the same are stored as sent", () => {
    const scores = [
      { criterionId: 1, points: 9 },
      { criterionId: 3, points: 15 },
    ]
    expect(normalizeSheet(sent(scores), { criteria, entry }).scores).toContainEqual({
      criterionId: 3,
      points: 15,
      isScore: true,
    })
  })

  it("points that are stored stay when the phone did not ask for them", () => {
    const before = normalizeSheet(sent([{ criterionId: 3, points: 15 }], false), {
      criteria,
      entry: makeEntry({ id: 1, classId: B }),
    })
    const after = normalizeSheet(sent([{ criterionId: 3, points: 0, isScore: false }]), { criteria, entry }, before)
    expect(after.scores).toContainEqual({ criterionId: 3, points: 15, isScore: true })
  })

  it("what the screen did not ask for is lacking once it is on the scorecard", () => {
    const scores = [
      { criterionId: 1, points: 9 },
      { criterionId: 2, points: 0, isScore: false },
    ]
    expect(normalizeSheet(sent(scores), { criteria, entry }).scores).toEqual([
      { criterionId: 1, points: 9, isScore: true },
    ])
  })

  it.each([
    ["points above the maximum", B, [{ criterionId: 2, points: 11 }], "points"],
    ["a submit of an empty scorecard", null, [], "scores"],
  ])("%s are refused", (_, classId, scores, path) => {
    const attempt = { stored: null, submitted: sent(scores), criteria: [BED, ENGINE], judgingIsOpen: true }
    const refusal = refuseSheet({ ...attempt, entry: makeEntry({ id: 1, classId }) })
    expect(refusal).toMatchObject({ code: "INVALID_INPUT", issues: [{ path: expect.arrayContaining([path]) }] })
  })
})

describe("what does not apply is left out", () => {
  const criteria = [PAINT, makeCriterion({ id: 4, maxPoints: 15, requiresElectricVehicle: true })]
  const entries = [makeEntry({ id: 1, isElectricVehicle: true }), makeEntry({ id: 2 })]
  const sheets = [sheet(1, { 1: 8, 4: 12 }), sheet(2, { 1: 9 })]
  const contest = (notApplicable: "zero" | "leftOut") => ({
    ...CONTEST,
    entries,
    criteria,
    sheets,
    rules: { ...DEFAULT_RULES, notApplicable },
  })

  it.each([
    [
      "zero",
      [
        { entryId: 1, maxPoints: 25, overallPercent: 80 },
        { entryId: 2, maxPoints: 25, overallPercent: 36 },
      ],
    ],
    [
      "leftOut",
      [
        { entryId: 2, maxPoints: 10, overallPercent: 90 },
        { entryId: 1, maxPoints: 25, overallPercent: 80 },
      ],
    ],
  ] as const)("%s", (notApplicable, results) => {
    expect(resultsOf(contest(notApplicable))).toMatchObject(results)
  })
})

describe("each class is a contest of its own", () => {
  const entries = [
    makeEntry({ id: 1, votingId: "A1", classId: A }),
    makeEntry({ id: 2, votingId: "A2", classId: A }),
    makeEntry({ id: 3, votingId: "B1", classId: B }),
    makeEntry({ id: 4, votingId: "N1" }),
  ]
  const sheets = [1, 2, 3, 4].map((id) => sheet(id, { 1: id === 4 ? 5 : 9 }))
  const contest: Contest<Settlement> = {
    ...CONTEST,
    entries,
    criteria: [PAINT],
    sheets,
    rules: { ...DEFAULT_RULES, ranks: "classes" },
  }

  it("has its own places, ties and settlements, also the entries in no class", () => {
    const { rows, ties } = contestStandings(contest)
    expect(rows.map(({ place, classPlace, placedBy }) => [place, classPlace, placedBy?.kind])).toEqual([
      [1, 1, "open"],
      [1, 1, "open"],
      [1, 1, "score"],
      [4, 1, "score"],
    ])
    expect(ties).toMatchObject([{ ladder: `class:${A}`, place: 1, entryIds: [1, 2], state: "open" }])
  })

  it.each<[SettlementKind, number[]]>([
    ["order", [2, 1]],
    ["shared", [1, 2]],
  ])("a tie of a class is settled as %s there", (kind, entryIds) => {
    const [open] = contestStandings(contest).ties
    const settlement = { id: 1, key: open?.key ?? "", ladder: `class:${A}` as const, kind, entryIds, seed: null }
    const { rows, ties } = contestStandings({ ...contest, settlements: [{ ...settlement, isWithdrawn: false }] })
    expect(ties).toMatchObject([{ state: "settled" }])
    const places = new Map(rows.map(({ entryId, classPlace }) => [entryId, classPlace]))
    expect(places.get(1)).toBe(kind === "order" ? 2 : 1)
    const overall = { ...contest, rules: DEFAULT_RULES, settlements: [{ ...settlement, isWithdrawn: false }] }
    expect(contestStandings(overall).ties.map(({ state }) => state)).toContain("stale")
  })

  it("an award of a class reads its class's ladder", () => {
    const awards = [{ ...award(1, A), basis: "class" as const }]
    const { proposal } = contestStandings({ ...contest, awards, rules: { ...contest.rules, placesThatMatter: 1 } })
    const key = proposal[0]?.needsDecision?.key
    expect(JSON.parse(key ?? "{}")).toMatchObject({ ladder: `class:${A}` })
  })

  it("the preview of it is empty: no place moves", () => {
    expect(previewRules({ ...contest, rules: DEFAULT_RULES }, { ranks: "classes" })).toEqual({ sheets: 0, moves: [] })
  })

  it("the preview of another change has the places in the classes", () => {
    const withdrawn = { entries: [{ entryId: 1, status: "withdrawn" as const }] }
    const better = { ...contest, sheets: [sheet(1, { 1: 10 }), ...sheets.slice(1)] }
    expect(previewRules(better, withdrawn).moves).toEqual([
      { entryId: 2, from: 2, to: 1 },
      { entryId: 1, from: 1, to: null },
    ])
  })
})

describe("the preview", () => {
  it.each([
    ["a criterion that leaves a scorecard", { criteria: [{ criterionId: 2, classIds: [B] }] }, 2],
    ["a criterion for every class", { criteria: [{ criterionId: 3, classIds: [] }] }, 1],
    ["an entry in another class", { entries: [{ entryId: 1, classId: B }] }, 1],
    ["an entry that is withdrawn", { entries: [{ entryId: 2, status: "withdrawn" as const }] }, 1],
    ["an entry that is checked in", { entries: [{ entryId: 2, status: "checkedIn" as const }] }, 0],
  ])("of %s counts the submitted sheets with such a score, or that would lack one", (_, change, sheets) => {
    expect(previewRules(CONTEST, change).sheets).toBe(sheets)
  })

  it("has the places that move", () => {
    expect(previewRules(CONTEST, { entries: [{ entryId: 2, status: "withdrawn" }] }).moves).toEqual([
      { entryId: 1, from: 2, to: 1 },
      { entryId: 2, from: 1, to: null },
    ])
  })
})
