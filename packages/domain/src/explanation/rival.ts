import { type CriterionForResults, countsOverall, type EntryLine } from "../contest/results.ts"

/** The averages of two entries on a criterion; null where an entry has no score, which counts as 0 in the difference. */
export type ComparedCriterion = {
  criterionId: number
  name: string
  own: number | null
  other: number | null
  difference: number
}

/** The entry with which the sentence compares, and the criteria that make the difference between both. */
export type Rival = {
  entryId: number
  votingId: string
  criteria: { criterionId: number; name: string; average: number | null; difference: number }[]
}

const averageOf = ({ average, judgeCount }: EntryLine["criteria"][number]) => (judgeCount > 0 ? average : null)

/** Averages are rounded to one decimal, so that their difference is exact in whole tenths. */
const differenceOf = (own: number, other: number) => (Math.round(own * 10) - Math.round(other * 10)) / 10

/** The counting criteria for which at least one of two entries has a score. The differences add up to that of their points. */
export function comparedCriteria(
  line: EntryLine,
  other: EntryLine,
  criteria: readonly CriterionForResults[],
): ComparedCriterion[] {
  const counting = new Set(criteria.filter(countsOverall).map(({ id }) => id))
  const averages = new Map(other.criteria.map((one) => [one.criterionId, averageOf(one)]))
  return line.criteria
    .filter(({ criterionId }) => counting.has(criterionId))
    .map((one) => ({ one, own: averageOf(one), against: averages.get(one.criterionId) ?? null }))
    .filter(({ own, against }) => own !== null || against !== null)
    .map(({ one: { criterionId, name }, own, against }) => ({
      ...{ criterionId, name, own, other: against },
      difference: differenceOf(own ?? 0, against ?? 0),
    }))
}

/** Returns how an entry differs from the one above it, or the winner from the one below; null if there is neither. */
export function rivalOf(
  line: EntryLine,
  other: EntryLine | undefined,
  criteria: readonly CriterionForResults[],
): Rival | null {
  if (!other) return null
  const { id: entryId, votingId } = other.entry
  const compared = comparedCriteria(line, other, criteria).map(({ criterionId, name, other: average, difference }) => ({
    ...{ criterionId, name, average, difference },
  }))
  return { entryId, votingId, criteria: compared }
}
