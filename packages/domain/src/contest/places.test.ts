import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { AwardForProposal } from "./awards.ts"
import { contest, placesPicture, settled, step } from "./fixtures-contest.ts"
import { type Contest, contestStandings, type Standings } from "./places.ts"
import { eventResults } from "./results.ts"
import { readTieBreak } from "./rules.ts"
import type { Settlement } from "./settlements.ts"
import { tallySheets } from "./tally.ts"

const FOUR = "A:30+60 | B:20+60 | C:20+60 | D:10+60"
const openKeys = ({ ties }: Standings<Settlement>) => ties.filter(({ state }) => state === "open").map(({ key }) => key)
const BEST: AwardForProposal = {
  id: 1,
  priority: 1,
  isExclusive: false,
  maxWinners: 1,
  basis: "overall",
  basisId: null,
  eligibleClassIds: [],
  eligibleFlags: [],
}

describe("an undecided tie is open if it matters, else shared", () => {
  it.each([
    [FOUR, 3, "1.A 2=B(open) 2=C(open) 4.D"],
    [FOUR, 2, "1.A 2=B(open) 2=C(open) 4.D"],
    [FOUR, 1, "1.A 2=B(shared) 2=C(shared) 4.D"],
    ["A@1:30+60 | B@2:20+60 | C@2:20+60", 1, "1.A 2=B(open) 2=C(open)"],
    ["A@1:30+60 | B@1:20+60 | C@1:20+60", 1, "1.A 2=B(shared) 2=C(shared)"],
    ["A@1:30+60 | B@2:20+60 | C@3:20+60", 1, "1.A 2=B(shared) 2=C(shared)"],
    ["A:- | B:20+60", 3, "1.B -.A"],
  ])("%s, %d places matter: %s", (picture, placesThatMatter, places) => {
    const { judged, names } = contest(picture, { placesThatMatter })
    expect(placesPicture(contestStandings(judged), names)).toBe(places)
  })

  it.each([
    [1, "1.A 2=B(shared) 2=C(shared) 4.D"],
    [2, "1.A 2=B(open) 2=C(open) 4.D"],
    [3, "1.A 2=B(shared) 2=C(shared) 4.D"],
  ])("with an award of %d slots, the tie at its last slot is open: %s", (maxWinners, places) => {
    const { judged, names } = contest(FOUR, { placesThatMatter: 1 })
    expect(placesPicture(contestStandings({ ...judged, awards: [{ ...BEST, maxWinners }] }), names)).toBe(places)
  })

  it("a tie on a criterion matters if an award's last slot is inside it", () => {
    const { judged } = contest("A:30+60 | B:30+50 | C:10+40")
    const paint: AwardForProposal = { ...BEST, basis: "criterion", basisId: 1 }
    expect(contestStandings(judged).ties).toEqual([])
    expect(contestStandings({ ...judged, awards: [paint] }).ties).toMatchObject([
      {
        ladder: "criterion:1",
        place: 1,
        entryIds: [1, 2],
        figure: { points: 30, maxPoints: 30 },
        state: "open",
        settlement: null,
      },
    ])
  })

  it("a tie has the points that all have, and the steps with the value that all have, null for a skipped one", () => {
    const { judged } = contest("A:30+60 | B:30+60 | C:10+40", { tieBreaks: [step("criterion:9"), step("median")] })
    expect(contestStandings(judged).ties[0]).toMatchObject({
      figure: { points: 90, maxPoints: 120 },
      steps: [
        { step: "criterion:9", value: null },
        { step: "median", value: 0.75 },
      ],
    })
  })
})

