import { roundedUp } from "../contest/fraction.ts"
import type { CriterionForResults } from "../contest/results.ts"
import { shortEntries, uncoveredSections, unjudgedEntries } from "./gaps.ts"
import { judgeShares, type Panel, shareOf, sumOfNeeds, type Team, teamNeeds } from "./needs.ts"

type PlannedPanel = Omit<Panel, "criteria"> & { criteria: readonly CriterionForResults[] }

/** What judging takes with these judges: sheets done and planned, whole minutes for them, and what nobody can score. */
export type Plan = {
  expectedSheets: number
  judges: { judgeId: number; sheets: number; minutes: number }[]
  nobody: number[]
  short: number[]
  sectionsUncovered: { section: number; entryIds: number[] }[]
  timeLeftMs: number | null
}

/** Returns the plan for a panel whose judges need so many seconds for a sheet. */
export function assignmentPlan(
  panel: PlannedPanel,
  seconds: number,
  isScored: (entryId: number, criterionId: number) => boolean,
): Plan {
  const teams = teamNeeds(panel)
  const short = shortEntries(panel, teams).flatMap(({ entryIds }) => entryIds)
  return {
    expectedSheets: sumOfNeeds(teams).expected,
    judges: judgeShares(panel, teams).map(({ judgeId, total }) => ({
      judgeId,
      sheets: total,
      minutes: Math.ceil((total * seconds) / 60),
    })),
    nobody: unjudgedEntries(panel, teams),
    short: [...new Set(short)],
    sectionsUncovered: uncoveredSections(panel, isScored),
    timeLeftMs: timeLeftMs(teams, panel.submitted.length, seconds),
  }
}

/**
 * How much longer the sheets of these teams take: as long as the judge with the largest share of what is missing. Null before the first
 * sheet of the event is submitted.
 */
export function timeLeftMs(teams: readonly Team[], submittedSheets: number, seconds: number): number | null {
  if (submittedSheets === 0) return null
  const shares = teams.flatMap(({ judgeIds, entries }) => judgeIds.map((id) => roundedUp(shareOf(id, entries))))
  return Math.max(0, ...shares) * seconds * 1_000
}
