import type { EventRules } from "@rosette/contract/rules"
import type { PanelLine } from "@rosette/domain/contest/panel"
import { isSamePlace, placedResult } from "@rosette/domain/contest/placed-results"
import { type Standings, standings } from "@rosette/domain/contest/places"
import { sheetTotals } from "@rosette/domain/contest/progress"
import { type ResultsSetup, rankedLines } from "@rosette/domain/contest/results"
import type { PrismaTransaction, Reading } from "../../data/database.ts"
import { readResultsSetup } from "../../data/sql/results-setup.ts"
import { readDecisions, type StoredSettlement } from "./decisions-query.ts"
import { readEntryNames } from "./entry-names-query.ts"
import { linesForPlaces, type ReadLines, readLines } from "./lines-query.ts"
import type { EntryAtVersion, ResultsAtVersion } from "./results-cache.ts"

type VersionsAndRules = Pick<ResultsAtVersion, "version" | "setupVersion" | "activeJudges" | "isPublished"> & {
  rules: EventRules
}

/** Reads and computes the event's results at these versions; reuses what is still valid of earlier ones. */
export async function computeResults(
  { tx, sql }: Reading,
  eventId: number,
  { rules, ...versions }: VersionsAndRules,
  cached: ResultsAtVersion | null,
): Promise<ResultsAtVersion> {
  const earlier = cached?.setupVersion === versions.setupVersion ? cached : null
  const setup = earlier?.setup ?? (await readResultsSetup(sql, eventId))
  const names = earlier?.names ?? (await readEntryNames(tx, eventId))
  const read = await readLines(sql, eventId, rules, setup, earlier)
  const decisions = { ...(await readDecisions(tx, eventId)), rules }
  const lines = await linesForPlaces(sql, decisions, setup, read.lines)
  const placed = standings(setup, lines, decisions)
  const entries = placedEntries(setup, read, placed, earlier)
  const byEntry = new Map(entries.map((entry) => [entry.line.entry.id, entry]))
  const counts = await countSheets(tx, eventId, versions, read.lines)
  return { ...versions, setup, names, decisions, lines, standings: placed, byEntry, counts }
}

/** The entries in the order of the results; unchanged ones are the same objects as in the earlier results. */
function placedEntries(
  setup: ResultsSetup,
  { lines, tallies }: ReadLines,
  { rows }: Standings<StoredSettlement>,
  earlier: ResultsAtVersion | null,
): EntryAtVersion[] {
  const ranked = new Map(rankedLines(lines).map((one) => [one.line.entry.id, one]))
  return rows.flatMap((row) => {
    const { line, rank } = ranked.get(row.entryId) ?? {}
    if (!line || rank === undefined) return []
    const known = earlier?.byEntry.get(row.entryId)
    if (known?.line === line && known.result.rank === rank && isSamePlace(known.result, row)) return known
    const result = placedResult(line, rank, setup, row)
    return { tally: tallies.get(row.entryId), line, result }
  })
}

type Counting = Pick<ResultsAtVersion, "activeJudges" | "isPublished">

async function countSheets(
  { sheet }: Pick<PrismaTransaction, "sheet">,
  eventId: number,
  { activeJudges, isPublished }: Counting,
  lines: readonly PanelLine[],
) {
  const ofInactive = await sheet.count({ where: { eventId, isSubmitted: true, judge: { isActive: false } } })
  const submitted = lines.reduce((sum, { judgeCount }) => sum + judgeCount, 0) - ofInactive
  const isLacking = lines.some((line) => line.isLacking)
  const { isProvisional, submittedSheets, expectedSheets } = sheetTotals(activeJudges * lines.length, submitted, {
    isLacking,
    isPublished,
  })
  return { isProvisional, submittedSheets, expectedSheets }
}
