import type { EntryFlags, Requirements } from "../entries/entry-flags.ts"
import { compareVotingIds } from "../entries/voting-id.ts"
import { applicabilityOf } from "./applicability.ts"
import { divideHalfUp } from "./rounding.ts"
import { inCriteriaOrder } from "./sections.ts"
import { averageInTenths, type EntryTally } from "./tally.ts"

/** What results depend on of an entry: names, owners and photos are joined where an answer is made. */
export type EntryForResults = EntryFlags & {
  id: number
  votingId: string
  /** The entry's class, if it has one. */
  classId?: number | null | undefined
}

/** `countsOverall` is false if the criterion is only for its own awards; omitted means true. */
export type CriterionForResults = Requirements & {
  id: number
  name: string
  maxPoints: number
  order: number
  countsOverall?: boolean | undefined
}

/** Whether the criterion counts in the overall percent, in both numerator and denominator. */
export const countsOverall = (criterion: Pick<CriterionForResults, "countsOverall">): boolean =>
  criterion.countsOverall !== false

export type CriterionResult = {
  criterionId: number
  name: string
  average: number
  maxPoints: number
  judgeCount: number
}

/** One line of the results; rank and percents are null if the entry has no score that counts. */
export type EntryResult = {
  entryId: number
  votingId: string
  rank: number | null
  overallPercent: number | null
  overallPercentRounded: number | null
  judgeCount: number
  criteria: CriterionResult[]
}

/**
 * The input of an event's results except the sheets: its criteria in order, the sum of the max points that count overall, and
 * its entries in voting ID order, with whether each criterion applies to them.
 */
export type ResultsSetup = {
  criteria: CriterionForResults[]
  maxPoints: number
  entries: { entry: EntryForResults; applies: boolean[] }[]
}

export function resultsSetup(entries: EntryForResults[], criteria: CriterionForResults[]): ResultsSetup {
  const inOrder = inCriteriaOrder(criteria)
  const applicabilities = inOrder.map(applicabilityOf)
  return {
    criteria: inOrder,
    maxPoints: inOrder.filter(countsOverall).reduce((sum, criterion) => sum + criterion.maxPoints, 0),
    entries: entries
      .toSorted((a, b) => compareVotingIds(a.votingId, b.votingId))
      .map((entry) => ({ entry, applies: applicabilities.map((appliesTo) => appliesTo(entry)) })),
  }
}

/**
 * Returns the ranked results of an event, by the rules of `entryResult` and `rankedLines`. Tests compare with it what the server
 * computes entry by entry.
 */
export function eventResults(
  entries: EntryForResults[],
  criteria: CriterionForResults[],
  tallies: EntryTally[],
): EntryResult[] {
  const setup = resultsSetup(entries, criteria)
  const tallyByEntry = new Map(tallies.map((tally) => [tally.entryId, tally]))
  const lines = setup.entries.map((one) => entryLine(setup, one, tallyByEntry.get(one.entry.id)))
  return rankedLines(lines).map(({ line, rank }) => entryResult(line, rank, setup))
}

/** The entries with the highest average on the criterion, of those scored on it, in voting ID order. */
export function categoryLeaders(results: readonly EntryResult[], criterionId: number): number[] {
  const scored = results.flatMap((result) => {
    const criterion = result.criteria.find((candidate) => candidate.criterionId === criterionId)
    return criterion && criterion.judgeCount > 0 ? [{ result, average: criterion.average }] : []
  })
  const highest = scored.reduce((best, { average }) => Math.max(best, average), 0)
  return scored
    .filter(({ average }) => average === highest)
    .sort((a, b) => compareVotingIds(a.result.votingId, b.result.votingId))
    .map(({ result }) => result.entryId)
}

/** The entries at the places 1 to `places`, in the order of the results; more than `places` if places are shared. */
export function topFinalists<Placed extends { place: number | null }>(
  results: readonly Placed[],
  places: number,
): Placed[] {
  return results.filter(({ place }) => place !== null && place <= places)
}

/**
 * An entry's results before ranking. `tenths` is the sum of the rounded averages in tenths of a point, the whole number that
 * decides ranks. `isLacking`: one of its submitted sheets has no score for a criterion that applies and counts overall.
 */
export type EntryLine = {
  entry: EntryForResults
  judgeCount: number
  isScored: boolean
  isLacking: boolean
  tenths: number
  /** In the order of the setup's criteria. */
  criteria: CriterionLine[]
}

