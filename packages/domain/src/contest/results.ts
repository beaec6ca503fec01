import type { EntryFlags } from "../entries/entry-flags.ts"
import { competes, type EntryStatus } from "../entries/entry-status.ts"
import { compareVotingIds } from "../entries/voting-id.ts"
import { type Applying, applicabilityOf } from "./applicability.ts"
import { divideHalfUp } from "./rounding.ts"
import type { NotApplicable } from "./rules.ts"
import { isAskedFor, onScorecard } from "./scorecard.ts"
import { inCriteriaOrder } from "./sections.ts"
import { averageInTenths, type EntryTally } from "./tally.ts"

/** What results depend on of an entry: names, owners and photos are joined where an answer is made. */
export type EntryForResults = EntryFlags & {
  id: number
  votingId: string
  /** The entry's class, if it has one. */
  classId?: number | null | undefined
  /** Omitted means expected. */
  status?: EntryStatus | undefined
}

/** `countsOverall` is false if the criterion is only for its own awards; omitted means true. */
export type CriterionForResults = Applying & {
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

/**
 * One line of the results, with the criteria on the entry's scorecard. `maxPoints` is what the entry is measured by. The percents are
 * null if the entry has no score that counts; the rank also if it does not compete.
 */
export type EntryResult = {
  entryId: number
  votingId: string
  status: EntryStatus
  rank: number | null
  overallPercent: number | null
  overallPercentRounded: number | null
  maxPoints: number
  judgeCount: number
  criteria: CriterionResult[]
}

/**
 * An entry with the event's criteria that are on its scorecard and that apply to it, each a list in the order of the criteria.
 * `isAsked`: judges are expected to score it, because it competes and has a scorecard.
 */
export type EntryOfSetup = { entry: EntryForResults; scorecard: boolean[]; applies: boolean[]; isAsked: boolean }

/**
 * The input of an event's results except the sheets: its criteria in order, the sum of the max points that count overall, what
 * happens to criteria that do not apply, and its entries in voting ID order.
 */
export type ResultsSetup = {
  criteria: CriterionForResults[]
  maxPoints: number
  notApplicable: NotApplicable
  entries: EntryOfSetup[]
}

export function resultsSetup(
  entries: EntryForResults[],
  criteria: CriterionForResults[],
  notApplicable: NotApplicable = "zero",
): ResultsSetup {
  const inOrder = inCriteriaOrder(criteria)
  const applicabilities = inOrder.map(applicabilityOf)
  return {
    criteria: inOrder,
    maxPoints: inOrder.filter(countsOverall).reduce((sum, criterion) => sum + criterion.maxPoints, 0),
    notApplicable,
    entries: entries
      .toSorted((a, b) => compareVotingIds(a.votingId, b.votingId))
      .map((entry) => ({
        entry,
        scorecard: inOrder.map((criterion) => onScorecard(criterion, entry)),
        applies: applicabilities.map((appliesTo) => appliesTo(entry)),
        isAsked: isAskedFor(inOrder, entry),
      })),
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
  return rankedLines(lines).map(({ line, rank }) => entryResult(line, rank))
}

/** A row of results as far as the winners of a criterion depend on it. An omitted status means expected. */
export type WithAverages = Pick<EntryResult, "entryId" | "votingId" | "criteria"> & Pick<EntryForResults, "status">

/** The competing entries with the highest average on the criterion, of those scored on it, in voting ID order. */
export function categoryLeaders(results: readonly WithAverages[], criterionId: number): number[] {
  const scored = results.filter(competes).flatMap((result) => {
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
 * An entry's results before ranking. `tenths` is the sum of the rounded averages in tenths of a point, `maxPoints` what the entry is
 * measured by: the share of both decides ranks. `isLacking`: one of its submitted sheets has no score for a criterion that applies
 * and counts overall.
 */
export type EntryLine = {
  entry: EntryForResults
  isAsked: boolean
  judgeCount: number
  isScored: boolean
  isLacking: boolean
  tenths: number
  maxPoints: number
  /** The criteria on its scorecard, in their order. */
  criteria: CriterionLine[]
}

/**
 * An entry's average on a criterion, in tenths of a point. `possiblePoints` is what the entry is measured by on it: the max points, or
 * 0 where the rules leave out what does not apply.
 */
export type CriterionLine = {
  criterionId: number
  name: string
  tenths: number
  maxPoints: number
  possiblePoints: number
  judgeCount: number
}

/** The line of one entry by the mean of its judges; depends only on the setup and the entry's tally. */
export function entryLine(setup: ResultsSetup, one: EntryOfSetup, tally: EntryTally | undefined): EntryLine {
  const sums = new Map<number, EntryTally["sums"][number]>()
  for (const row of tally?.sums ?? []) sums.set(row[0], row)
  return lineOf(setup, one, tally?.judgeCount ?? 0, ({ id }) => {
    const [, sum, judges] = sums.get(id) ?? [id, 0, 0]
    return { tenths: averageInTenths(sum, judges), judges }
  })
}

/** The line of an entry from its averages in whole tenths; `averageOf` is called only for criteria that apply. */
export function lineOf(
  { criteria, notApplicable }: ResultsSetup,
  { entry, scorecard, applies, isAsked }: EntryOfSetup,
  judgeCount: number,
  averageOf: (criterion: CriterionForResults) => { tenths: number; judges: number },
): EntryLine {
  const line: EntryLine = {
    entry,
    isAsked,
    judgeCount,
    isScored: false,
    isLacking: false,
    tenths: 0,
    maxPoints: 0,
    criteria: [],
  }
  for (const [index, criterion] of criteria.entries()) {
    if (!scorecard[index]) continue
    const { id: criterionId, name, maxPoints } = criterion
    const isOpen = applies[index] === true
    const { tenths, judges } = isOpen ? averageOf(criterion) : { tenths: 0, judges: 0 }
    const possiblePoints = isOpen || notApplicable === "zero" ? maxPoints : 0
    line.criteria.push({ criterionId, name, tenths, maxPoints, possiblePoints, judgeCount: judges })
    if (!countsOverall(criterion)) continue
    line.tenths += tenths
    line.maxPoints += possiblePoints
    line.isScored ||= judges > 0
    line.isLacking ||= isOpen && judges < judgeCount
  }
  return line
}

/** A score as an exact share: points in tenths, of how many points. */
export type Share = { tenths: number; maxPoints: number }

/** Compares two shares exactly, for sort(), highest first. The products are exact: both numbers are small. */
export const compareShares = (a: Share, b: Share): number => b.tenths * a.maxPoints - a.tenths * b.maxPoints

/**
 * Returns the lines in the order of the results with their ranks. Product rule: ranks and ties are by the unrounded percent; ties
 * are in voting ID order, entries without a score that counts come after them, and entries that do not compete last. The input
 * must be in voting ID order.
 */
export function rankedLines<Line extends Pick<EntryLine, "entry" | "isScored" | "tenths" | "maxPoints">>(
  lines: readonly Line[],
): { line: Line; rank: number | null }[] {
  const competing = lines.filter(({ entry }) => competes(entry))
  const ranked = competing.filter(({ isScored }) => isScored).sort(compareShares)
  let rank = 0
  const withRanks = ranked.map((line, index) => {
    const above = ranked[index - 1]
    if (!above || compareShares(above, line) !== 0) rank = index + 1
    return { line, rank }
  })
  const others = [...competing.filter(({ isScored }) => !isScored), ...lines.filter(({ entry }) => !competes(entry))]
  return [...withRanks, ...others.map((line) => ({ line, rank: null }))]
}

/** The percent of a line, 0 to 100; null if it has no score that counts. One division, so that it is the nearest floating-point number. */
export const percentOf = ({ isScored, tenths, maxPoints }: Pick<EntryLine, "isScored" | "tenths" | "maxPoints">) =>
  isScored ? (tenths * 10) / maxPoints : null

/**
 * Returns one entry's results. Product rule: the percent is the sum of the rounded averages over the sum of the max points of its
 * scorecard. A criterion that does not apply counts 0 in the first sum, and in full in the second unless the rules leave it out; one
 * that does not count overall is in neither. The shown whole percent is rounded half up.
 */
export function entryResult(line: EntryLine, rank: number | null): EntryResult {
  const { entry, isScored, judgeCount, tenths, maxPoints, criteria } = line
  return {
    entryId: entry.id,
    votingId: entry.votingId,
    status: entry.status ?? "expected",
    rank,
    overallPercent: percentOf(line),
    overallPercentRounded: isScored ? divideHalfUp(tenths * 10, maxPoints) : null,
    maxPoints,
    judgeCount,
    criteria: criteria.map(({ criterionId, name, tenths: average, maxPoints: of, judgeCount: judges }) => {
      return { criterionId, name, average: average / 10, maxPoints: of, judgeCount: judges }
    }),
  }
}
