import type { EventResults } from "@rosette/contract"
import type { PanelLine, PlacedResult, ResultsSetup, Standings } from "@rosette/domain"
import { perDatabase } from "../../data/per-database.ts"
import { BoundedCache } from "../../lib/bounded-cache.ts"
import type { StoredSettlement } from "./contest-query.ts"
import type { TallyRow } from "./tallies-query.ts"

/** An entry in the results, with what it was made from. */
export type EntryStanding = { tally: TallyRow | undefined; line: PanelLine; result: PlacedResult }

/** An event's standing at one version of its results. It is never changed. */
export type Standing = {
  version: number
  setupVersion: number
  activeJudges: number
  setup: ResultsSetup
  byEntry: ReadonlyMap<number, EntryStanding>
  /** Oldest first, also the withdrawn ones. */
  settlements: readonly StoredSettlement[]
  standings: Standings<StoredSettlement>
  /** The same object for every request, so that it is serialized once. */
  answer: EventResults
}

const KEPT_EVENTS = 20

/** The latest standing of each event, for the events that were asked about last. */
export const keptStandings = perDatabase(() => new BoundedCache<number, Standing>(KEPT_EVENTS, "least recently used"))
