import { type AppliedTo, criterionApplies } from "../contest/applicability.ts"
import { orderInScope, sectionNumberOf } from "../contest/judge-scope.ts"
import { type CriterionForResults, countsOverall } from "../contest/results.ts"
import { isAskedFor } from "../contest/scorecard.ts"
import { SECTIONS } from "../contest/sections.ts"
import { isAskedOf } from "./due.ts"
import { type Panel, type PanelEntry, pairTest, type Team } from "./needs.ts"

type WithoutSheets = Omit<Panel, "submitted">

/** The entries that are judged and that nobody may score or has scored. */
export function unjudgedEntries(
  { entries, criteria }: Pick<Panel, "entries" | "criteria">,
  teams: readonly Team[],
): number[] {
  const canOf = teams.map(canOfTeam)
  const judged = entries.filter((entry) => isAskedFor(criteria, entry))
  return judged.filter(({ id }) => canOf.every((can) => can(id) === 0)).map(({ id }) => id)
}

/**
 * Entries that too few judges of a team can score: fewer than an entry needs, or than the team has. Where every sheet is expected, those
 * that nobody can score.
 */
export function shortEntries(
  panel: WithoutSheets,
  teams: readonly Team[],
): { sections: number[]; entryIds: number[] }[] {
  const { entries, criteria, sheetsPerEntry } = panel
  if (sheetsPerEntry === null) return notEmpty({ sections: [], entryIds: unjudgedEntries(panel, teams) })
  const judged = entries.filter((entry) => isAskedFor(criteria, entry))
  return teams.flatMap((team) => {
    const can = canOfTeam(team)
    const wanted = Math.min(sheetsPerEntry, team.judgeIds.length)
    const isTheirs = (entry: AppliedTo) =>
      criteria.some((one) => criterionApplies(one, entry) && orderInScope(team, one.order))
    const short = judged.filter((entry) => can(entry.id) < wanted && isTheirs(entry))
    return notEmpty({ sections: team.sections, entryIds: short.map(({ id }) => id) })
  })
}

const notEmpty = <Line extends { entryIds: readonly number[] }>(line: Line): Line[] =>
  line.entryIds.length > 0 ? [line] : []

function canOfTeam({ entries }: Team): (entryId: number) => number {
  const byEntry = new Map(entries.map(({ entryId, can }) => [entryId, can]))
  return (entryId) => byEntry.get(entryId) ?? 0
}

/** Sections with a criterion that counts and that nobody may score, or has scored, by entry. */
export function uncoveredSections(
  {
    judges,
    entries,
    criteria,
    conflicts,
  }: Omit<WithoutSheets, "criteria"> & { criteria: readonly CriterionForResults[] },
  isScored: (entryId: number, criterionId: number) => boolean,
): { section: number; entryIds: number[] }[] {
  const hasSteppedAside = pairTest(conflicts)
  const mayScore = (entry: PanelEntry, { order }: CriterionForResults) =>
    judges.some(
      (one) => orderInScope(one, order) && !hasSteppedAside(one.id, entry.id) && isAskedOf(one, entry, criteria),
    )
  const uncovered = entries
    .filter((entry) => isAskedFor(criteria, entry))
    .flatMap((entry) =>
      criteria
        .filter((one) => countsOverall(one) && criterionApplies(one, entry))
        .filter((one) => !isScored(entry.id, one.id) && !mayScore(entry, one))
        .map(({ order }) => ({ entryId: entry.id, section: sectionNumberOf(order) })),
    )
  return SECTIONS.flatMap((_, index) => {
    const section = index + 1
    const ofSection = uncovered.filter((one) => one.section === section)
    return notEmpty({ section, entryIds: [...new Set(ofSection.map(({ entryId }) => entryId))] })
  })
}
