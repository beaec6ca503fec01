import { type CriterionForResults, type CriterionLine, countsOverall, type EntryLine } from "../contest/results.ts"

/**
 * The averages of two entries on a criterion; null where an entry has no score, which counts as 0 in the difference. The difference is
 * in points, or in percentage points of the whole score where both entries are measured by different maxima.
 */
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
  by: "points" | "percent"
  criteria: { criterionId: number; name: string; average: number | null; difference: number }[]
}

const tenthsOf = (line: CriterionLine | undefined) => (line && line.judgeCount > 0 ? line.tenths : null)

const shareOf = (tenths: number | null, { maxPoints }: EntryLine) => ((tenths ?? 0) * 10) / maxPoints

const pointsOf = (tenths: number | null) => tenths && tenths / 10

/** The counting criteria for which at least one of two entries has a score. The differences add up to that of their points or percents. */
export function comparedCriteria(
  line: EntryLine,
  other: EntryLine,
  criteria: readonly CriterionForResults[],
): ComparedCriterion[] {
  const lineOf = new Map(line.criteria.map((one) => [one.criterionId, one]))
  const otherOf = new Map(other.criteria.map((one) => [one.criterionId, one]))
  return criteria.filter(countsOverall).flatMap(({ id, name }) => {
    const [own, against] = [tenthsOf(lineOf.get(id)), tenthsOf(otherOf.get(id))]
    if (own === null && against === null) return []
    const difference =
      line.maxPoints === other.maxPoints
        ? ((own ?? 0) - (against ?? 0)) / 10
        : shareOf(own, line) - shareOf(against, other)
    return [{ criterionId: id, name, own: pointsOf(own), other: pointsOf(against), difference }]
  })
}

/** Returns how an entry differs from the one above it, or the winner from the one below; null if there is neither. */
export function rivalOf(
  line: EntryLine,
  other: EntryLine | undefined,
  criteria: readonly CriterionForResults[],
): Rival | null {
  if (!other) return null
  const { id: entryId, votingId } = other.entry
  const compared = comparedCriteria(line, other, criteria).map(({ criterionId, name, other: average, difference }) => {
    return { criterionId, name, average, difference }
  })
  return { entryId, votingId, by: line.maxPoints === other.maxPoints ? "points" : "percent", criteria: compared }
}
