import type { PanelLine } from "@rosette/domain/contest/panel"
import type { PlacedResult, Standings } from "@rosette/domain/contest/places"
import type { ResultsSetup } from "@rosette/domain/contest/results"
import { perDatabase } from "../../data/per-database.ts"
import type { TallyRow } from "../../data/sql/read-tallies.ts"
import { BoundedCache } from "../../lib/bounded-cache.ts"
import type { Decisions, StoredSettlement } from "./decisions-query.ts"
import type { EntryNames } from "./entry-names-query.ts"

/** An entry in the results, with what it was made from. */
export type EntryAtVersion = { tally: TallyRow | undefined; line: PanelLine; result: PlacedResult }

/** An event's results at one version, with what they were made from. It is never changed. */
export type ResultsAtVersion = {
  version: number
  setupVersion: number
  activeJudges: number
  isPublished: boolean
  setup: ResultsSetup
  names: ReadonlyMap<number, EntryNames>
  decisions: Decisions
  /** In voting ID order. A line has its sheets only if the panel method or a tie-break compares them. */
  lines: readonly PanelLine[]
  standings: Standings<StoredSettlement>
  /** By place and then voting ID. */
  byEntry: ReadonlyMap<number, EntryAtVersion>
  counts: { isProvisional: boolean; submittedSheets: number; expectedSheets: number }
}

const CACHED_EVENTS = 20

/** The latest results of each event, for the events that were asked about last. */
export const resultsCache = perDatabase(
  () => new BoundedCache<number, ResultsAtVersion>(CACHED_EVENTS, "least recently used"),
)