describe("a settlement", () => {
  const { judged, names } = contest(FOUR)
  const open = contestStandings(judged)
  const withSettlements = (...settlements: Settlement[]) => contestStandings({ ...judged, settlements })

  it.each([
    ["order", [3, 2], "1.A 2.C(order) 3.B(order) 4.D"],
    ["lot", [2, 3], "1.A 2.B(lot) 3.C(lot) 4.D"],
    ["shared", [2, 3], "1.A 2=B(shared) 2=C(shared) 4.D"],
  ] as const)("%s of %j: %s", (kind, ids, places) => {
    const standings = withSettlements(settled(open, kind, [...ids]))
    expect(placesPicture(standings, names)).toBe(places)
    expect(standings.ties).toMatchObject([{ state: "settled", place: 2, entryIds: [2, 3], settlement: { kind } }])
  })

  it("does not count if it is withdrawn", () => {
    const standings = withSettlements({ ...settled(open, "order", [3, 2]), isWithdrawn: true })
    expect(standings).toEqual(open)
  })

  it("counts while the tie has its key, is stale when the numbers change, and counts again if they change back", () => {
    const settlements = [settled(open, "order", [3, 2])]
    const moved = judged.sheets.map((sheet) =>
      [2, 3].includes(sheet.entryId)
        ? { ...sheet, scores: sheet.scores.map((line) => ({ ...line, points: line.points + 1 })) }
        : sheet,
    )
    const after = contestStandings({ ...judged, settlements, sheets: moved })
    expect(placesPicture(after, names)).toBe("1.A 2=B(open) 2=C(open) 4.D")
    expect(after.ties.map(({ state, place }) => [state, place])).toEqual([
      ["open", 2],
      ["stale", null],
    ])
    expect(placesPicture(contestStandings({ ...judged, settlements }), names)).toBe("1.A 2.C(order) 3.B(order) 4.D")
  })

  it("still counts if its tie no longer matters", () => {
    const settlements = [settled(open, "order", [3, 2])]
    const rules = { ...judged.rules, placesThatMatter: 1 }
    expect(contestStandings({ ...judged, settlements, rules }).ties).toMatchObject([{ state: "settled" }])
  })

  it("does not count if its entries are not those of the tie", () => {
    const wrong = withSettlements({ ...settled(open, "order", [3, 2]), entryIds: [3] })
    expect(wrong.ties.map(({ state }) => state)).toEqual(["open", "stale"])
  })

  it("is stale after a new step on the ladder, unless the step is skipped", () => {
    const settlements = [settled(open, "order", [3, 2])]
    const states = (text: string) =>
      contestStandings({ ...judged, settlements, rules: { ...judged.rules, tieBreaks: [step(text)] } }).ties.map(
        ({ state }) => state,
      )
    expect(states("criterion:1")).toEqual(["open", "stale"])
    expect(states("criterion:9")).toEqual(["settled"])
  })
})

it.each([
  [
    "A@1:30+60 | B@2:20+60 | C@1:10+60 | D:5+60",
    [
      ["A", 1],
      ["B", 1],
      ["C", 2],
      ["D", null],
    ],
  ],
  [
    "A@1:30+60 | B@1:20+60 | C@1:20+60 | D@1:10+60",
    [
      ["A", 1],
      ["B", 2],
      ["C", 2],
      ["D", 4],
    ],
  ],
  [
    "A@1:30+60 | B@2:20+60 | C@1:20+60 | D@1:10+60",
    [
      ["A", 1],
      ["B", 1],
      ["C", 2],
      ["D", 3],
    ],
  ],
  [
    "A@1:- | B@1:20+60",
    [
      ["B", 1],
      ["A", null],
    ],
  ],
])("class places of %s", (picture, places) => {
  const { judged, names } = contest(picture)
  const { rows } = contestStandings(judged)
  expect(rows.map(({ entryId, classPlace }) => [names.get(entryId), classPlace])).toEqual(places)
})

