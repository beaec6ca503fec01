import type { Coverage } from "@rosette/domain/contest/coverage"
import { plural } from "../../lib/format.ts"
import { isolated } from "../../lib/isolated.ts"
import type { Outputs } from "../../lib/trpc.ts"

export type EntryResult = Outputs["organizer"]["results"]["entries"][number]
export type CriterionResult = EntryResult["criteria"][number]

/** The criteria of all scorecards, each once; those of one scorecard stand in their order. */
export function criteriaIn(results: readonly Pick<EntryResult, "criteria">[]): CriterionResult[] {
  const all: CriterionResult[] = []
  for (const { criteria } of results) {
    let at = all.length
    for (const criterion of criteria.toReversed()) {
      const known = all.findIndex(({ criterionId }) => criterionId === criterion.criterionId)
      if (known === -1) all.splice(at, 0, criterion)
      else at = known
    }
  }
  return all
}

/** "A1, Mia Berg". */
export const entryWithOwner = ({ votingId, ownerParticipant }: EntryResult): string =>
  `${votingId}, ${isolated(ownerParticipant)}`

/** Whether any judge has scored one of these criteria. */
export const isScored = (criteria: readonly Pick<CriterionResult, "judgeCount">[]): boolean =>
  criteria.some(({ judgeCount }) => judgeCount > 0)

/** What an entry without a place shows instead of a percent: it may have scores that do not count in the percent. */
export const noPercentText = ({ criteria }: Pick<EntryResult, "criteria">): string =>
  isScored(criteria) ? "–" : "No scores yet"

const POINTS = new Intl.NumberFormat("en", { maximumFractionDigits: 1, useGrouping: false })
const SIGNED_POINTS = new Intl.NumberFormat("en", { maximumFractionDigits: 1, signDisplay: "exceptZero" })
const PERCENT = new Intl.NumberFormat("en", { maximumFractionDigits: 2, useGrouping: false })

/** "8.3", "8". */
export const formatPoints = (points: number): string => POINTS.format(points)
/** "+0.4", "−1.2". */
export const formatGain = (points: number): string => SIGNED_POINTS.format(points).replace("-", "−")
/** "86.67" for a percent before rounding. */
export const formatExactPercent = (percent: number): string => PERCENT.format(percent)

/**
 * "2 of 5 judges": how many a provisional percent rests on; "2 judges" if it is not known how many are expected, "2 of 3 sheets" where
 * the entry needs some number of them.
 */
export function judgesWords({ judges, expected, sheets }: Coverage): string {
  if (sheets) return `${sheets.done} of ${plural(sheets.need, "sheet")}`
  return expected === null ? plural(judges, "judge") : `${judges} of ${plural(expected, "judge")}`
}

/** "from 2 of 5 judges", after the percent. */
export const coverageWords = (coverage: Coverage): string => `from ${judgesWords(coverage)}`
