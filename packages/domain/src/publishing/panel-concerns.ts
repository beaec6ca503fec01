import { isAskedOf } from "../assignment/due.ts"
import { type Panel, type PanelEntry, type PanelJudge, pairTest, type Team, teamNeeds } from "../assignment/needs.ts"
import { type AppliedTo, criterionApplies } from "../contest/applicability.ts"
import { isLimitedJudge, orderInScope, sectionNumberOf } from "../contest/judge-scope.ts"
import type { PanelSheet } from "../contest/panel.ts"
import { type CriterionForResults, countsOverall } from "../contest/results.ts"
import { isAskedFor } from "../contest/scorecard.ts"
import { SECTIONS } from "../contest/sections.ts"
import type { Concern } from "./concerns.ts"

/** The panel with the submitted sheets that count. */
export type PanelFacts = Omit<Panel, "criteria" | "submitted"> & {
  criteria: readonly CriterionForResults[]
  sheets: readonly PanelSheet[]
}

/**
 * What of the panel prevents publishing. Product rule: sheets that are missing, one line a judge, or one line a team where each entry
 * needs some number of sheets; and as soon as judges are limited, have left or stepped aside, or not all judge everything, the
 * entries and sections that nobody can judge any more.
 */
export function panelConcerns({ sheets, ...facts }: PanelFacts): Concern[] {
  const panel = { ...facts, submitted: sheets }
  const teams = teamNeeds(panel)
  const missing = panel.sheetsPerEntry === null ? missingByJudge(panel.judges, teams) : missingByTeam(teams)
  if (!isPanelDivided(panel)) return missing
  return [...missing, ...shortPanels(panel, teams), ...uncoveredSections({ ...facts, sheets })]
}

/** Whether not every judge is simply asked for every entry. */
export const isPanelDivided = ({
  judges,
  conflicts,
  sheetsPerEntry,
}: Pick<Panel, "judges" | "conflicts" | "sheetsPerEntry">): boolean =>
  sheetsPerEntry !== null || conflicts.length > 0 || judges.some((judge) => judge.hasLeft || isLimitedJudge(judge))

function missingByJudge(judges: readonly PanelJudge[], teams: readonly Team[]): Concern[] {
  const needs = teams.flatMap(({ entries }) => entries)
  return judges.flatMap(({ id: judgeId }): Concern[] => {
    const entryIds = needs.filter(({ open }) => open.includes(judgeId)).map(({ entryId }) => entryId)
    return entryIds.length > 0 ? [{ kind: "sheetMissing", judgeId, entryIds }] : []
  })
}

function missingByTeam(teams: readonly Team[]): Concern[] {
  return teams.flatMap(({ sections, entries }): Concern[] => {
    const short = entries.filter(({ done, need }) => done < need)
    const missing = short.reduce((sum, { done, need }) => sum + need - done, 0)
    const entryIds = short.map(({ entryId }) => entryId)
    return missing > 0 ? [{ kind: "sheetsShort", sections, entryIds, missing }] : []
  })
}

/** Entries that too few judges of a team can score, or that nobody can where every sheet is expected. */
function shortPanels(
  { entries, criteria, sheetsPerEntry }: Omit<Panel, "submitted">,
  teams: readonly Team[],
): Concern[] {
  const judged = entries.filter((entry) => isAskedFor(criteria, entry))
  const line = (sections: number[], short: typeof judged): Concern[] =>
    short.length > 0 ? [{ kind: "panelShort", sections, entryIds: short.map(({ id }) => id) }] : []
  if (sheetsPerEntry === null)
    return line(
      [],
      judged.filter(({ id }) => teams.every((team) => canOf(team, id) === 0)),
    )
  return teams.flatMap((team) => {
    const wanted = Math.min(sheetsPerEntry, team.judgeIds.length)
    const isTheirs = (entry: AppliedTo) =>
      criteria.some((one) => criterionApplies(one, entry) && orderInScope(team, one.order))
    return line(
      team.sections,
      judged.filter((entry) => isTheirs(entry) && canOf(team, entry.id) < wanted),
    )
  })
}

const canOf = ({ entries }: Team, id: number): number => entries.find(({ entryId }) => entryId === id)?.can ?? 0

/** Sections with a criterion that counts and that nobody may score, or has scored, by entry. */
function uncoveredSections({ judges, entries, criteria, conflicts, sheets }: PanelFacts): Concern[] {
  const scored = new Set(
    sheets.flatMap(({ entryId, scores }) =>
      scores.filter(({ isScore }) => isScore).map(({ criterionId }) => `${entryId}/${criterionId}`),
    ),
  )
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
        .filter((one) => !scored.has(`${entry.id}/${one.id}`) && !mayScore(entry, one))
        .map(({ order }) => ({ entryId: entry.id, section: sectionNumberOf(order) })),
    )
  return SECTIONS.flatMap((_, index): Concern[] => {
    const section = index + 1
    const entryIds = [...new Set(uncovered.filter((one) => one.section === section).map(({ entryId }) => entryId))]
    return entryIds.length > 0 ? [{ kind: "sectionUncovered", section, entryIds }] : []
  })
}
