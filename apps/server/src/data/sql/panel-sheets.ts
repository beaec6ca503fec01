import type { PanelSheet } from "@rosette/domain/contest/panel"
import type { Sql } from "../database.ts"
import { inPages, inSlices } from "../pages.ts"
import { idsIn } from "../records/json-columns.ts"
import type { SqlColumns } from "./columns.ts"
import { marks } from "./placeholders.ts"
import type { TallyRow } from "./read-tallies.ts"
import { linesOfSheet, parseScores } from "./score-lines.ts"

/** A few hundred sheets, with thirty judges. */
const ENTRIES_AT_ONCE = 20

type SheetRow = SqlColumns<"Sheet", "id" | "judgeId" | "entryId"> & SqlColumns<"Judge", "sections"> & { lines: string }

const SHEETS = `"Sheet" s JOIN "Judge" j ON j."id" = s."judgeId"`

/** What the column holds for judges of all sections, as nearly all are: it need not be parsed for each sheet. */
const ALL_SECTIONS = "[]"

/** An entry's submitted sheets that count; `sums` is their text, which changes when any of their points changes. */
type PanelRow = TallyRow & { sheets: readonly PanelSheet[] }

/** Every submitted sheet of the event that counts, with its points. A big event has 3,000 of them, so they are read in pages. */
export async function readPanelSheets(sql: Sql, eventId: number): Promise<PanelSheet[]> {
  return inPages(async (after, take) => {
    const rows = await sql.all<SheetRow>(
      `SELECT s."id", s."judgeId", s."entryId", j."sections", ${linesOfSheet(sql)} AS "lines" FROM ${SHEETS}
        WHERE s."eventId" = ? AND s."isSubmitted" = ? AND s."isSetAside" = ? AND s."id" > ? ORDER BY s."id" LIMIT ?`,
      [eventId, true, false, after, take],
    )
    return rows.map(sheetOf)
  })
}

const sheetOf = ({ id, judgeId, entryId, sections, lines }: SheetRow) => ({
  id,
  judgeId,
  entryId,
  ...(sections !== ALL_SECTIONS && { sections: idsIn(sections) }),
  isSubmitted: true,
  scores: parseScores(lines),
})

/** The same of these entries. */
export async function readPanelSheetsOf(sql: Sql, entryIds: ReadonlySet<number>): Promise<PanelSheet[]> {
  const sheets: PanelSheet[] = []
  await inSlices([...entryIds], ENTRIES_AT_ONCE, async (slice) => {
    const rows = await sql.all<SheetRow>(
      `SELECT s."id", s."judgeId", s."entryId", j."sections", ${linesOfSheet(sql)} AS "lines" FROM ${SHEETS}
        WHERE s."entryId" IN (${marks(slice)}) AND s."isSubmitted" = ? AND s."isSetAside" = ? ORDER BY s."id"`,
      [...slice, true, false],
    )
    sheets.push(...rows.map(sheetOf))
  })
  return sheets
}

/** The same by entry, for the panel methods that need more than sums. */
export async function readPanels(sql: Sql, eventId: number): Promise<Map<number, PanelRow>> {
  const byEntry = Map.groupBy(await readPanelSheets(sql, eventId), ({ entryId }) => entryId)
  return new Map(
    [...byEntry].map(([id, sheets]) => [id, { id, judgeCount: sheets.length, sums: JSON.stringify(sheets), sheets }]),
  )
}
