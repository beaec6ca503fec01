import { setImmediate as othersFirst } from "node:timers/promises"
import type { EventResults } from "@rosette/contract"
import {
  type EntryLine,
  entryLine,
  entryResult,
  type PanelMethod,
  panelLine,
  type ResultsSetup,
  rankedLines,
} from "@rosette/domain"
import type { Database, Sql } from "../../data/database.ts"
import { AppError } from "../../kernel/app-error.ts"
import { joinJson, writeOnce, writtenJson } from "../../lib/written-json.ts"
import { type EntryStanding, keptStandings, type Standing } from "./kept-standings.ts"
import { readPanels } from "./panels-query.ts"
import { readResultsSetup } from "./setup-query.ts"
import { readTallies, type TallyRow, tallyOf } from "./tallies-query.ts"

const HOPEFUL_TRIES = 3
const COMMA = Buffer.from(",")

type Versions = { resultsVersion: number; setupVersion: number; panelMethod: PanelMethod }

/**
 * How the event stands now: kept until something moves a result, then made anew for the entries whose tally or photo has
 * changed. NOT_FOUND where it is gone.
 */
export async function eventStanding(db: Database, eventId: number): Promise<Standing> {
  const kept = keptStandings(db)
  let versions = await versionsOf(db.read, eventId)
  for (let attempt = 1; attempt <= HOPEFUL_TRIES; attempt++) {
    const earlier = kept.get(eventId)
    // A photo is shown with the results and moves none: it comes with a new setup.
    if (earlier?.version === versions.resultsVersion && earlier.setupVersion === versions.setupVersion) return earlier
    const standing = await readStanding(db.read, db.dialect, eventId, versions, earlier)
    const after = await versionsOf(db.read, eventId)
    // Whatever moves a result raises the version with it: the same version before and after means one state was read.
    if (after.resultsVersion === versions.resultsVersion && after.setupVersion === versions.setupVersion) {
      kept.keep(eventId, standing)
      return standing
    }
    versions = after
  }
  return lockedStanding(db, eventId)
}

/** The same for work that holds the event's lock, inside its transaction. */
export async function standingUnderLock(db: Database, sql: Sql, eventId: number): Promise<Standing> {
  const versions = await versionsOf(sql, eventId)
  const earlier = keptStandings(db).get(eventId)
  const { version, setupVersion } = earlier ?? {}
  if (earlier && version === versions.resultsVersion && setupVersion === versions.setupVersion) return earlier
  return readStanding(sql, db.dialect, eventId, versions, earlier)
}

/** While sheets keep coming, one reading makes them wait. */
function lockedStanding(db: Database, eventId: number): Promise<Standing> {
  return db.write(async (sql) => {
    await sql.run(`UPDATE "Event" SET "resultsVersion" = "resultsVersion" WHERE "id" = ?`, [eventId])
    return readStanding(sql, db.dialect, eventId, await versionsOf(sql, eventId), null)
  })
}

async function versionsOf(sql: Sql, eventId: number): Promise<Versions> {
  const [versions] = await sql.all<Versions>(
    `SELECT "resultsVersion", "setupVersion", "panelMethod" FROM "Event" WHERE "id" = ?`,
    [eventId],
  )
  if (!versions) throw new AppError("NOT_FOUND")
  return versions
}

async function readStanding(
  sql: Sql,
  dialect: Database["dialect"],
  eventId: number,
  { resultsVersion: version, setupVersion, panelMethod }: Versions,
  kept: Standing | null,
): Promise<Standing> {
  const keptSetup = kept?.setupVersion === setupVersion ? kept.setup : null
  // With the same version nothing has moved a result: at most a photo is another one.
  const earlier = keptSetup || kept?.version === version ? kept : null
  const setup = keptSetup ?? (await readResultsSetup(sql, eventId))
  // Another method comes with a new setup: no line that was made by one is kept for the other.
  const panels = panelMethod === "mean" ? null : await readPanels(sql, dialect, eventId)
  const tallies: ReadonlyMap<number, TallyRow> = panels ?? (await readTallies(sql, eventId))
  if (!earlier) await othersFirst()

  const lines = setup.entries.map((one) => {
    const known = earlier?.byEntry.get(one.entry.id)
    const tally = tallies.get(one.entry.id)
    const isKnown = known?.line.entry.imageUrl === one.entry.imageUrl && isSame(known.tally, tally)
    if (known && isKnown) return known.line
    if (panels) return panelLine(setup, one, panels.get(one.entry.id)?.sheets ?? [], panelMethod)
    return entryLine(setup, one, tally && tallyOf(tally))
  })
  const standings = rankedLines(lines).map(({ line, rank }): EntryStanding => {
    const tally = tallies.get(line.entry.id)
    const known = earlier?.byEntry.get(line.entry.id)
    if (known?.line === line && known.result.rank === rank) return known
    const result = entryResult(line, rank, setup.maxPoints)
    writeOnce(result, () => Buffer.from(JSON.stringify(result)))
    return { tally, line, result }
  })
  const entries = standings.map(({ result }) => result)
  const answer = { version, entries }
  writeOnce(answer, () => writeAnswer(answer))
  const byEntry = new Map(standings.map((standing) => [standing.line.entry.id, standing]))
  return { version, setupVersion, setup, byEntry, answer }
}

/** From the parts that are written already: after one changed sheet that is nearly all of them. */
function writeAnswer({ version, entries }: EventResults): Buffer {
  const parts = entries.flatMap((entry, index) => (index === 0 ? [writtenJson(entry)] : [COMMA, writtenJson(entry)]))
  return Buffer.from(joinJson([`{"version":${version},"entries":[`, ...parts, "]}"]))
}

const isSame = (a: TallyRow | undefined, b: TallyRow | undefined) =>
  a?.judgeCount === b?.judgeCount && a?.sums === b?.sums

/** The setup of the entries that a list is narrowed to; the whole one where it is not. */
export const setupOf = (setup: ResultsSetup, inClass: ReadonlySet<number> | null): ResultsSetup =>
  inClass ? { ...setup, entries: setup.entries.filter(({ entry }) => inClass.has(entry.id)) } : setup

/** The averages of each entry, by its number. */
export const linesOf = ({ byEntry }: Standing): Map<number, EntryLine> =>
  new Map([...byEntry].map(([entryId, { line }]) => [entryId, line]))
