import { entryRanges, judgesToConfer, type PanelSheet, panelLine } from "@rosette/domain"
import type { Database, Sql } from "../../data/database.ts"
import { readPanelSheetsOf } from "../results/panels-query.ts"
import { readEntrySetup } from "../results/setup-query.ts"

/** The sheet as it will be stored. */
type Saved = PanelSheet & { eventId: number }

/**
 * The judges for whom a saved sheet changes whom they are asked to talk to about its entry. Must run under the event's
 * lock. Reads nothing if the event asks nobody, or if the sheet is a draft.
 */
export async function judgesToInform(
  sql: Sql,
  dialect: Database["dialect"],
  conferAbove: number | null,
  { eventId, ...sheet }: Saved,
): Promise<number[]> {
  if (conferAbove === null || !sheet.isSubmitted) return []
  const { judgeId, entryId } = sheet
  const setup = await readEntrySetup(sql, eventId, entryId)
  const before = await readPanelSheetsOf(sql, dialect, new Set([entryId]))
  const others = before.filter((one) => one.judgeId !== judgeId)
  const asked = (sheets: readonly PanelSheet[]) =>
    entryRanges(setup.entries.map((one) => panelLine(setup, one, sheets, "mean"))).flatMap((entry) =>
      judgesToConfer(entry, conferAbove),
    )
  const was = asked(before)
  const is = asked([...others, sheet])
  return was.join() === is.join() ? [] : [...new Set([...was, ...is])]
}
