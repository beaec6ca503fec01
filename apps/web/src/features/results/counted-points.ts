import { closePercents, percentOfRow } from "@rosette/domain/contest/counted-score"
import type { Coverage } from "@rosette/domain/contest/coverage"
import { maxPointsOf, pointsOf } from "@rosette/domain/contest/shown-points"
import { useCallback, useMemo } from "react"
import { trpc } from "../../lib/trpc.ts"
import { type EntryResult, formatPoints } from "./entry-result.ts"

/** The two sums whose quotient is an entry's percent. `hasTenths`: some entry's points are not whole, so all show one decimal. */
export type CountedPoints = { points: number; maxPoints: number; hasTenths?: boolean }

/** An entry's sums over the criteria that count in the percent; null while these are not known, or without a place. */
export type CountedPointsOf = (result: EntryResult) => CountedPoints | null

/** What is known of each entry's percent. */
export type ResultFacts = {
  /** What it is calculated from. */
  countedOf: CountedPointsOf
  /** As it is shown, with a decimal where an entry with another maximum has the same whole percent; null without one. */
  percentOf: (result: EntryResult) => string | null
  /** How many judges it rests on; null once nothing is missing, or if that is unknown. */
  coverageOf: (result: EntryResult) => Coverage | null
}

/** The percent of each of these entries as it is shown. */
export function usePercents(results: readonly EntryResult[]): ResultFacts["percentOf"] {
  const close = useMemo(() => closePercents(results), [results])
  return useCallback((result) => percentOfRow(result, close), [close])
}

/** What the percent of each of these entries is calculated from. */
export function useCountedPoints(eventId: number, results: readonly EntryResult[]): CountedPointsOf {
  const criteria = trpc.organizer.criteria.useQuery({ eventId }).data
  return useMemo((): CountedPointsOf => {
    if (!criteria) return () => null
    const counting = new Set(criteria.filter(({ countsOverall }) => countsOverall).map(({ id }) => id))
    const countedIn = (result: EntryResult) => result.criteria.filter(({ criterionId }) => counting.has(criterionId))
    const isWhole = (result: EntryResult) => Number.isInteger(pointsOf({ criteria: countedIn(result) }))
    const hasTenths = results.some((result) => result.place !== null && !isWhole(result))
    return (result) => {
      if (result.place === null) return null
      const counted = countedIn(result)
      const maxPoints = result.maxPoints ?? maxPointsOf({ criteria: counted })
      return { points: pointsOf({ criteria: counted }), maxPoints, hasTenths }
    }
  }, [criteria, results])
}

/** "216 of 260 points" */
export const countedText = (counted: CountedPoints): string => `${pointsIn(counted)} of ${counted.maxPoints} points`

/** "216 / 260", where there is little space. */
export const countedShort = (counted: CountedPoints): string => `${pointsIn(counted)} / ${counted.maxPoints}`

const pointsIn = ({ points, hasTenths }: CountedPoints): string =>
  hasTenths ? points.toFixed(1) : formatPoints(points)