/** An entry's average on a criterion, in tenths of a point. */
export type CriterionLine = { criterionId: number; tenths: number; maxPoints: number; judgeCount: number }

/** The line of one entry by the mean of its judges; depends only on the setup and the entry's tally. */
export function entryLine(
  setup: ResultsSetup,
  one: ResultsSetup["entries"][number],
  tally: EntryTally | undefined,
): EntryLine {
  const sums = new Map<number, EntryTally["sums"][number]>()
  for (const row of tally?.sums ?? []) sums.set(row[0], row)
  return lineOf(setup, one, tally?.judgeCount ?? 0, ({ id }) => {
    const [, sum, judges] = sums.get(id) ?? [id, 0, 0]
    return { tenths: averageInTenths(sum, judges), judges }
  })
}

/** The line of an entry from its averages in whole tenths; `averageOf` is called only for criteria that apply. */
export function lineOf(
  { criteria }: ResultsSetup,
  { entry, applies }: ResultsSetup["entries"][number],
  judgeCount: number,
  averageOf: (criterion: CriterionForResults) => { tenths: number; judges: number },
): EntryLine {
  let tenths = 0
  let isScored = false
  const lines = criteria.map((criterion, index) => {
    const average = applies[index] ? averageOf(criterion) : { tenths: 0, judges: 0 }
    if (countsOverall(criterion)) {
      tenths += average.tenths
      isScored ||= average.judges > 0
    }
    return {
      criterionId: criterion.id,
      tenths: average.tenths,
      maxPoints: criterion.maxPoints,
      judgeCount: average.judges,
    }
  })
  const isLacking = criteria.some(
    (criterion, index) => countsOverall(criterion) && applies[index] && (lines[index]?.judgeCount ?? 0) < judgeCount,
  )
  return { entry, judgeCount, isScored, isLacking, tenths, criteria: lines }
}

/**
 * Returns the lines in the order of the results with their ranks. Product rule: ranks and ties are by the unrounded percent; ties
 * are in voting ID order, and entries without a score that counts come last. The input must be in voting ID order.
 */
export function rankedLines<Line extends Pick<EntryLine, "isScored" | "tenths">>(
  lines: readonly Line[],
): { line: Line; rank: number | null }[] {
  const ranked = lines.filter(({ isScored }) => isScored).sort((a, b) => b.tenths - a.tenths)
  const ranks = standardRanks(ranked.map(({ tenths }) => tenths))
  const unscored = lines.filter(({ isScored }) => !isScored)
  return [
    ...ranked.map((line, index) => ({ line, rank: ranks[index] ?? null })),
    ...unscored.map((line) => ({ line, rank: null })),
  ]
}

/**
 * Returns one entry's results. Product rule: the percent is the sum of the rounded averages over the sum of all max points; a
 * criterion that does not apply counts 0 in the first sum and in full in the second, one that does not count overall is in
 * neither. The shown whole percent is rounded half up.
 */
export function entryResult(
  { entry, judgeCount, tenths, criteria }: EntryLine,
  rank: number | null,
  { maxPoints, criteria: named }: Pick<ResultsSetup, "maxPoints" | "criteria">,
): EntryResult {
  // tenths ÷ 10 ÷ maxPoints × 100 with a single division, so that the result is the nearest floating-point number.
  const percent = maxPoints === 0 ? 0 : (tenths * 10) / maxPoints
  const rounded = maxPoints === 0 ? 0 : divideHalfUp(tenths * 10, maxPoints)
  return {
    entryId: entry.id,
    votingId: entry.votingId,
    rank,
    overallPercent: rank === null ? null : percent,
    overallPercentRounded: rank === null ? null : rounded,
    judgeCount,
    criteria: criteria.map(({ criterionId, tenths: average, ...line }, index) => {
      return { criterionId, name: named[index]?.name ?? "", average: average / 10, ...line }
    }),
  }
}

/**
 * Returns the rank of each value, in the given order; the highest is 1, equal values share a rank and the next one skips (1,
 * 2, 2, 4).
 */
export function standardRanks(values: number[]): number[] {
  const rankOf = new Map<number, number>()
  const descending = [...values].sort((a, b) => b - a)
  for (const [index, value] of descending.entries()) {
    if (!rankOf.has(value)) rankOf.set(value, index + 1)
  }
  // Every value has a rank; the fallback only satisfies the type.
  return values.map((value) => rankOf.get(value) ?? values.length)
}
