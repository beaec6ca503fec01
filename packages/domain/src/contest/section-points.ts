import type { CriterionResult } from "./results.ts"
import { maxPointsOf, pointsOf } from "./shown-points.ts"

type Scored = Pick<CriterionResult, "criterionId" | "average" | "maxPoints" | "judgeCount">

/** `openPoints` is the part of the max points that the entry can get; `hasScores` is false if no judge has scored any of it. */
export type SectionPoints = { points: number; maxPoints: number; openPoints: number; hasScores: boolean }

/** An entry's points in a section: the exact sum of its averages, out of all points. What does not apply to it counts as 0. */
export function sectionPoints(criteria: readonly Scored[], applies: (criterionId: number) => boolean): SectionPoints {
  return {
    points: pointsOf({ criteria }),
    maxPoints: maxPointsOf({ criteria }),
    openPoints: maxPointsOf({ criteria: criteria.filter(({ criterionId }) => applies(criterionId)) }),
    hasScores: criteria.some(({ judgeCount }) => judgeCount > 0),
  }
}
