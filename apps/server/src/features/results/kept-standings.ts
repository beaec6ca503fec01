import type { EventResults } from "@rosette/contract"
import type { PanelLine, PlacedResult, ResultsSetup, Standings } from "@rosette/domain"
import type { Database } from "../../data/database.ts"
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
export class KeptStandings {
  readonly #byEvent = new Map<number, Standing>()

  get(eventId: number): Standing | null {
    const kept = this.#byEvent.get(eventId)
    if (!kept) return null
    this.#byEvent.delete(eventId)
    this.#byEvent.set(eventId, kept)
    return kept
  }

  keep(eventId: number, standing: Standing): void {
    this.#byEvent.delete(eventId)
    this.#byEvent.set(eventId, standing)
    const oldest = this.#byEvent.size > KEPT_EVENTS ? this.#byEvent.keys().next().value : undefined
    if (oldest !== undefined) this.#byEvent.delete(oldest)
  }
}

const keptByDatabase = new WeakMap<Database, KeptStandings>()

/** The standings kept for this database, as long as it is open. */
export function keptStandings(db: Database): KeptStandings {
  const kept = keptByDatabase.get(db) ?? new KeptStandings()
  keptByDatabase.set(db, kept)
  return kept
}
