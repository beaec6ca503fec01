import type { EventRules } from "@rosette/contract"
import type { EntryLine, ResultsSetup } from "@rosette/domain"
import { lockEvent } from "../../data/change/event-lock.ts"
import { OPTIMISTIC_ATTEMPTS } from "../../data/change/one-state.ts"
import type { Database, Sql } from "../../data/database.ts"
import { AppError } from "../../kernel/app-error.ts"
import { rulesOf } from "../rules/queries.ts"
import { keptStandings, type Standing } from "./kept-standings.ts"
import { makeStanding } from "./make-standing.ts"

/** What a standing is of; `activeJudges` because their number alone moves how many sheets are expected. */
export type StandingVersions = { version: number; setupVersion: number; activeJudges: number }

type Found = StandingVersions & { rules: EventRules }

/**
 * How the event stands now: kept until something moves a result, then made anew for the entries whose tally or photo has
 * changed. NOT_FOUND where it is gone.
 */
export async function eventStanding(db: Database, eventId: number): Promise<Standing> {
  const kept = keptStandings(db)
  let found = await versionsOf(db.read, eventId)
  for (let attempt = 1; attempt <= OPTIMISTIC_ATTEMPTS; attempt++) {
    const earlier = kept.get(eventId) ?? null
    // A photo is shown with the results and moves none: it comes with a new setup.
    if (earlier && isSame(earlier, found)) return earlier
    const standing = await makeStanding(db.read, db.dialect, eventId, found, earlier)
    const after = await versionsOf(db.read, eventId)
    // Whatever moves a result raises the version with it: the same version before and after means one state was read.
    if (isSame(found, after)) {
      kept.set(eventId, standing)
      return standing
    }
    found = after
  }
  return lockedStanding(db, eventId)
}

/** The same for work that holds the event's lock, inside its transaction. */
export async function standingUnderLock(db: Database, sql: Sql, eventId: number): Promise<Standing> {
  const found = await versionsOf(sql, eventId)
  const earlier = keptStandings(db).get(eventId) ?? null
  return earlier && isSame(earlier, found) ? earlier : makeStanding(sql, db.dialect, eventId, found, earlier)
}

/** While sheets keep coming, one reading makes them wait. */
function lockedStanding(db: Database, eventId: number): Promise<Standing> {
  return db.write(async (sql) => {
    await lockEvent(sql, db.dialect, eventId)
    return makeStanding(sql, db.dialect, eventId, await versionsOf(sql, eventId), null)
  })
}

const isSame = (a: StandingVersions, b: StandingVersions) =>
  a.version === b.version && a.setupVersion === b.setupVersion && a.activeJudges === b.activeJudges

type VersionsRow = StandingVersions & Parameters<typeof rulesOf>[0]

async function versionsOf(sql: Sql, eventId: number): Promise<Found> {
  const [row] = await sql.all<VersionsRow>(
    `SELECT "resultsVersion" AS "version", "setupVersion", "panelMethod", "tieBreaks", "placesThatMatter", "conferAbove",
            (SELECT CAST(COUNT(*) AS INTEGER) FROM "Judge" WHERE "eventId" = e."id" AND "isActive" = ?) AS "activeJudges"
       FROM "Event" e WHERE "id" = ?`,
    [true, eventId],
  )
  if (!row) throw new AppError("NOT_FOUND")
  const { version, setupVersion, activeJudges } = row
  return { version, setupVersion, activeJudges, rules: rulesOf(row) }
}

/** The setup of the entries that a list is narrowed to; the whole one where it is not. */
export const setupOf = (setup: ResultsSetup, inClass: ReadonlySet<number> | null): ResultsSetup =>
  inClass ? { ...setup, entries: setup.entries.filter(({ entry }) => inClass.has(entry.id)) } : setup

/** The averages of each entry, by its number. */
export const averagesByEntry = ({ byEntry }: Standing): Map<number, EntryLine> =>
  new Map([...byEntry].map(([entryId, { line }]) => [entryId, line]))
