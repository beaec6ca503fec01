import type { EventRules } from "@rosette/contract/rules"
import {
  type JudgeShare,
  judgeShares,
  type Panel,
  sumOfNeeds,
  type Team,
  teamNeeds,
} from "@rosette/domain/assignment/needs"
import type { ResultsSetup } from "@rosette/domain/contest/results"
import type { Reading, Sql } from "../../data/database.ts"
import { readPanelOfEvent } from "../../data/sql/panel-of-event.ts"
import { readResultsSetup } from "../../data/sql/results-setup.ts"
import { isDivided, resultsVersions } from "../../data/sql/results-versions.ts"

/** Who is asked for what where not every judge is asked for every entry, and how far they are. */
export type DividedPanel = {
  panel: Panel
  teams: readonly Team[]
  shares: ReadonlyMap<number, JudgeShare>
  counts: { expected: number; submitted: number; surplus: number }
}

/** Reads and computes it from one state of the event. */
export async function dividedPanel(
  sql: Sql,
  eventId: number,
  { criteria, entries }: ResultsSetup,
  { sheetsPerEntry }: Pick<EventRules, "sheetsPerEntry">,
): Promise<DividedPanel> {
  const found = await readPanelOfEvent(sql, eventId)
  return computed({ ...found, criteria, entries: entries.map(({ entry }) => entry), sheetsPerEntry })
}

/** The same as it is now; null where every judge is asked for every entry. */
export async function panelNow({ sql }: Pick<Reading, "sql">, eventId: number): Promise<DividedPanel | null> {
  const versions = await resultsVersions(sql, eventId)
  if (!versions || !isDivided(versions)) return null
  return dividedPanel(sql, eventId, await readResultsSetup(sql, eventId), versions)
}

/** The same for some of the entries alone; all of them if `entryIds` is null. */
export function narrowed(divided: DividedPanel, entryIds: ReadonlySet<number> | null): DividedPanel {
  if (!entryIds) return divided
  const { panel } = divided
  return computed({ ...panel, entries: panel.entries.filter(({ id }) => entryIds.has(id)) })
}

function computed(panel: Panel): DividedPanel {
  const teams = teamNeeds(panel)
  const shares = new Map(judgeShares(panel, teams).map((share) => [share.judgeId, share]))
  return { panel, teams, shares, counts: sumOfNeeds(teams) }
}

/** What each entry needs and has of all teams together. Product rule: what a team has beyond its need does not count. */
export function needsByEntry({ teams }: Pick<DividedPanel, "teams">): Map<number, { need: number; done: number }> {
  const sums = new Map<number, { need: number; done: number }>()
  for (const { entryId, need, done } of teams.flatMap(({ entries }) => entries)) {
    const sum = sums.get(entryId) ?? { need: 0, done: 0 }
    sums.set(entryId, { need: sum.need + need, done: sum.done + Math.min(done, need) })
  }
  return sums
}
