import { maxPointsOf, pointsOf } from "@rosette/domain/contest/shown-points"
import { type EntryResult, formatPoints } from "../entry-result.ts"

/** The criteria whose averages make an entry's percent, with the sums of their averages and of their max points. */
export function percentSum(result: EntryResult, countingCriterionIds: readonly number[]) {
  const criteria = result.criteria.filter(({ criterionId }) => countingCriterionIds.includes(criterionId))
  return { criteria, points: formatPoints(pointsOf({ criteria })), maxPoints: maxPointsOf({ criteria }) }
}
