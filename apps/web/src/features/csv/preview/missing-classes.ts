import type { EntryClass } from "@rosette/contract/classes"
import { CSV_COLUMN_OF } from "@rosette/contract/csv"
import type { RowIssue } from "@rosette/contract/errors"
import { undoCell } from "@rosette/domain/csv/csv-cell"
import { nameKey } from "@rosette/domain/text/text-keys"
import { readName } from "@rosette/domain/text/typed-text"
import type { CsvTable } from "../csv-rows.ts"

const COLUMN = CSV_COLUMN_OF.classId

/**
 * The names of the classes that rows were refused for and that can be created, each once, as first written in the file. The
 * code of several classes is not the name of a new one.
 */
export function missingClasses(
  problems: readonly RowIssue[],
  { rows }: Pick<CsvTable, "rows">,
  classes: readonly Pick<EntryClass, "code">[],
): string[] {
  const codes = new Set(classes.map(({ code }) => nameKey(code)))
  const names = new Map<string, string>()
  for (const { row, column } of problems) {
    const name = readName(undoCell(rows[row - 1]?.[COLUMN] ?? "")).trim()
    const key = nameKey(name)
    if (column === COLUMN && name !== "" && !codes.has(key) && !names.has(key)) names.set(key, name)
  }
  return [...names.values()]
}
