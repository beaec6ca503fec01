import type { Outputs } from "../../../lib/trpc.ts"

export type EntryResult = Outputs["organizer"]["results"]["entries"][number]
export type CriterionResult = EntryResult["criteria"][number]

/** Points are told with one decimal, as averages are rounded; sums in whole tenths, so that they are exact. */
const tenthsOf = (points: number) => Math.round(points * 10)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The sum of the rounded averages, in tenths of a point. */
const totalTenths = (result: EntryResult) => sum(result.criteria.map(({ average }) => tenthsOf(average)))

/** "A1, Mia Berg". */
export const entryWithOwner = ({ votingId, ownerParticipant }: EntryResult): string =>
  `${votingId}, ${ownerParticipant}`

export const maxPointsOf = (result: EntryResult): number => sum(result.criteria.map(({ maxPoints }) => maxPoints))
export const pointsOf = (result: EntryResult): number => totalTenths(result) / 10

/** How one entry stands to another: by how many points in all, and on which criteria most, its own gains positive. */
export type Comparison = {
  other: EntryResult
  points: number
  /** The whole percents look alike although the sums differ. */
  looksTied: boolean
  criteria: { name: string; points: number }[]
}

export type Explanation = { tiedWith: EntryResult[]; above: Comparison | null; below: Comparison | null }

const SHOWN_DIFFERENCES = 3

function compare(result: EntryResult, other: EntryResult): Comparison {
  const differences = result.criteria.map(({ criterionId, name, average }) => {
    const theirs = other.criteria.find((criterion) => criterion.criterionId === criterionId)
    return { name, points: (tenthsOf(average) - tenthsOf(theirs?.average ?? 0)) / 10 }
  })
  return {
    other,
    points: (totalTenths(result) - totalTenths(other)) / 10,
    looksTied: result.overallPercentRounded === other.overallPercentRounded,
    criteria: differences
      .filter(({ points }) => points !== 0)
      .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
      .slice(0, SHOWN_DIFFERENCES),
  }
}

/** Why an entry of the ranking stands where it stands: who shares its rank, and what parts it from its neighbours. */
export function explainRank(results: readonly EntryResult[], result: EntryResult): Explanation {
  const ranked = results.filter(({ rank }) => rank !== null)
  const sameRank = ranked.filter(({ rank }) => rank === result.rank)
  const above = ranked[ranked.findIndex(({ rank }) => rank === result.rank) - 1]
  const below = ranked[ranked.findLastIndex(({ rank }) => rank === result.rank) + 1]
  return {
    tiedWith: sameRank.filter(({ entryId }) => entryId !== result.entryId),
    above: above ? compare(result, above) : null,
    below: below ? compare(result, below) : null,
  }
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
