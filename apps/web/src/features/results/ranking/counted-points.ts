import { maxPointsOf, pointsOf } from "@rosette/domain/results/shown-points"
import { trpc } from "../../../lib/trpc.ts"
import { type EntryResult, formatPoints } from "../winners/result-explanation.ts"

/** The two sums whose quotient is an entry's percent. */
export type CountedPoints = { points: number; maxPoints: number }

/** An entry's sums over the criteria that count in the percent; null while these are not known, or without a place. */
export type CountedPointsOf = (result: EntryResult) => CountedPoints | null

/** What the percent of each entry is calculated from. */
export function useCountedPoints(eventId: number): CountedPointsOf {
  const known = trpc.organizer.criteria.useQuery({ eventId }).data
  const counting = known && new Set(known.filter(({ countsOverall }) => countsOverall).map(({ id }) => id))
  return (result) => {
    if (!counting || result.place === null) return null
    const criteria = result.criteria.filter(({ criterionId }) => counting.has(criterionId))
    return { points: pointsOf({ criteria }), maxPoints: maxPointsOf({ criteria }) }
  }
}

/** "216 of 260 points" */
export const countedText = ({ points, maxPoints }: CountedPoints): string =>
  `${formatPoints(points)} of ${maxPoints} points`

/** "216 / 260", where there is little space. */
export const countedShort = ({ points, maxPoints }: CountedPoints): string => `${formatPoints(points)} / ${maxPoints}`

/** "216.0 / 260", for a column: one decimal each, so that the digits are below each other. */
export const countedInColumn = ({ points, maxPoints }: CountedPoints): string => `${points.toFixed(1)} / ${maxPoints}`
