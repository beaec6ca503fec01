import { judgeShare, needWithSheet, type Team } from "@rosette/domain/assignment/needs"
import type { Database, Sql } from "../../../data/database.ts"
import { perDatabase } from "../../../data/per-database.ts"
import { BoundedCache } from "../../../lib/bounded-cache.ts"
import { panelNow } from "../../results/divided-panel-query.ts"

/** How far the judges of an event are, where not every judge is asked for every entry. It is never changed. */
export type SavePanel = {
  eventId: number
  setupVersion: number
  resultsVersion: number
  sheetsPerEntry: number | null
  teams: readonly Team[]
  /** How many sheets of each judge count. */
  completed: ReadonlyMap<number, number>
}

type Versions = Pick<SavePanel, "setupVersion" | "resultsVersion">

const CACHED_EVENTS = 50
const cachedPanels = perDatabase(() => new BoundedCache<number, SavePanel>(CACHED_EVENTS, "least recently used"))

/** Caches a panel. Call it after the commit: after a rollback the same version can mean other sheets. */
export const cachePanel = (db: Database, panel: SavePanel): void => cachedPanels(db).set(panel.eventId, panel)

/** The panel at these versions, which the caller has locked; null where every judge is asked for every entry. */
export async function savePanelAt(
  sql: Sql,
  db: Database,
  eventId: number,
  { setupVersion, resultsVersion }: Versions,
): Promise<SavePanel | null> {
  const cached = cachedPanels(db).get(eventId)
  if (cached?.setupVersion === setupVersion && cached.resultsVersion === resultsVersion) return cached
  const found = await panelNow({ sql }, eventId)
  if (!found) return null
  const { panel, teams, shares } = found
  const completed = new Map([...shares.values()].map((share) => [share.judgeId, share.completed]))
  return { eventId, setupVersion, resultsVersion, sheetsPerEntry: panel.sheetsPerEntry, teams, completed }
}

/** The panel once a judge has submitted one more sheet that counts. */
export function withSheet(panel: SavePanel, judgeId: number, entryId: number): SavePanel {
  const teams = panel.teams.map((team) => {
    if (!team.judgeIds.includes(judgeId)) return team
    const entries = team.entries.map((need) =>
      need.entryId === entryId ? needWithSheet(need, judgeId, panel.sheetsPerEntry) : need,
    )
    return { ...team, entries }
  })
  const completed = new Map(panel.completed).set(judgeId, (panel.completed.get(judgeId) ?? 0) + 1)
  return { ...panel, teams, completed }
}

/** How far a judge is. */
export function statsIn({ teams, completed }: SavePanel, judgeId: number): { completed: number; total: number } {
  const { total, ...share } = judgeShare(judgeId, completed.get(judgeId) ?? 0, teams)
  return { completed: share.completed, total }
}
