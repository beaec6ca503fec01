import type { EventRules } from "@rosette/contract/rules"
import type { EntryLine, ResultsSetup } from "@rosette/domain/contest/results"
import { OPTIMISTIC_ATTEMPTS } from "../../data/change/one-state.ts"
import { committed, type Database, type Reading, type Sql } from "../../data/database.ts"
import { perDatabase } from "../../data/per-database.ts"
import { lockEvent } from "../../data/sql/event-lock.ts"
import { isDivided, resultsVersions } from "../../data/sql/results-versions.ts"
import { sqlOf } from "../../data/sql/sql-of.ts"
import { BoundedCache } from "../../lib/bounded-cache.ts"
import { AppError } from "../../refusals/app-error.ts"
import { rulesOf } from "../rules/queries.ts"
import type { ResultsAtVersion } from "./compute-results.ts"
import { computeResults } from "./compute-results.ts"

export type { ResultsAtVersion }

const CACHED_EVENTS = 20

/** The latest results of each event, for the events that were asked about last. */
export const resultsCache = perDatabase(
  () => new BoundedCache<number, ResultsAtVersion>(CACHED_EVENTS, "least recently used"),
)

/**
 * What identifies the results; `activeJudges`, because their number alone changes how many sheets are expected, and
 * `isPublished`, because published results are never provisional; `checkedIn`, the entries that are here as a JSON list, because a
 * check-in is shown in their rows and raises no other version.
 */
type ResultsVersions = {
  version: number
  setupVersion: number
  activeJudges: number
  isPublished: boolean
  checkedIn: string
}

type VersionsAndRules = ResultsVersions & { rules: EventRules; isDivided: boolean }

/**
 * The event's current results: cached until a result changes, then computed again for the entries whose tally has
 * changed. Throws NOT_FOUND if the event is gone.
 */
export async function currentResults(db: Database, eventId: number): Promise<ResultsAtVersion> {
  const cache = resultsCache(db)
  let found = await versionsOf(db.read, eventId)
  for (let attempt = 1; attempt <= OPTIMISTIC_ATTEMPTS; attempt++) {
    const earlier = cache.get(eventId) ?? null
    if (earlier && isSame(earlier, found)) return earlier
    const computed = await computeResults(committed(db), eventId, found, earlier)
    const after = await versionsOf(db.read, eventId)
    // Every change of a result also raises the version: if it is the same before and after, one state was read.
    if (isSame(found, after)) {
      cache.set(eventId, computed)
      return computed
    }
    found = after
  }
  return resultsWithLock(db, eventId)
}

/** The same for work that holds the event's lock, or that reads other data of one state beside it. */
export async function resultsNow(db: Database, reading: Reading, eventId: number): Promise<ResultsAtVersion> {
  const found = await versionsOf(reading.sql, eventId)
  const earlier = resultsCache(db).get(eventId) ?? null
  return earlier && isSame(earlier, found) ? earlier : computeResults(reading, eventId, found, earlier)
}

/** For when sheets keep coming: reads once under the lock, which makes them wait. */
function resultsWithLock(db: Database, eventId: number): Promise<ResultsAtVersion> {
  return db.transaction(async (tx) => {
    const sql = sqlOf(db, tx)
    await lockEvent(sql, eventId)
    return computeResults({ tx, sql }, eventId, await versionsOf(sql, eventId), null)
  })
}

const isSame = (a: ResultsVersions, b: ResultsVersions) =>
  a.version === b.version &&
  a.setupVersion === b.setupVersion &&
  a.activeJudges === b.activeJudges &&
  a.isPublished === b.isPublished &&
  a.checkedIn === b.checkedIn

async function versionsOf(sql: Sql, eventId: number): Promise<VersionsAndRules> {
  const row = await resultsVersions(sql, eventId)
  if (!row) throw new AppError("NOT_FOUND")
  const { resultsVersion: version, setupVersion, activeJudges, resultsState, checkedIn } = row
  const isPublished = resultsState === "published"
  // Whatever divides the panel raises the setup's version too.
  const versions = { version, setupVersion, activeJudges, isPublished, checkedIn }
  return { ...versions, rules: rulesOf(row), isDivided: isDivided(row) }
}

/** The setup with only the entries that a list is filtered by; all of it if the list is not filtered. */
export const setupOf = (setup: ResultsSetup, inClass: ReadonlySet<number> | null): ResultsSetup =>
  inClass ? { ...setup, entries: setup.entries.filter(({ entry }) => inClass.has(entry.id)) } : setup

/** The averages of each entry, by its id. */
export const averagesByEntry = ({ byEntry }: ResultsAtVersion): Map<number, EntryLine> =>
  new Map([...byEntry].map(([entryId, { line }]) => [entryId, line]))
