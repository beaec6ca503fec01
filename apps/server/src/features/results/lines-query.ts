import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import {
  type Contest,
  comparesSheets,
  entryLine,
  equalEntries,
  type PanelLine,
  panelLine,
  type ResultsSetup,
} from "@rosette/domain"
import type { Database, Sql } from "../../data/database.ts"
import type { StoredSettlement } from "./contest-query.ts"
import type { Standing } from "./kept-standings.ts"
import { readPanelSheetsOf, readPanels } from "./panels-query.ts"
import { readTallies, type TallyRow, tallyOf } from "./tallies-query.ts"

/** What an event's lines are placed by. */
export type Decisions = Omit<Contest<StoredSettlement>, "entries" | "criteria" | "sheets">

/** Entries' lines in voting ID order, and what they were made from. Without a reason to read them, a line has no sheets. */
export type ReadLines = { tallies: ReadonlyMap<number, TallyRow>; lines: PanelLine[] }

/** The averages of every entry. What an earlier standing was made from is not made again, where that is the same by now. */
export async function readLines(
  sql: Sql,
  dialect: Database["dialect"],
  eventId: number,
  { panelMethod }: Decisions["rules"],
  setup: ResultsSetup,
  earlier: Standing | null,
): Promise<ReadLines> {
  // Another method comes with a new setup: no line that was made by one is kept for the other.
  const panels = panelMethod === "mean" ? null : await readPanels(sql, dialect, eventId)
  const tallies: ReadonlyMap<number, TallyRow> = panels ?? (await readTallies(sql, eventId))
  if (!earlier) await yieldToEventLoop()
  const lines = setup.entries.map((one) => {
    const known = earlier?.byEntry.get(one.entry.id)
    const tally = tallies.get(one.entry.id)
    const isKnown = known?.line.entry.imageUrl === one.entry.imageUrl && isSame(known.tally, tally)
    if (known && isKnown) return known.line
    if (panels) return panelLine(setup, one, panels.get(one.entry.id)?.sheets ?? [], panelMethod)
    return { ...entryLine(setup, one, tally && tallyOf(tally)), sheets: [] }
  })
  return { tallies, lines }
}

const isSame = (a: TallyRow | undefined, b: TallyRow | undefined) =>
  a?.judgeCount === b?.judgeCount && a?.sums === b?.sums

/** The lines as tie-breaks need them: with the sheets of the entries that are equal, where a step compares sheets. */
export async function linesForPlaces(
  sql: Sql,
  dialect: Database["dialect"],
  decisions: Decisions,
  setup: ResultsSetup,
  lines: PanelLine[],
): Promise<PanelLine[]> {
  const { panelMethod, tieBreaks } = decisions.rules
  if (panelMethod !== "mean" || !tieBreaks.some(comparesSheets)) return lines
  const equal = equalEntries(setup, lines, decisions)
  if (equal.size === 0) return lines
  const sheets = Map.groupBy(await readPanelSheetsOf(sql, dialect, equal), ({ entryId }) => entryId)
  return setup.entries.flatMap((one, index) => {
    const line = equal.has(one.entry.id)
      ? panelLine(setup, one, sheets.get(one.entry.id) ?? [], panelMethod)
      : lines[index]
    return line ?? []
  })
}