const pictures = fc
  .array(
    fc.record({
      classId: fc.nat(2),
      sheets: fc.array(fc.option(fc.tuple(fc.nat(3), fc.nat(3))), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((rows) =>
    rows
      .map(({ classId, sheets }, index) => {
        const head = `${String.fromCharCode(65 + index)}${classId === 0 ? "" : `@${classId}`}`
        return `${head}:${sheets.map((sheet) => sheet?.join("+") ?? "-").join(",")}`
      })
      .join(" | "),
  )
const ladders = fc
  .shuffledSubarray(["criterion:1", "section:2", "median", "headToHead", "firstPlaces"])
  .map((texts) => texts.flatMap((text) => readTieBreak(text) ?? []))

it("class places never contradict the overall order, for any steps", () => {
  fc.assert(
    fc.property(pictures, ladders, (picture, tieBreaks) => {
      const { judged } = contest(picture, { tieBreaks })
      const { rows } = contestStandings(judged)
      const classOf = new Map(judged.entries.map(({ id, classId }) => [id, classId]))
      for (const a of rows)
        for (const b of rows)
          if (a.classPlace && b.classPlace && classOf.get(a.entryId) === classOf.get(b.entryId))
            expect(Math.sign(a.classPlace - b.classPlace)).toBe(Math.sign((a.place ?? 0) - (b.place ?? 0)))
    }),
  )
})

/** The ranks by the default rules, computed from tallies. */
const ranksOf = ({ entries, criteria, sheets }: Contest<Settlement>) =>
  eventResults(
    entries,
    criteria,
    entries.map(({ id }) =>
      tallySheets(
        id,
        sheets
          .filter(({ entryId }) => entryId === id)
          .map(({ isSubmitted, scores }) => ({ isSubmitted, comments: "", scores: [...scores] })),
      ),
    ),
  ).map(({ entryId, rank }) => [entryId, rank])

it("without steps and settlements, places are ranks, and rows have the order of the results", () => {
  fc.assert(
    fc.property(pictures, (picture) => {
      const { judged } = contest(picture)
      expect(contestStandings(judged).rows.map(({ entryId, place }) => [entryId, place])).toEqual(ranksOf(judged))
    }),
  )
})

it("a stale settlement never counts", () => {
  fc.assert(
    fc.property(pictures, pictures, ladders, (picture, other, tieBreaks) => {
      const before = contestStandings(contest(picture, { tieBreaks }).judged)
      const settlements = openKeys(before).map((key, index) => {
        const tie = before.ties.find((one) => one.key === key)
        return { ...settled(before, "order", (tie?.entryIds ?? []).toReversed()), id: index, key }
      })
      const { judged } = contest(other, { tieBreaks })
      const after = contestStandings({ ...judged, settlements })
      const counting = after.ties.filter(({ state }) => state === "settled").map(({ key }) => key)
      const stale = settlements.filter(({ key }) => !counting.includes(key))
      expect(after.ties.filter(({ state }) => state === "stale").map(({ key }) => key)).toEqual(
        stale.map(({ key }) => key),
      )
      // The places are the same without the stale settlements.
      const fresh = settlements.filter(({ key }) => counting.includes(key))
      expect(after.rows).toEqual(contestStandings({ ...judged, settlements: fresh }).rows)
    }),
  )
})

const awardPlans = fc
  .array(
    fc.record({
      priority: fc.integer({ min: 1, max: 3 }),
      isExclusive: fc.boolean(),
      maxWinners: fc.integer({ min: 1, max: 3 }),
      goesBy: fc.constantFrom<Partial<AwardForProposal>>(
        { basis: "overall" },
        { basis: "class", basisId: 1 },
        { basis: "criterion", basisId: 1 },
        { basis: "section", basisId: 2 },
      ),
    }),
    { maxLength: 5 },
  )
  .map((plans) => plans.map(({ goesBy, ...plan }, index) => ({ ...BEST, ...plan, ...goesBy, id: index + 1 })))
const shuffled = <Item>(items: readonly Item[]) => fc.shuffledSubarray([...items], { minLength: items.length })

it("the result does not depend on the order of entries, sheets and awards, or on judge ids", () => {
  const reordered = fc.tuple(pictures, ladders, awardPlans).chain(([picture, tieBreaks, awards]) => {
    const judged = { ...contest(picture, { tieBreaks }).judged, awards }
    const judges = [...new Set(judged.sheets.map(({ judgeId }) => judgeId))]
    return fc.record({
      judged: fc.constant(judged),
      entries: shuffled(judged.entries),
      sheets: shuffled(judged.sheets),
      awards: shuffled(awards),
      judgeIds: shuffled(judges).map((ids) => new Map(judges.map((id, index) => [id, ids[index] ?? id]))),
    })
  })
  /** Ties are sorted by key, because the order of the ladders does not matter. */
  const picture = ({ rows, ties, proposal }: Standings<Settlement>) => ({
    rows,
    proposal,
    ties: ties.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  })
  fc.assert(
    fc.property(reordered, ({ judged, entries, sheets, awards, judgeIds }) => {
      const renamed = sheets.map((sheet) => ({ ...sheet, judgeId: judgeIds.get(sheet.judgeId) ?? sheet.judgeId }))
      const other = contestStandings({ ...judged, entries, sheets: renamed, awards })
      expect(picture(other)).toEqual(picture(contestStandings(judged)))
    }),
  )
})

it("a proposal stays within the slots and respects exclusive awards", () => {
  fc.assert(
    fc.property(pictures, ladders, awardPlans, (picture, tieBreaks, awards) => {
      const { proposal } = contestStandings({ ...contest(picture, { tieBreaks }).judged, awards })
      const given = new Map(proposal.map(({ awardId, winners }) => [awardId, winners.map(({ entryId }) => entryId)]))
      for (const award of awards) {
        const winners = given.get(award.id) ?? []
        expect(winners.length).toBeLessThanOrEqual(award.maxWinners)
        expect(new Set(winners).size).toBe(winners.length)
        const held = awards
          .filter(({ isExclusive, priority }) => isExclusive && priority > award.priority)
          .flatMap(({ id }) => given.get(id) ?? [])
        expect(winners.filter((id) => held.includes(id))).toEqual([])
      }
    }),
  )
})
