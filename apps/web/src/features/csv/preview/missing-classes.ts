import type { EntryClass } from "@rosette/contract/classes"
import { CSV_COLUMN_OF } from "@rosette/contract/entry-columns"
import type { RowIssue } from "@rosette/contract/errors"
import { defuseCell, undoCell } from "@rosette/domain/csv/csv-cell"
import { nearName } from "@rosette/domain/text/near-name"
import { nameKey } from "@rosette/domain/text/text-keys"
import { readName } from "@rosette/domain/text/typed-text"
import type { CsvRow, CsvTable } from "../reading/csv-rows.ts"

const COLUMN = CSV_COLUMN_OF.classId

/** A class that rows name and the event does not have; `meant` is the class of which its name is probably a misspelling. */
export type MissingClass = { name: string; rowCount: number; meant: string | null }

const classIn = (row: CsvRow | undefined) => readName(undoCell(row?.[COLUMN] ?? "")).trim()

/**
 * The classes that rows were refused for and that can be created, each once, as first written in the file. The code of several
 * classes is not the name of a new one.
 */
export function missingClasses(
  problems: readonly RowIssue[],
  { rows }: Pick<CsvTable, "rows">,
  classes: readonly Pick<EntryClass, "code" | "name">[],
): MissingClass[] {
  const codes = new Set(classes.map(({ code }) => nameKey(code)))
  const counted = new Map<string, { name: string; rowCount: number }>()
  for (const { row, column } of problems) {
    const name = classIn(rows[row - 1])
    const key = nameKey(name)
    if (column !== COLUMN || name === "" || codes.has(key)) continue
    const known = counted.get(key)
    counted.set(key, { name: known?.name ?? name, rowCount: (known?.rowCount ?? 0) + 1 })
  }
  const found = [...counted.values()]
  return found.map((one) => {
    const others = found.filter(({ rowCount }) => rowCount > one.rowCount).map(({ name }) => name)
    return { ...one, meant: nearName(one.name, [...classes.map(({ name }) => name), ...others]) }
  })
}

/** The problems that are not solved by deciding about the missing classes. */
export function otherProblems(
  problems: readonly RowIssue[],
  { rows }: Pick<CsvTable, "rows">,
  missing: readonly MissingClass[],
): RowIssue[] {
  const keys = new Set(missing.map(({ name }) => nameKey(name)))
  return problems.filter(({ row, column }) => column !== COLUMN || !keys.has(nameKey(classIn(rows[row - 1]))))
}

/** For each missing class, by its name in the file, the class that it is: its own name to create it. */
export type ClassDecisions = ReadonlyMap<string, string>

/** The file with the classes as they were decided. */
export function withClasses(table: CsvTable, decisions: ClassDecisions): CsvTable {
  const byKey = new Map([...decisions].map(([name, decided]) => [nameKey(name), decided]))
  const rows = table.rows.map((row) => {
    const decided = byKey.get(nameKey(classIn(row)))
    return decided === undefined ? row : { ...row, [COLUMN]: defuseCell(decided) }
  })
  return { ...table, rows }
}
