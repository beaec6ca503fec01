import type { Outputs } from "../../../lib/trpc.ts"

export type EntryResult = Outputs["organizer"]["results"]["entries"][number]
export type CriterionResult = EntryResult["criteria"][number]

type Averages = Pick<EntryResult, "criteria">

/** Points are told with one decimal, as averages are rounded; sums in whole tenths, so that they are exact. */
const tenthsOf = (points: number) => Math.round(points * 10)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The sum of the rounded averages, in tenths of a point. */
const totalTenths = ({ criteria }: Averages) => sum(criteria.map(({ average }) => tenthsOf(average)))

/** "A1, Mia Berg". */
export const entryWithOwner = ({ votingId, ownerParticipant }: EntryResult): string =>
  `${votingId}, ${ownerParticipant}`

export const maxPointsOf = ({ criteria }: Averages): number => sum(criteria.map(({ maxPoints }) => maxPoints))
export const pointsOf = (averages: Averages): number => totalTenths(averages) / 10

const SHOWN_DIFFERENCES = 3

/** The criteria on which two entries differ most, the first one's gains positive; the equal ones are not among them. */
export function widestGaps(result: EntryResult, other: EntryResult): { name: string; points: number }[] {
  return result.criteria
    .map(({ criterionId, name, average }) => {
      const theirs = other.criteria.find((criterion) => criterion.criterionId === criterionId)
      return { name, points: (tenthsOf(average) - tenthsOf(theirs?.average ?? 0)) / 10 }
    })
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, SHOWN_DIFFERENCES)
}

/** The places that more than one entry shares. */
export function sharedPlaces(results: readonly EntryResult[]): ReadonlySet<number> {
  const seen = new Set<number>()
  const shared = new Set<number>()
  for (const { place } of results) {
    if (place === null) continue
    if (seen.has(place)) shared.add(place)
    seen.add(place)
  }
  return shared
}

const POINTS = new Intl.NumberFormat("en", { maximumFractionDigits: 1, useGrouping: false })
const SIGNED_POINTS = new Intl.NumberFormat("en", { maximumFractionDigits: 1, signDisplay: "exceptZero" })
const PERCENT = new Intl.NumberFormat("en", { maximumFractionDigits: 2, useGrouping: false })

/** "8.3", "8". */
export const formatPoints = (points: number): string => POINTS.format(points)
/** "+0.4", "−1.2". */
export const formatGain = (points: number): string => SIGNED_POINTS.format(points).replace("-", "−")
/** "86.67" of a percent before it is rounded for showing. */
export const formatExactPercent = (percent: number): string => PERCENT.format(percent)
