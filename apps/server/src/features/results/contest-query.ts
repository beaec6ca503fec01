import { type PanelLine, panelLineSteps } from "@rosette/domain/contest/panel"
import { type Contest, type Standings, standings } from "@rosette/domain/contest/places"
import type { ResultsSetup } from "@rosette/domain/contest/results"
import { readOneState } from "../../data/change/one-state.ts"
import type { Database, Sql } from "../../data/database.ts"
import { runInSlices } from "../../lib/run-in-slices.ts"
import { AppError } from "../../refusals/app-error.ts"
import { rulesOf } from "../rules/queries.ts"
import { readDecisions, type StoredSettlement } from "./decisions-query.ts"
import { readPanelSheets } from "./panels-query.ts"
import { readResultsSetup } from "./setup-query.ts"

/** The inputs of an event's places, ties and awards at one version of its results, and these results. */
export type EventContest = {
  version: number
  contest: Contest<StoredSettlement>
  setup: ResultsSetup
  /** In voting ID order. */
  lines: PanelLine[]
  standings: Standings<StoredSettlement>
}

/** The contest as it is now. Throws NOT_FOUND if the event is gone. */
export const eventContest = (db: Database, eventId: number): Promise<EventContest> =>
  readOneState(
    db,
    eventId,
    (sql) => readContest(sql, eventId),
    (sql) => contestVersions(sql, eventId),
  )

/** The same for work that holds the event's lock, inside its transaction. */
export async function contestUnderLock(sql: Sql, eventId: number): Promise<EventContest> {
  return (await readContest(sql, eventId)).found
}

/** The contest, and the versions that the event had before it was read. Throws NOT_FOUND if the event is gone. */
export async function readContest(sql: Sql, eventId: number): Promise<{ versions: string; found: EventContest }> {
  const { rules, version, versions } = await readRules(sql, eventId)
  const setup = await readResultsSetup(sql, eventId)
  const contest: Contest<StoredSettlement> = {
    entries: setup.entries.map(({ entry }) => entry),
    criteria: [...setup.criteria],
    sheets: await readPanelSheets(sql, eventId),
    rules,
    ...(await readDecisions(sql, eventId)),
  }
  const lines = await runInSlices(panelLineSteps(setup, contest.sheets, rules.panelMethod))
  return { versions, found: { version, contest, setup, lines, standings: standings(setup, lines, contest) } }
}

type RulesRow = Parameters<typeof rulesOf>[0] & { changeVersion: number; resultsVersion: number; setupVersion: number }

/** The versions of everything that a contest is read from, as one text. Throws NOT_FOUND if the event is gone. */
export const contestVersions = async (sql: Sql, eventId: number): Promise<string> =>
  (await readRules(sql, eventId)).versions

async function readRules(sql: Sql, eventId: number) {
  const [row] = await sql.all<RulesRow>(
    `SELECT "changeVersion", "resultsVersion", "setupVersion", "panelMethod", "tieBreaks", "placesThatMatter", "conferAbove"
       FROM "Event" WHERE "id" = ?`,
    [eventId],
  )
  if (!row) throw new AppError("NOT_FOUND")
  const { changeVersion, resultsVersion, setupVersion } = row
  return {
    rules: rulesOf(row),
    version: resultsVersion,
    versions: [changeVersion, resultsVersion, setupVersion].join(),
  }
}
