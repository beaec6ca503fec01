import type { PanelLine } from "@rosette/domain/contest/panel"
import type { Contest, Standings } from "@rosette/domain/contest/places"
import type { ResultsSetup } from "@rosette/domain/contest/results"
import { readOneState } from "../../data/change/one-state.ts"
import type { Database, Reading } from "../../data/database.ts"
import { readPanelSheets } from "../../data/sql/panel-sheets.ts"
import { AppError } from "../../refusals/app-error.ts"
import { resultsNow } from "./current-results-query.ts"
import type { StoredSettlement } from "./decisions-query.ts"

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
    async (reading) => ({
      versions: await contestVersions(reading, eventId),
      found: await contestNow(db, reading, eventId),
    }),
    (reading) => contestVersions(reading, eventId),
  )

/** The same for work that holds the event's lock, or that reads other data of one state beside it. */
export async function contestNow(db: Database, reading: Reading, eventId: number): Promise<EventContest> {
  const { version, setup, decisions, lines, standings } = await resultsNow(db, reading, eventId)
  const contest = {
    ...decisions,
    entries: setup.entries.map(({ entry }) => entry),
    criteria: [...setup.criteria],
    sheets: await readPanelSheets(reading.sql, eventId),
  }
  return { version, contest, setup, lines, standings }
}

/** The versions of everything that a contest is read from, as one text. Throws NOT_FOUND if the event is gone. */
export async function contestVersions({ tx }: Pick<Reading, "tx">, eventId: number): Promise<string> {
  const event = await tx.event.findUnique({ where: { id: eventId } })
  if (!event) throw new AppError("NOT_FOUND")
  return [event.changeVersion, event.resultsVersion, event.setupVersion].join()
}
