import { maxPointsOf, pointsOf } from "@rosette/domain/results/shown-points"
import { type EntryResult, formatPoints } from "../winners/result-explanation.ts"

/** The criteria whose averages make an entry's percent, with the sums of their averages and of their max points. */
export function percentSum(result: EntryResult, countingCriterionIds: readonly number[]) {
  const criteria = result.criteria.filter(({ criterionId }) => countingCriterionIds.includes(criterionId))
  return { criteria, points: formatPoints(pointsOf({ criteria })), maxPoints: maxPointsOf({ criteria }) }
}

/** "215.5 of 260 points" */
export function percentSumText(result: EntryResult, countingCriterionIds: readonly number[]): string {
  const { points, maxPoints } = percentSum(result, countingCriterionIds)
  return `${points} of ${maxPoints} points`
}
