import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import type { EventRules } from "@rosette/contract/rules"
import { type PanelLine, panelLine } from "@rosette/domain/contest/panel"
import {
  equalEntries,
  isSamePlace,
  type PlacedResult,
  placedResult,
  type Standings,
  standings,
} from "@rosette/domain/contest/places"
import { sheetTotals } from "@rosette/domain/contest/progress"
import { entryLine, type ResultsSetup, rankedLines } from "@rosette/domain/contest/results"
import { comparesSheets } from "@rosette/domain/contest/rules"
import type { PrismaTransaction, Reading, Sql } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { readPanelSheetsOf, readPanels } from "../../data/sql/panel-sheets.ts"
import { readTallies, type TallyRow, tallyOf } from "../../data/sql/read-tallies.ts"
import { readResultsSetup } from "../../data/sql/results-setup.ts"
import { lackingSheets } from "../sheets/lacking-query.ts"
import { type Decisions, readDecisions, type StoredSettlement } from "./decisions-query.ts"
import { type DividedPanel, dividedPanel } from "./divided-panel-query.ts"

/** An entry in the results, with what it was made from. */
type EntryAtVersion = { tally: TallyRow | undefined; line: PanelLine; result: PlacedResult }

/** An event's results at one version, with what they were made from. It is never changed. */
export type ResultsAtVersion = {
  version: number
  setupVersion: number
  activeJudges: number
  isPublished: boolean
  checkedIn: string
  setup: ResultsSetup
  /** Who is asked for what, and how far they are; null where every judge is asked for every entry. */
  panel: DividedPanel | null
  names: ReadonlyMap<number, EntryNames>
  decisions: Decisions
  /** In voting ID order. A line has its sheets only if the panel method or a tie-break compares them. */
  lines: readonly PanelLine[]
  standings: Standings<StoredSettlement>
  /** By place and then voting ID. */
  byEntry: ReadonlyMap<number, EntryAtVersion>
  counts: { isProvisional: boolean; submittedSheets: number; expectedSheets: number }
}

type VersionsAndRules = Pick<
  ResultsAtVersion,
  "version" | "setupVersion" | "activeJudges" | "isPublished" | "checkedIn"
> & {
  rules: EventRules
  isDivided: boolean
}

/** Reads and computes the event's results at these versions; reuses what is still valid of earlier ones. */
export async function computeResults(
  { tx, sql }: Reading,
  eventId: number,
  { rules, isDivided, ...versions }: VersionsAndRules,
  cached: ResultsAtVersion | null,
): Promise<ResultsAtVersion> {
  const earlier = cached?.setupVersion === versions.setupVersion ? cached : null
  const setup = earlier?.setup ?? (await readResultsSetup(sql, eventId, rules.notApplicable))
  const names = earlier?.names ?? (await readEntryNames(tx, eventId))
  const read = await readLines(sql, eventId, rules, setup, earlier)
  const decisions = { ...(await readDecisions(tx, eventId)), rules }
  const lines = await linesForPlaces(sql, decisions, setup, read.lines)
  const placed = standings(setup, lines, decisions)
  const entries = placedEntries(read, placed, earlier)
  const byEntry = new Map(entries.map((entry) => [entry.line.entry.id, entry]))
  const panel = isDivided ? await dividedPanel(sql, eventId, setup, rules) : null
  const counts = panel
    ? await countNeeds(sql, eventId, panel, { setup, lines: read.lines, ...versions })
    : await countSheets(tx, eventId, versions, read.lines)
  return { ...versions, setup, panel, names, decisions, lines, standings: placed, byEntry, counts }
}

/** The entries in the order of the results; unchanged ones are the same objects as in the earlier results. */
function placedEntries(
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
    const result = placedResult(line, rank, row)
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
  const asked = lines.filter(({ isAsked }) => isAsked)
  const notAsked = lines.flatMap(({ isAsked, entry }) => (isAsked ? [] : [entry.id]))
  const entryId = notAsked.length > 0 ? { notIn: notAsked } : undefined
  const ofInactive = await sheet.count({ where: { eventId, entryId, isSubmitted: true, judge: { isActive: false } } })
  const submitted = asked.reduce((sum, { judgeCount }) => sum + judgeCount, 0) - ofInactive
  const isLacking = asked.some((line) => line.isLacking)
  const { isProvisional, submittedSheets, expectedSheets } = sheetTotals(activeJudges * asked.length, submitted, {
    isLacking,
    isPublished,
  })
  return { isProvisional, submittedSheets, expectedSheets }
}

