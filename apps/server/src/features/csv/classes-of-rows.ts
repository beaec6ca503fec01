import { CSV_COLUMN_OF } from "@rosette/contract/entry-columns"
import type { RowIssue } from "@rosette/contract/errors"
import { LIMITS } from "@rosette/contract/limits"
import { nameKey } from "@rosette/domain/text/text-keys"
import type { NamedClass } from "../../data/records/class-of-event.ts"
import type { NumberedEntry } from "./read-rows.ts"

type InClasses = {
  /** The entries with their classes, without those whose class is unknown. */
  entries: NumberedEntry[]
  problems: RowIssue[]
  nameOf(classId: number | null): string
}

/**
 * Finds the class of every row that names one, by its name or its code in any case. A file without the column causes no
 * query.
 */
export async function classesOfRows(
  rows: readonly NumberedEntry[],
  readClasses: () => Promise<NamedClass[]>,
): Promise<InClasses> {
  const isNaming = rows.some(({ className }) => className !== "")
  const classes = isNaming ? await readClasses() : []
  const known = idsByName(classes)
  // Names of an older version may be alike.
  const exact = new Map(classes.map(({ id, name }) => [name, id]))
  const entries: NumberedEntry[] = []
  const problems: RowIssue[] = []
  for (const row of rows) {
    const classId = row.className === "" ? null : (exact.get(row.className) ?? known.get(nameKey(row.className)))
    if (classId === null) entries.push(row)
    else if (classId === undefined)
      problems.push({ row: row.row, column: CSV_COLUMN_OF.classId, message: unknownClass(classes) })
    else entries.push({ ...row, entry: { ...row.entry, classId } })
  }
  return { entries, problems, nameOf: (classId) => classes.find(({ id }) => id === classId)?.name ?? "" }
}

/** A name takes precedence over a code. A code that several classes share names none of them. */
function idsByName(classes: readonly NamedClass[]): Map<string, number> {
  const byCode = Map.groupBy(
    classes.filter(({ code }) => code !== ""),
    ({ code }) => nameKey(code),
  )
  const ids = new Map<string, number>()
  for (const [key, [first, ...others]] of byCode) if (first && others.length === 0) ids.set(key, first.id)
  for (const { id, name } of classes) ids.set(nameKey(name), id)
  return ids
}

function unknownClass(classes: readonly NamedClass[]): string {
  if (classes.length === 0) return "This event has no classes"
  const named = classes.slice(0, LIMITS.csv.namedClasses).map(({ name }) => name)
  const others = classes.length - named.length
  return `This event has no such class. Its classes are: ${named.join(", ")}${others > 0 ? ` and ${others} more` : ""}`
}
