import { type CriterionForResults, type CriterionLine, countsOverall, type EntryLine } from "../contest/results.ts"

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

const tenthsOf = (line: CriterionLine | undefined) => (line && line.judgeCount > 0 ? line.tenths : null)

const pointsOf = (tenths: number | null) => tenths && tenths / 10

/** The counting criteria for which at least one of two entries has a score. The differences add up to that of their points. */
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
    const difference = ((own ?? 0) - (against ?? 0)) / 10
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
  return { entryId, votingId, criteria: compared }
}
