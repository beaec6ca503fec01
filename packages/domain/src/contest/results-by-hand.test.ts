import { readFileSync } from "node:fs"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { REQUIREMENTS } from "./applicability.ts"
import { makeCriterion, makeEntry } from "./fixtures.ts"
import { type CriterionForResults, type EntryForResults, eventResults } from "./results.ts"
import type { SheetState } from "./sheet-lines.ts"
import { tallySheets } from "./tally.ts"

type Contest = { entries: EntryForResults[]; criteria: CriterionForResults[]; sheets: Map<number, SheetState[]> }

/** The definition implemented a second time, with big integers and by counting, without code of the product. */
function byHand({ entries, criteria, sheets }: Contest) {
  const maxPoints = criteria.reduce((sum, criterion) => sum + BigInt(criterion.maxPoints), 0n)
  const lines = entries.map((entry) => {
    const submitted = (sheets.get(entry.id) ?? []).filter((sheet) => sheet.isSubmitted)
    const averages = criteria.map((criterion) => {
      const isMet = REQUIREMENTS.every(([requirement, flag]) => (criterion[requirement] ? entry[flag] : true))
      const points = submitted.flatMap((sheet) =>
        sheet.scores
          .filter((line) => isMet && line.isScore && line.criterionId === criterion.id)
          .map((line) => BigInt(line.points)),
      )
      const sum = points.reduce((total, value) => total + value, 0n)
      const judges = BigInt(points.length)
      return { judges: points.length, tenths: judges === 0n ? 0n : (sum * 20n + judges) / (judges * 2n) }
    })
    const tenths = averages.reduce((total, average) => total + average.tenths, 0n)
    const isScored = averages.some((average) => average.judges > 0)
    return { entry, judgeCount: submitted.length, averages, tenths, isScored }
  })
  const scored = lines.filter((line) => line.isScored)
  return lines.map(({ entry, judgeCount, averages, tenths, isScored }) => ({
    entryId: entry.id,
    judgeCount,
    averages: averages.map((average) => `${average.tenths / 10n}.${average.tenths % 10n} (${average.judges})`),
    rank: !isScored ? null : 1 + scored.filter((other) => other.tenths > tenths).length,
    percent: !isScored ? null : Number(tenths * 10n) / Number(maxPoints),
    rounded: !isScored ? null : Number((tenths * 20n + maxPoints) / (maxPoints * 2n)),
  }))
}

function byProduct({ entries, criteria, sheets }: Contest) {
  const tallies = [...sheets].map(([entryId, judged]) => tallySheets(entryId, judged))
  return eventResults(entries, criteria, tallies).map((result) => ({
    entryId: result.entryId,
    judgeCount: result.judgeCount,
    averages: result.criteria.map(({ average, judgeCount }) => `${average.toFixed(1)} (${judgeCount})`),
    rank: result.rank,
    percent: result.overallPercent,
    rounded: result.overallPercentRounded,
  }))
}

const byEntry = (a: { entryId: number }, b: { entryId: number }) => a.entryId - b.entryId

type Panel = {
  judges: string[]
  criteria: { name: string; maxPoints: number }[]
  entries: { name: string; startingNumber: number; points: number[][] }[]
}

/** The real contest as scored by its first judges: every skater is an entry, every component a criterion. */
function realContest(file: string, judges: number): Contest & { panel: Panel } {
  const panel: Panel = JSON.parse(readFileSync(new URL(`../../../testkit/data/${file}`, import.meta.url), "utf8"))
  const sheetOf = (points: number[][], judge: number): SheetState => ({
    isSubmitted: true,
    comments: "",
    scores: points.map((row, index) => ({ criterionId: index + 1, points: row[judge] ?? 0, isScore: true })),
  })
  return {
    panel,
    criteria: panel.criteria.map((criterion, index) => makeCriterion({ id: index + 1, ...criterion })),
    entries: panel.entries.map(({ startingNumber }) => makeEntry({ id: startingNumber })),
    sheets: new Map(
      panel.entries.map(({ startingNumber, points }) => [
        startingNumber,
        Array.from({ length: judges }, (_, judge) => sheetOf(points, judge)),
      ]),
    ),
  }
}

describe.each([
  ["skating-gpf-2017-ladies-free.json", 6],
  ["skating-worlds-2017-ladies-short.json", 37],
])("the real panels of %s", (file, skaters) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    "scored by %s of nine judges have exactly the results computed by hand",
    (judges) => {
      const contest = realContest(file, judges)
      expect(contest.entries).toHaveLength(skaters)
      expect(byProduct(contest).sort(byEntry)).toEqual(byHand(contest).sort(byEntry))
    },
  )
})

it("the skater whom nine judges gave 340, 327, 337, 339 and 343 quarter points has 93.65 %", () => {
  const { panel, ...contest } = realContest("skating-gpf-2017-ladies-free.json", 9)
  expect(panel.entries[0]?.points.map((row) => row.reduce((sum, points) => sum + points, 0))).toEqual([
    340, 327, 337, 339, 343,
  ])
  expect(byProduct(contest).find(({ entryId }) => entryId === 1)).toEqual({
    entryId: 1,
    judgeCount: 9,
    averages: ["37.8 (9)", "36.3 (9)", "37.4 (9)", "37.7 (9)", "38.1 (9)"],
    rank: 1,
    percent: 93.65,
    rounded: 94,
  })
})

it("any contest has the results computed by hand, with drafts, missing judges, and criteria that do not or did not apply", () => {
  const criteria = fc
    .array(fc.record({ maxPoints: fc.integer({ min: 1, max: 100 }), requiresSound: fc.boolean() }), {
      minLength: 1,
      maxLength: 5,
    })
    .map((list) => list.map((criterion, index) => makeCriterion({ id: index + 1, ...criterion })))
  const contests = criteria.chain((list) => {
    const sheet = fc.record({
      isSubmitted: fc.boolean(),
      comments: fc.constant(""),
      scores: fc.tuple(
        ...list.map(({ id, maxPoints }) =>
          fc.record({ criterionId: fc.constant(id), points: fc.nat(maxPoints), isScore: fc.boolean() }),
        ),
      ),
    })
    const judged = fc.record({ participatesInSound: fc.boolean(), sheets: fc.array(sheet, { maxLength: 6 }) })
    return fc.array(judged, { maxLength: 6 }).map((all) => ({
      criteria: list,
      entries: all.map(({ participatesInSound }, index) => makeEntry({ id: index + 1, participatesInSound })),
      sheets: new Map(all.map(({ sheets }, index) => [index + 1, sheets])),
    }))
  })
  fc.assert(
    fc.property(contests, (contest) => {
      expect(byProduct(contest).sort(byEntry)).toEqual(byHand(contest).sort(byEntry))
    }),
    { numRuns: 500 },
  )
})
