import type { PanelSheet } from "@rosette/domain"
import type { Database, Sql } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { LINES_OF_SHEET, linesOf } from "../../data/records/score-lines-sql.ts"
import type { TallyRow } from "./tallies-query.ts"

type SheetRow = { id: number; judgeId: number; entryId: number; lines: string }

/** An entry's submitted sheets; `sums` is their text, which changes with any of their points. */
export type PanelRow = TallyRow & { sheets: readonly PanelSheet[] }

/** Every submitted sheet of the event with its points. A big event has 3,000 of them, so they are read in pages. */
export async function readPanelSheets(sql: Sql, dialect: Database["dialect"], eventId: number): Promise<PanelSheet[]> {
  const rows = await inPages((after, take) =>
    sql.all<SheetRow>(
      `SELECT s."id", s."judgeId", s."entryId", ${LINES_OF_SHEET[dialect]} AS "lines" FROM "Sheet" s
        WHERE s."eventId" = ? AND s."isSubmitted" = ? AND s."id" > ? ORDER BY s."id" LIMIT ?`,
      [eventId, true, after, take],
    ),
  )
  return rows.map(({ judgeId, entryId, lines }) => ({ judgeId, entryId, isSubmitted: true, scores: linesOf(lines) }))
}

/** The same by entry, for the panel methods that sums alone do not answer. */
export async function readPanels(
  sql: Sql,
  dialect: Database["dialect"],
  eventId: number,
): Promise<Map<number, PanelRow>> {
  const byEntry = Map.groupBy(await readPanelSheets(sql, dialect, eventId), ({ entryId }) => entryId)
  return new Map(
    [...byEntry].map(([id, sheets]) => [id, { id, judgeCount: sheets.length, sums: JSON.stringify(sheets), sheets }]),
  )
}
