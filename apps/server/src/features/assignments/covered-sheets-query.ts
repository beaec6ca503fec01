import type { CoveredSheet } from "@rosette/domain/assignment/coverage"
import type { PanelJudge } from "@rosette/domain/assignment/needs"
import { countsOverall, type ResultsSetup } from "@rosette/domain/contest/results"
import { lackingCriteria } from "@rosette/domain/contest/sheet"
import type { Database } from "../../data/database.ts"
import { perDatabase } from "../../data/per-database.ts"
import { type coverageVersions, sheetsSince } from "../../data/sql/covered-sheets.ts"
import { readResultsSetup } from "../../data/sql/results-setup.ts"
import { BoundedCache } from "../../lib/bounded-cache.ts"

const CACHED_EVENTS = 20

type Versions = NonNullable<Awaited<ReturnType<typeof coverageVersions>>>
type SheetAt = CoveredSheet & { submittedAt: number | null }
type SheetsByJudge = ReadonlyMap<number, ReadonlyMap<number, SheetAt>>

/** An event's setup and sheets at a version. It is never changed. */
type CoveredSheets = { versions: Versions; setup: ResultsSetup; sheets: SheetsByJudge }

/** The sheets of the events whose coverage was asked for last. */
export const coveredSheetsCache = perDatabase(
  () => new BoundedCache<number, CoveredSheets>(CACHED_EVENTS, "least recently used"),
)

/**
 * The sheets of an event: those that were changed since they were read last are read again. Everything is read again after a change of
 * the setup, which judges' scopes belong to, and if sheets were deleted: their number tells.
 */
export async function coveredSheets(
  db: Database,
  eventId: number,
  versions: Versions,
  judges: readonly PanelJudge[],
): Promise<CoveredSheets> {
  const cache = coveredSheetsCache(db)
  const earlier = cache.get(eventId)
  const isSame = earlier?.versions.setupVersion === versions.setupVersion
  const updated = earlier && isSame ? await changedSince(db, eventId, earlier, versions, judges) : null
  const found =
    updated && countOf(updated.sheets) === versions.sheets ? updated : await all(db, eventId, versions, judges)
  cache.set(eventId, found)
  return found
}

const countOf = (sheets: SheetsByJudge): number => [...sheets.values()].reduce((sum, { size }) => sum + size, 0)

async function all(db: Database, eventId: number, versions: Versions, judges: readonly PanelJudge[]) {
  const setup = await readResultsSetup(db.read, eventId)
  const none = { versions: { ...versions, changeVersion: -1 }, setup, sheets: new Map() }
  return changedSince(db, eventId, none, versions, judges)
}

async function changedSince(
  db: Database,
  eventId: number,
  { versions: { changeVersion }, setup, sheets }: CoveredSheets,
  versions: Versions,
  judges: readonly PanelJudge[],
): Promise<CoveredSheets> {
  const changed = await sheetsSince(db.read, eventId, changeVersion)
  if (changed.length === 0) return { versions, setup, sheets }
  const entries = new Map(setup.entries.map(({ entry }) => [entry.id, entry]))
  const scopes = new Map(judges.map((judge) => [judge.id, judge]))
  const counting = setup.criteria.filter(countsOverall)
  const updated = new Map([...sheets].map(([judgeId, own]) => [judgeId, new Map(own)]))
  for (const { judgeId, entryId, isSubmitted, submittedAt, scores } of changed) {
    const entry = entries.get(entryId)
    const isLacking =
      isSubmitted && entry !== undefined && lackingCriteria({ scores }, counting, entry, scopes.get(judgeId)).length > 0
    const own = updated.get(judgeId) ?? new Map<number, SheetAt>()
    updated.set(judgeId, own.set(entryId, { isSubmitted, isLacking, submittedAt }))
  }
  return { versions, setup, sheets: updated }
}
