import fc from "fast-check"
import { expect, it } from "vitest"
import { linkGroups } from "../agreement/links.ts"
import { matrixOf } from "../agreement/matrix.ts"
import { type Pair, teamNeeds } from "./needs.ts"
import { entriesOfOffer, heldElsewhere, nextOffer, placeInTeam } from "./offer.ts"
import { makePanel } from "./panel-fixtures.ts"

const ENTRIES = 300
const SHEETS_PER_ENTRY = 3
const PANEL = makePanel({
  judges: Array.from({ length: 12 }, () => ({})),
  entries: Array.from({ length: ENTRIES }, () => ({})),
  sheetsPerEntry: SHEETS_PER_ENTRY,
})
const NAMED = PANEL.entries.map((entry) => ({ ...entry, votingId: `C${entry.id}` }))
const SHEET_MS = 180_000

/** A judge on the field, who submits what is open at `submitsAt`. */
type AtWork = { id: number; openEntryId: number | null; openSince: Date | null; submitsAt: number; last: number | null }

/** What a judge is offered while the others work. */
function offerTo({ id: judgeId, last }: AtWork, all: readonly AtWork[], submitted: readonly Pair[], now: Date) {
  const [team] = teamNeeds({ ...PANEL, submitted })
  const place = placeInTeam(PANEL.judges, judgeId)
  if (!team || !place) throw new Error("Everybody is in the one team.")
  const held = new Set(heldElsewhere(all, team, submitted, { judgeId, now }))
  const offered = entriesOfOffer(NAMED, team, submitted, judgeId)
  return nextOffer(
    offered.map((one) => ({ ...one, isElsewhere: held.has(one.entryId) })),
    last,
    place,
  )
}

/**
 * A day on which each judge takes what they are offered until there is nothing, and a sheet takes three minutes times `pace`. Returns
 * the sheets as they came in.
 */
function judgedDay(pace: () => number): Pair[] {
  const submitted: Pair[] = []
  const all = PANEL.judges.map(
    ({ id }): AtWork => ({ id, openEntryId: null, openSince: null, submitsAt: 0, last: null }),
  )
  for (;;) {
    const first = Math.min(...all.map(({ submitsAt }) => submitsAt))
    const judge = all.find(({ submitsAt }) => submitsAt === first)
    if (!judge || first === Number.POSITIVE_INFINITY) return submitted
    const { id: judgeId, openEntryId: entryId } = judge
    if (entryId !== null) submitted.push({ judgeId, entryId })
    judge.last = entryId
    judge.openSince = new Date(first)
    judge.openEntryId = offerTo(judge, all, submitted, judge.openSince)
    judge.submitsAt = judge.openEntryId === null ? Number.POSITIVE_INFINITY : first + SHEET_MS * pace()
  }
}

/** Places in voting ID order between two entries, around the end. */
function stepBetween(from: number, to: number): number {
  const places = Math.abs(to - from)
  return Math.min(places, ENTRIES - places)
}

/** The mean step of the judges from one entry to their next. */
function meanStep(sheets: readonly Pair[]): number {
  const byJudge = Map.groupBy(sheets, ({ judgeId }) => judgeId)
  const steps = [...byJudge.values()].flatMap((own) =>
    own.slice(1).map(({ entryId }, index) => stepBetween(own[index]?.entryId ?? entryId, entryId)),
  )
  return steps.reduce((sum, step) => sum + step, 0) / steps.length
}

const countsBy = (sheets: readonly Pair[], key: keyof Pair): number[] =>
  [...Map.groupBy(sheets, (sheet) => sheet[key]).values()].map(({ length }) => length)

/** From 0.8 to 1.2, each as likely. */
const PACE = fc.noBias(fc.integer({ min: 800, max: 1_200 })).map((thousandths) => thousandths / 1_000)

it("twelve judges give 300 entries three sheets each, and each judge as many as the others, without running across the field", () => {
  const days = fc.property(fc.infiniteStream(PACE), (paces) => {
    const sheets = judgedDay(() => Number(paces.next().value))
    const ofEntries = countsBy(sheets, "entryId")
    expect(ofEntries).toHaveLength(ENTRIES)
    expect(Math.min(...ofEntries)).toBe(SHEETS_PER_ENTRY)
    expect(sheets.length - ENTRIES * SHEETS_PER_ENTRY).toBeLessThanOrEqual(24)
    const ofJudges = countsBy(sheets, "judgeId")
    expect(Math.min(...ofJudges)).toBeGreaterThanOrEqual(70)
    expect(Math.max(...ofJudges)).toBeLessThanOrEqual(82)
    expect(linkGroups(matrixOf(sheets.map((pair) => ({ ...pair, percent: 50 }))))).toHaveLength(1)
    expect(meanStep(sheets)).toBeLessThanOrEqual(10)
  })
  // One day, the same in every run: a law of averages has no counterexample to look for.
  fc.assert(days, { numRuns: 1, seed: 1, endOnFailure: true })
})
