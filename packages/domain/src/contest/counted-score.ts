import { type CriterionForResults, countsOverall } from "./results.ts"
import { maxPointsOf, pointsOf, tenthsOf } from "./shown-points.ts"

/**
 * An entry's percent as a whole number, and the two sums that it is made of: the points over the criteria that count in it.
 * `hasDecimal`: the percent is shown with a decimal.
 */
export type CountedScore = { percent: number; points: number; maxPoints: number; hasDecimal?: boolean | undefined }

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
  close: ClosePercents = new Set(),
): CountedScore | null {
  if (overallPercentRounded === null) return null
  const counting = criteria.filter(countsOverall)
  const ids = new Set(counting.map(({ id }) => id))
  const counted = averages.filter(({ criterionId }) => ids.has(criterionId))
  return {
    percent: overallPercentRounded,
    points: pointsOf({ criteria: counted }),
    maxPoints: maxPoints ?? maxPointsOf({ criteria: counting }),
    ...(close.has(overallPercentRounded) && { hasDecimal: true }),
  }
}

/** The whole percents of a list that are shown with a decimal. */
export type ClosePercents = ReadonlySet<number>

type Placed = Pick<Result, "overallPercentRounded" | "maxPoints"> & { place: number | null }

/** Product rule: where two entries with different maxima would show the same whole percent, both have a decimal. */
export function closePercents(results: readonly Placed[]): ClosePercents {
  const maximumOf = new Map<number, number | undefined>()
  const close = new Set<number>()
  for (const { place, overallPercentRounded: percent, maxPoints } of results) {
    if (place === null || percent === null) continue
    if (maximumOf.has(percent) && maximumOf.get(percent) !== maxPoints) close.add(percent)
    maximumOf.set(percent, maxPoints)
  }
  return close
}

type Percent = Pick<CountedScore, "percent" | "hasDecimal"> & Partial<CountedScore>

/** "88%": wherever a result is shown, its percent is a whole number; "88.4%" where it would be that of another scorecard. */
export const percentText = ({ percent, points = 0, maxPoints = 1, hasDecimal = false }: Percent): string =>
  hasDecimal ? decimalText((tenthsOf(points) * 10) / maxPoints) : `${percent}%`

/** The same of a row of results; null without a percent. */
export function percentOfRow(
  {
    overallPercent,
    overallPercentRounded: percent,
  }: { overallPercent: number | null; overallPercentRounded: number | null },
  close: ClosePercents,
): string | null {
  if (overallPercent === null || percent === null) return null
  return close.has(percent) ? decimalText(overallPercent) : `${percent}%`
}

const decimalText = (percent: number): string => `${percent.toFixed(1)}%`

/** "140 of 160", "139.5 of 160" */
export const pointsText = ({ points, maxPoints }: Pick<CountedScore, "points" | "maxPoints">): string =>
  `${points} of ${maxPoints}`

/** "88% · 140 of 160": the points tell entries with the same whole percent apart. */
export const scoreText = (score: CountedScore): string => `${percentText(score)} · ${pointsText(score)}`
