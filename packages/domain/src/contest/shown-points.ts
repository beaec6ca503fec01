import type { CriterionResult } from "./results.ts"

type Averages = { criteria: readonly Pick<CriterionResult, "average">[] }
type MaxPoints = { criteria: readonly Pick<CriterionResult, "maxPoints">[] }
type NamedAverages = { criteria: readonly Pick<CriterionResult, "criterionId" | "name" | "average">[] }

/** An answer's points in tenths: they have one decimal, so that sums and differences are exact in tenths. */
export const tenthsOf = (points: number) => Math.round(points * 10)

/** The sum of the averages of these criteria, as the overall percent counts them (see `entryResult`). */
export const pointsOf = ({ criteria }: Averages): number =>
  criteria.reduce((tenths, { average }) => tenths + tenthsOf(average), 0) / 10

/** The sum of the max points of these criteria. */
export const maxPointsOf = ({ criteria }: MaxPoints): number =>
  criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0)

/** The criteria on which two entries differ, widest gap first, at most `most` of them; positive if `result` has more points. */
export function widestGaps(
  result: NamedAverages,
  other: NamedAverages,
  most: number,
): { name: string; points: number }[] {
  const averages = new Map(other.criteria.map(({ criterionId, average }) => [criterionId, average]))
  return result.criteria
    .map(({ criterionId, name, average }) => ({
      name,
      points: (tenthsOf(average) - tenthsOf(averages.get(criterionId) ?? 0)) / 10,
    }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, most)
}