/** The same where each judge is asked for something of their own: the counts are those of the teams. */
async function countNeeds(
  sql: Sql,
  eventId: number,
  { panel, counts }: DividedPanel,
  { setup, lines, isPublished }: { setup: ResultsSetup; lines: readonly PanelLine[]; isPublished: boolean },
) {
  const { expected, submitted } = counts
  const byEntry = new Map(lines.map((line) => [line.entry.id, line]))
  const lacking = await lackingSheets(sql, eventId, { setup, lines: byEntry, judges: panel.judges })
  const { isProvisional } = sheetTotals(expected, submitted, { isLacking: lacking.length > 0, isPublished })
  return { isProvisional, submittedSheets: submitted, expectedSheets: expected }
}

/**
 * Entries' lines in voting ID order, and the tallies that they were made from. A line has its sheets only if they were
 * needed.
 */
type ReadLines = { tallies: ReadonlyMap<number, TallyRow>; lines: PanelLine[] }

/** Reads the averages of every entry. Lines of earlier results are reused if their tally is the same. */
async function readLines(
  sql: Sql,
  eventId: number,
  { panelMethod }: Decisions["rules"],
  setup: ResultsSetup,
  earlier: ResultsAtVersion | null,
): Promise<ReadLines> {
  // Another method raises the setup's version, so no line made by one method is reused for the other.
  const panels = panelMethod === "mean" ? null : await readPanels(sql, eventId)
  const tallies: ReadonlyMap<number, TallyRow> = panels ?? (await readTallies(sql, eventId))
  if (!earlier) await yieldToEventLoop()
  const lines = setup.entries.map((one) => {
    const known = earlier?.byEntry.get(one.entry.id)
    const tally = tallies.get(one.entry.id)
    if (known && isSame(known.tally, tally)) return known.line
    if (panels) return panelLine(setup, one, panels.get(one.entry.id)?.sheets ?? [], panelMethod)
    return { ...entryLine(setup, one, tally && tallyOf(tally)), sheets: [] }
  })
  return { tallies, lines }
}

const isSame = (a: TallyRow | undefined, b: TallyRow | undefined) =>
  a?.judgeCount === b?.judgeCount && a?.sums === b?.sums

/** The lines as tie-breaks need them: with the sheets of equal entries, if a step compares sheets. */
async function linesForPlaces(
  sql: Sql,
  decisions: Decisions,
  setup: ResultsSetup,
  lines: PanelLine[],
): Promise<PanelLine[]> {
  const { panelMethod, tieBreaks } = decisions.rules
  if (panelMethod !== "mean" || !tieBreaks.some(comparesSheets)) return lines
  const equal = equalEntries(setup, lines, decisions)
  if (equal.size === 0) return lines
  const sheets = Map.groupBy(await readPanelSheetsOf(sql, equal), ({ entryId }) => entryId)
  return setup.entries.flatMap((one, index) => {
    const line = equal.has(one.entry.id)
      ? panelLine(setup, one, sheets.get(one.entry.id) ?? [], panelMethod)
      : lines[index]
    return line ?? []
  })
}

/** What an answer says about an entry beside its figures. */
type EntryNames = { entryName: string; ownerParticipant: string; imageUrl: string | null }

/** The names, owners and photos of the event's entries, by entry. */
async function readEntryNames({ entry }: PrismaTransaction, eventId: number): Promise<Map<number, EntryNames>> {
  const select = { id: true, entryName: true, ownerParticipant: true, imageUrl: true } as const
  const rows = await inPages((after, take) =>
    entry.findMany({ where: { eventId, id: { gt: after } }, orderBy: { id: "asc" }, select, take }),
  )
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}
