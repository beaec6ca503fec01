import type { EventResults } from "@rosette/contract"
import type { PanelLine, PlacedResult, ResultsSetup, Standings } from "@rosette/domain"
import { perDatabase } from "../../data/per-database.ts"
import { BoundedCache } from "../../lib/bounded-cache.ts"
import type { StoredSettlement } from "./contest-query.ts"
import type { TallyRow } from "./tallies-query.ts"

/** An entry in the results, with what it was made from. */
export type EntryStanding = { tally: TallyRow | undefined; line: PanelLine; result: PlacedResult }

/** How an event stands as of a version of its results; whatever it holds is never changed. */
export type Standing = {
  version: number
  setupVersion: number
  activeJudges: number
  setup: ResultsSetup
  byEntry: ReadonlyMap<number, EntryStanding>
  /** From the oldest, the withdrawn ones too. */
  settlements: readonly StoredSettlement[]
  standings: Standings<StoredSettlement>
  /** The same object for everybody who asks, so that it is written as JSON once. */
  answer: EventResults
}

const KEPT_EVENTS = 20

/** The latest standing of the events that were asked about last; a newer version of an event replaces its older one. */
export const keptStandings = perDatabase(() => new BoundedCache<number, Standing>(KEPT_EVENTS, "least recently used"))
