import { CSV_TEXTS, REQUIRED_CSV_COLUMNS } from "@rosette/contract/csv"
import {
  CSV_COLUMN_OF as COLUMN_OF,
  type CsvColumn,
  type CsvField,
  csvColumnFinder,
  csvHeaderOf,
  type FlagLabels,
} from "@rosette/contract/entry-columns"
import type { RowIssue } from "@rosette/contract/errors"
import type { csvContract } from "@rosette/contract/routers"
import { undoCell } from "@rosette/domain/csv/csv-cell"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { votingIdKey } from "@rosette/domain/text/text-keys"
import { readName } from "@rosette/domain/text/typed-text"
import type { z } from "zod"
import { inSlices } from "../../data/pages.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"
import { CSV_FIELDS, type CsvEntry, csvEntry, isYesOrNo, STATUS_WORDS, statusNamed } from "./columns.ts"

type CsvRow = z.output<typeof csvContract.import.input>["csvData"][number]
type Cells = Partial<Record<CsvField, unknown>>

/**
 * An entry with the number of its row; `given` are the fields whose cells are not blank. `className` is the name or
 * code of its class, empty if it names none; the entry itself has no class until that is looked up.
 */
export type NumberedEntry = { row: number; entry: CsvEntry; given: CsvField[]; className: string }

const ROWS_AT_ONCE = 100
const FIELD_OF: ReadonlyMap<CsvColumn, CsvField> = new Map(CSV_FIELDS.map((field) => [COLUMN_OF[field], field]))
const REQUIRED: ReadonlySet<CsvColumn> = new Set(REQUIRED_CSV_COLUMNS)
const REQUIRED_FIELDS = CSV_FIELDS.filter((field) => REQUIRED.has(COLUMN_OF[field]))
const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["true", true],
  ["1", true],
  ["no", false],
  ["false", false],
  ["0", false],
])
const YES_OR_NO_WORDS = "yes, no, true, false, 1, 0 or blank"

/**
 * Returns the entries of a file and every cell that cannot be imported. Rows are numbered from 1 in the order in which
 * they were sent; a blank row keeps its number and is skipped. Throws INVALID_INPUT if a required column is missing or
 * every row is blank. A flag's column has the usual name, or what the event calls it.
 */
export async function readRows(
  rows: readonly CsvRow[],
  words: FlagLabels = USUAL_WORDS,
): Promise<{ entries: NumberedEntry[]; problems: RowIssue[] }> {
  const fieldOf = fieldFinder(words)
  const present = new Set<string>()
  const entries: NumberedEntry[] = []
  const problems: RowIssue[] = []
  let row = 0
  await inSlices(rows, ROWS_AT_ONCE, async (slice) => {
    for (const sent of slice) {
      row += 1
      const cells = cellsOf(sent, fieldOf)
      for (const field in cells) present.add(field)
      if (Object.values(sent).every(isBlank)) continue
      const read = csvEntry.safeParse(fieldsOf(cells))
      const className = textOf(cells.classId)
      const hasClassText = typeof className === "string"
      if (!hasClassText) problems.push({ row, column: COLUMN_OF.classId, message: `${COLUMN_OF.classId} must be text` })
      if (!read.success) problems.push(...problemsOf(row, read.error, words))
      else if (hasClassText)
        entries.push({ row, entry: read.data, given: givenIn(cells), className: readName(className).trim() })
    }
  })
  if (REQUIRED_FIELDS.some((field) => !present.has(field))) throw missingColumns(problems)
  if (entries.length === 0 && problems.length === 0) throw invalid(["csvData"], CSV_TEXTS.empty)
  return { entries, problems: [...problems, ...repeatedVotingIds(entries)] }
}

/** The message about the whole file, and one for each of its rows. */
const missingColumns = (rows: RowIssue[]) =>
  new AppError("INVALID_INPUT", {
    issues: [{ path: ["csvData"], message: CSV_TEXTS.missingColumns }],
    ...(rows.length > 0 && { rows }),
  })

/** Finds the field of a header: all rows have the same headers, so each is looked up once. */
function fieldFinder(words: FlagLabels): (header: string) => CsvField | undefined {
  const columnNamed = csvColumnFinder(words)
  const known = new Map<string, CsvField | undefined>()
  return (header) => {
    if (!known.has(header)) known.set(header, fieldOf(columnNamed(header)))
    return known.get(header)
  }
}

const fieldOf = (column: CsvColumn | undefined): CsvField | undefined => column && FIELD_OF.get(column)

/** The cells of the known columns; of a repeated header the first counts. */
function cellsOf(row: CsvRow, fieldOf: (header: string) => CsvField | undefined): Cells {
  const cells: Cells = {}
  for (const header of Object.keys(row)) {
    const field = fieldOf(header)
    if (field && !(field in cells)) cells[field] = row[header]
  }
  return cells
}

/** How each cell is read for the schema of an entry; the class is looked up later. */
const READERS = CSV_FIELDS.filter((field) => field !== "classId").map((field) => ({
  field,
  read: field === "status" ? statusOf : isYesOrNo(field) ? yesOrNo : textOf,
}))

function fieldsOf(cells: Cells): Cells {
  const fields: Cells = {}
  for (const { field, read } of READERS) fields[field] = read(cells[field])
  return fields
}

const givenIn = (cells: Cells): CsvField[] => CSV_FIELDS.filter((field) => !isBlank(cells[field]))

const isBlank = (cell: unknown) =>
  cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "")

/** A value that cannot be a cell, such as a list, is left unchanged, so that the schema refuses it. */
function textOf(cell: unknown): unknown {
  if (cell === null || cell === undefined) return ""
  if (typeof cell === "number" || typeof cell === "boolean") return String(cell)
  return typeof cell === "string" ? undoCell(cell) : cell
}

/** A blank cell means the default of a field that is not sent: shown, and without any flag. */
function yesOrNo(cell: unknown): unknown {
  if (isBlank(cell)) return undefined
  return YES_OR_NO.get(String(cell).trim().toLowerCase()) ?? cell
}

/** A blank cell leaves the status as it is. */
function statusOf(cell: unknown): unknown {
  if (isBlank(cell)) return undefined
  const text = textOf(cell)
  return typeof text === "string" ? (statusNamed(text) ?? text) : text
}

function problemsOf(row: number, error: z.ZodError, labels: FlagLabels): RowIssue[] {
  return error.issues.map(({ path, message }) => {
    // The first key of a path is one of the schema's fields.
    const field = path[0] as CsvField
    const column = csvHeaderOf(field, labels)
    const words = field === "status" ? STATUS_WORDS : isYesOrNo(field) ? YES_OR_NO_WORDS : null
    return { row, column, message: words === null ? message : `${column} must be ${words}` }
  })
}

function repeatedVotingIds(entries: readonly NumberedEntry[]): RowIssue[] {
  const firstRows = new Map<string, number>()
  const problems: RowIssue[] = []
  for (const { row, entry } of entries) {
    const key = votingIdKey(entry.votingId)
    const first = firstRows.get(key)
    if (first === undefined) firstRows.set(key, row)
    else problems.push({ row, column: COLUMN_OF.votingId, message: `Row ${first} has this voting ID too` })
  }
  return problems
}
