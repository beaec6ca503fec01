import type { EntryResult } from "@rosette/domain"
import type { Database } from "../../data/database.ts"

/** How an event stands as of a version of its results. */
export type Standing = {
  version: number
  results: EntryResult[]
  /** For each entry, how many criteria apply to it. */
  applicableCriteriaByEntry: number[]
}

const KEPT_EVENTS = 20

/** The latest standing of the events that were asked about last; a newer version of an event replaces its older one. */
export class KeptStandings {
  readonly #byEvent = new Map<number, Standing>()

  get(eventId: number, version: number): Standing | null {
    const kept = this.#byEvent.get(eventId)
    if (kept?.version !== version) return null
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
