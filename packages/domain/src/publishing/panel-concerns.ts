import { shortEntries, uncoveredSections } from "../assignment/gaps.ts"
import { type Panel, type PanelJudge, type Team, teamNeeds } from "../assignment/needs.ts"
import { isLimitedJudge } from "../contest/judge-scope.ts"
import type { PanelSheet } from "../contest/panel.ts"
import type { CriterionForResults } from "../contest/results.ts"
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
  const short = shortEntries(facts, teams).map((line): Concern => ({ kind: "panelShort", ...line }))
  const scored = new Set(
    sheets.flatMap(({ entryId, scores }) =>
      scores.filter(({ isScore }) => isScore).map(({ criterionId }) => `${entryId}/${criterionId}`),
    ),
  )
  const uncovered = uncoveredSections(facts, (entryId, criterionId) => scored.has(`${entryId}/${criterionId}`))
  return [...missing, ...short, ...uncovered.map((line): Concern => ({ kind: "sectionUncovered", ...line }))]
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
