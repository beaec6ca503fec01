import { type CriterionForResults, countsOverall } from "./results.ts"
import { maxPointsOf, pointsOf } from "./shown-points.ts"

/** An entry's percent as a whole number, and the two sums that it is made of: the points over the criteria that count in it. */
export type CountedScore = { percent: number; points: number; maxPoints: number }

type Result = {
  overallPercentRounded: number | null
  /** What the entry is measured by; omitted where it is the event's. */
  maxPoints?: number | undefined
  criteria: readonly { criterionId: number; average: number }[]
}
type Criterion = Pick<CriterionForResults, "id" | "maxPoints" | "countsOverall">

/** The score of an entry, of live results or a published version; null where nothing that counts was scored. */
export function countedScore(
  { overallPercentRounded, maxPoints, criteria: averages }: Result,
  criteria: readonly Criterion[],
): CountedScore | null {
  if (overallPercentRounded === null) return null
  const counting = criteria.filter(countsOverall)
  const ids = new Set(counting.map(({ id }) => id))
  const counted = averages.filter(({ criterionId }) => ids.has(criterionId))
  return {
    percent: overallPercentRounded,
    points: pointsOf({ criteria: counted }),
    maxPoints: maxPoints ?? maxPointsOf({ criteria: counting }),
  }
}

type Shown = { percent: number; exactPercent: number; maxPoints: number }

/**
 * The percents of a list as they are shown: whole numbers. Product rule: where two entries with different maxima would show the same
 * one, both have a decimal.
 */
export function percentTexts(scores: readonly Shown[]): string[] {
  const maximaOf = new Map<number, Set<number>>()
  for (const { percent, maxPoints } of scores)
    maximaOf.set(percent, (maximaOf.get(percent) ?? new Set()).add(maxPoints))
  return scores.map(({ percent, exactPercent }) =>
    (maximaOf.get(percent)?.size ?? 0) > 1 ? `${exactPercent.toFixed(1)}%` : percentText({ percent }),
  )
}

/** "88%": wherever a result is shown, its percent is a whole number. */
export const percentText = ({ percent }: Pick<CountedScore, "percent">): string => `${percent}%`

/** "140 of 160", "139.5 of 160" */
export const pointsText = ({ points, maxPoints }: Pick<CountedScore, "points" | "maxPoints">): string =>
  `${points} of ${maxPoints}`

/** "88% · 140 of 160": the points tell entries with the same whole percent apart. */
export const scoreText = (score: CountedScore): string => `${percentText(score)} · ${pointsText(score)}`
