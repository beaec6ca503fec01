import { maxPointsOf, pointsOf } from "@rosette/domain/results/shown-points"
import { trpc } from "../../../lib/trpc.ts"
import { type EntryResult, formatPoints } from "../winners/result-explanation.ts"

/** The two sums whose quotient is an entry's percent. `hasTenths`: some entry's points are not whole, so all show one decimal. */
export type CountedPoints = { points: number; maxPoints: number; hasTenths?: boolean }

/** An entry's sums over the criteria that count in the percent; null while these are not known, or without a place. */
export type CountedPointsOf = (result: EntryResult) => CountedPoints | null

/** What the percent of each entry is calculated from. */
export function useCountedPoints(eventId: number, results: readonly EntryResult[]): CountedPointsOf {
  const known = trpc.organizer.criteria.useQuery({ eventId }).data
  const counting = known && new Set(known.filter(({ countsOverall }) => countsOverall).map(({ id }) => id))
  const countedOf: CountedPointsOf = (result) => {
    if (!counting || result.place === null) return null
    const criteria = result.criteria.filter(({ criterionId }) => counting.has(criterionId))
    return { points: pointsOf({ criteria }), maxPoints: maxPointsOf({ criteria }) }
  }
  const hasTenths = results.some((result) => formatPoints(countedOf(result)?.points ?? 0).includes("."))
  return (result) => {
    const counted = countedOf(result)
    return counted && { ...counted, hasTenths }
  }
}

/** "216 of 260 points" */
export const countedText = (counted: CountedPoints): string => `${pointsIn(counted)} of ${counted.maxPoints} points`

/** "216 / 260", where there is little space. */
export const countedShort = (counted: CountedPoints): string => `${pointsIn(counted)} / ${counted.maxPoints}`

const pointsIn = ({ points, hasTenths }: CountedPoints): string =>
  hasTenths ? points.toFixed(1) : formatPoints(points)
