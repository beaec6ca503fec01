import type { EventRules } from "@rosette/contract/rules"
import type { PanelLine } from "@rosette/domain/contest/panel"
import { isSamePlace, placedResult } from "@rosette/domain/contest/placed-results"
import { type Standings, standings } from "@rosette/domain/contest/places"
import { sheetTotals } from "@rosette/domain/contest/progress"
import { type ResultsSetup, rankedLines } from "@rosette/domain/contest/results"
import type { Sql } from "../../data/database.ts"
import { readDecisions, type StoredSettlement } from "./decisions-query.ts"
import { linesForPlaces, type ReadLines, readLines } from "./lines-query.ts"
import type { EntryAtVersion, ResultsAtVersion } from "./results-cache.ts"
import { readEntryNames, readResultsSetup } from "./setup-query.ts"

type VersionsAndRules = Pick<ResultsAtVersion, "version" | "setupVersion" | "activeJudges" | "isPublished"> & {
  rules: EventRules
}

/** Reads and computes the event's results at these versions; reuses what is still valid of earlier ones. */
export async function computeResults(
  sql: Sql,
  eventId: number,
  { rules, ...versions }: VersionsAndRules,
  cached: ResultsAtVersion | null,
): Promise<ResultsAtVersion> {
  const earlier = cached?.setupVersion === versions.setupVersion ? cached : null
  const setup = earlier?.setup ?? (await readResultsSetup(sql, eventId))
  const names = earlier?.names ?? (await readEntryNames(sql, eventId))
  const read = await readLines(sql, eventId, rules, setup, earlier)
  const decisions = { ...(await readDecisions(sql, eventId)), rules }
  const lines = await linesForPlaces(sql, decisions, setup, read.lines)
  const placed = standings(setup, lines, decisions)
  const entries = placedEntries(setup, read, placed, earlier)
  const byEntry = new Map(entries.map((entry) => [entry.line.entry.id, entry]))
  const counts = await countSheets(sql, eventId, versions, read.lines)
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
    const result = placedResult(line, rank, setup.maxPoints, row)
    return { tally: tallies.get(row.entryId), line, result }
  })
}

type Counting = Pick<ResultsAtVersion, "activeJudges" | "isPublished">

async function countSheets(
  sql: Sql,
  eventId: number,
  { activeJudges, isPublished }: Counting,
  lines: readonly PanelLine[],
) {
  const [row] = await sql.all<{ sheets: number }>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS "sheets" FROM "Judge" j JOIN "Sheet" s ON s."judgeId" = j."id"
      WHERE j."eventId" = ? AND j."isActive" = ? AND s."isSubmitted" = ?`,
    [eventId, false, true],
  )
  const submitted = lines.reduce((sum, { judgeCount }) => sum + judgeCount, 0) - (row?.sheets ?? 0)
  const isLacking = lines.some((line) => line.isLacking)
  const { isProvisional, submittedSheets, expectedSheets } = sheetTotals(activeJudges * lines.length, submitted, {
    isLacking,
    isPublished,
  })
  return { isProvisional, submittedSheets, expectedSheets }
}
