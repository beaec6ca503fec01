import { criterionApplies, type EntryFlags, type Requirements } from "./applicability.ts"
import { inCriteriaOrder } from "./criteria-order.ts"
import { standardRanks } from "./ranks.ts"
import { divideHalfUp } from "./rounding.ts"
import { averageInTenths, type EntryTally } from "./tally.ts"
import { compareVotingIds } from "./voting-id.ts"

export type EntryForResults = EntryFlags & {
  id: number
  entryName: string
  votingId: string
  ownerParticipant: string
  imageUrl: string | null
}

export type CriterionForResults = Requirements & { id: number; name: string; maxPoints: number; order: number }

export type CriterionResult = {
  criterionId: number
  name: string
  average: number
  maxPoints: number
  judgeCount: number
}

/** One line of the results; rank and percents are null while no judge has submitted a sheet for the entry. */
export type EntryResult = {
  entryId: number
  entryName: string
  votingId: string
  ownerParticipant: string
  imageUrl: string | null
  rank: number | null
  overallPercent: number | null
  overallPercentRounded: number | null
  judgeCount: number
  criteria: CriterionResult[]
}

/**
 * The results of an event, ranked. Product rule: the percent is the sum of the rounded averages over the sum of all max
 * points, where a criterion that does not apply counts 0 above the line and in full below it. Ranks and ties go by the
 * unrounded percent; the shown whole percent is rounded half up. Ties stand in voting ID order, entries without a
 * submitted sheet last.
 */
export function eventResults(
  entries: EntryForResults[],
  criteria: CriterionForResults[],
  tallies: EntryTally[],
): EntryResult[] {
  const sorted = inCriteriaOrder(criteria)
  const maxPoints = sorted.reduce((sum, criterion) => sum + criterion.maxPoints, 0)
  const tallyByEntry = new Map(tallies.map((tally) => [tally.entryId, tally]))
  const lines = entries.map((entry) => scoredLine(entry, sorted, tallyByEntry.get(entry.id)))
  const ranked = lines
    .filter(({ judgeCount }) => judgeCount > 0)
    .sort((a, b) => b.tenths - a.tenths || compareVotingIds(a.entry.votingId, b.entry.votingId))
  const unscored = lines
    .filter(({ judgeCount }) => judgeCount === 0)
    .sort((a, b) => compareVotingIds(a.entry.votingId, b.entry.votingId))
  const ranks = standardRanks(ranked.map(({ tenths }) => tenths))
  return [
    ...ranked.map((line, index) => entryResult(line, ranks[index] ?? null, maxPoints)),
    ...unscored.map((line) => entryResult(line, null, maxPoints)),
  ]
}

/** The entries with the highest average of the criterion among those that judges have scored on it, in voting ID order. */
export function categoryLeaders(results: EntryResult[], criterionId: number): number[] {
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

/** The entries ranked 1 to `places`, in the order of the results: more than `places` where a tie reaches across the last one. */
export function topFinalists(results: EntryResult[], places: number): EntryResult[] {
  return results.filter(({ rank }) => rank !== null && rank <= places)
}

/** `tenths` is the sum of the rounded averages in tenths of a point: the whole number that ranks go by. */
type ScoredLine = { entry: EntryForResults; judgeCount: number; tenths: number; criteria: CriterionResult[] }

function scoredLine(
  entry: EntryForResults,
  criteria: CriterionForResults[],
  tally: EntryTally | undefined,
): ScoredLine {
  const sums = new Map<number, EntryTally["sums"][number]>()
  for (const row of tally?.sums ?? []) sums.set(row[0], row)
  let tenths = 0
  const lines = criteria.map((criterion) => {
    const scored = criterionApplies(criterion, entry) ? sums.get(criterion.id) : undefined
    const [, sum, judges] = scored ?? [criterion.id, 0, 0]
    const average = averageInTenths(sum, judges)
    tenths += average
    return {
      criterionId: criterion.id,
      name: criterion.name,
      average: average / 10,
      maxPoints: criterion.maxPoints,
      judgeCount: judges,
    }
  })
  return { entry, judgeCount: tally?.judgeCount ?? 0, tenths, criteria: lines }
}

function entryResult(line: ScoredLine, rank: number | null, maxPoints: number): EntryResult {
  const { entry, judgeCount, tenths, criteria } = line
  // tenths ÷ 10 ÷ maxPoints × 100: one division, so that the number handed out is the nearest there is.
  const percent = maxPoints === 0 ? 0 : (tenths * 10) / maxPoints
  const rounded = maxPoints === 0 ? 0 : divideHalfUp(tenths * 10, maxPoints)
  return {
    entryId: entry.id,
    entryName: entry.entryName,
    votingId: entry.votingId,
    ownerParticipant: entry.ownerParticipant,
    imageUrl: entry.imageUrl,
    rank,
    overallPercent: rank === null ? null : percent,
    overallPercentRounded: rank === null ? null : rounded,
    judgeCount,
    criteria,
  }
}
