import { entryRanges, judgesToConfer } from "@rosette/domain/agreement/ranges"
import { type PanelSheet, panelLine } from "@rosette/domain/contest/panel"
import type { Sql } from "../../data/database.ts"
import { readPanelSheetsOf } from "../../data/sql/panel-sheets.ts"
import { readEntrySetup } from "../../data/sql/results-setup.ts"

/** The sheet as it will be stored, and those that are saved before it in the same transaction but not stored yet. */
type Saved = PanelSheet & { eventId: number; savedBefore: readonly PanelSheet[] }

/**
 * The judges who were asked to confer about the entry of a saved sheet or are now; none if the sheet does not change who is.
 * Must run under the event's lock. Reads nothing if the event asks nobody, or if the sheet is a draft.
 */
export async function judgesToInform(
  sql: Sql,
  conferAbove: number | null,
  { eventId, savedBefore, ...sheet }: Saved,
): Promise<number[]> {
  if (conferAbove === null || !sheet.isSubmitted) return []
  const { judgeId, entryId } = sheet
  const setup = await readEntrySetup(sql, eventId, entryId)
  const stored = await readPanelSheetsOf(sql, new Set([entryId]))
  const byJudge = new Map([...stored, ...savedBefore.filter(isOfEntry(entryId))].map((one) => [one.judgeId, one]))
  const before = [...byJudge.values()]
  const others = before.filter((one) => one.judgeId !== judgeId)
  const asked = (sheets: readonly PanelSheet[]) =>
    entryRanges(setup.entries.map((one) => panelLine(setup, one, sheets, "mean"))).flatMap((entry) =>
      judgesToConfer(entry, conferAbove),
    )
  const was = asked(before)
  const is = asked([...others, sheet])
  return inOrder(was) === inOrder(is) ? [] : [...new Set([...was, ...is])]
}

const inOrder = (judgeIds: readonly number[]): string => judgeIds.toSorted((a, b) => a - b).join()

const isOfEntry =
  (entryId: number) =>
  (sheet: PanelSheet): boolean =>
    sheet.entryId === entryId && sheet.isSubmitted
