import type { PanelLine } from "@rosette/domain/contest/panel"
import type { Contest, Standings } from "@rosette/domain/contest/places"
import type { ResultsSetup } from "@rosette/domain/contest/results"
import { readOneState } from "../../data/change/one-state.ts"
import type { Database, Sql } from "../../data/database.ts"
import { AppError } from "../../refusals/app-error.ts"
import { resultsNow } from "./current-results-query.ts"
import type { StoredSettlement } from "./decisions-query.ts"
import { readPanelSheets } from "./panels-query.ts"

/** An event's results at one version, with the submitted sheets that they were made from. */
export type EventContest = {
  version: number
  contest: Contest<StoredSettlement>
  setup: ResultsSetup
  /** In voting ID order. */
  lines: readonly PanelLine[]
  standings: Standings<StoredSettlement>
}

/** The contest as it is now. Throws NOT_FOUND if the event is gone. */
export const eventContest = (db: Database, eventId: number): Promise<EventContest> =>
  readOneState(
    db,
    eventId,
    async (sql) => ({ versions: await contestVersions(sql, eventId), found: await contestNow(db, sql, eventId) }),
    (sql) => contestVersions(sql, eventId),
  )

/** The same for work that holds the event's lock, or that reads other data of one state beside it. */
export async function contestNow(db: Database, sql: Sql, eventId: number): Promise<EventContest> {
  const { version, setup, decisions, lines, standings } = await resultsNow(db, sql, eventId)
  const contest = {
    ...decisions,
    entries: setup.entries.map(({ entry }) => entry),
    criteria: [...setup.criteria],
    sheets: await readPanelSheets(sql, eventId),
  }
  return { version, contest, setup, lines, standings }
}

/** The versions of everything that a contest is read from, as one text. Throws NOT_FOUND if the event is gone. */
export async function contestVersions(sql: Sql, eventId: number): Promise<string> {
  const [row] = await sql.all<{ changeVersion: number; resultsVersion: number; setupVersion: number }>(
    `SELECT "changeVersion", "resultsVersion", "setupVersion" FROM "Event" WHERE "id" = ?`,
    [eventId],
  )
  if (!row) throw new AppError("NOT_FOUND")
  return [row.changeVersion, row.resultsVersion, row.setupVersion].join()
}
