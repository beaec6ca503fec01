import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { type PanelLine, panelLine } from "@rosette/domain/contest/panel"
import { equalEntries } from "@rosette/domain/contest/places"
import { entryLine, type ResultsSetup } from "@rosette/domain/contest/results"
import { comparesSheets } from "@rosette/domain/contest/rules"
import type { Sql } from "../../data/database.ts"
import { readPanelSheetsOf, readPanels } from "../../data/sql/panel-sheets.ts"
import { readTallies, type TallyRow, tallyOf } from "../../data/sql/read-tallies.ts"
import type { Decisions } from "./decisions-query.ts"
import type { ResultsAtVersion } from "./results-cache.ts"

/**
 * Entries' lines in voting ID order, and the tallies that they were made from. A line has its sheets only if they were
 * needed.
 */
export type ReadLines = { tallies: ReadonlyMap<number, TallyRow>; lines: PanelLine[] }

/** Reads the averages of every entry. Lines of earlier results are reused if their tally is the same. */
export async function readLines(
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
export async function linesForPlaces(
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
