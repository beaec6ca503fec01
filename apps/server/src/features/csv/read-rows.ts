import { CSV_TEXTS, type CsvColumn, type csvContract, REQUIRED_CSV_COLUMNS, type RowIssue } from "@rosette/contract"
import { undoCell } from "@rosette/domain"
import type { z } from "zod"
import { AppError, invalid } from "../../app-error.ts"
import { inSlices } from "../../data/pages.ts"
import { COLUMN_OF, type CsvEntry, type CsvField, columnNamed, csvEntry } from "./columns.ts"

type CsvRow = z.output<typeof csvContract.import.input>["csvData"][number]
type Cells = ReadonlyMap<CsvColumn, unknown>

/** An entry and the row that it stands in. */
export type NumberedEntry = { row: number; entry: CsvEntry }

const ROWS_AT_ONCE = 100
const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["true", true],
  ["1", true],
  ["no", false],
  ["false", false],
  ["0", false],
])

/**
 * The entries of a file and every cell that cannot be imported. Rows are numbered from 1 in the order in which they were
 * sent; a blank row keeps its number and is skipped. INVALID_INPUT where a required column is missing or every row is blank.
 */
export async function readRows(rows: readonly CsvRow[]): Promise<{ entries: NumberedEntry[]; problems: RowIssue[] }> {
  const columns = new Set<CsvColumn>()
  const entries: NumberedEntry[] = []
  const problems: RowIssue[] = []
  let row = 0
  await inSlices(rows, ROWS_AT_ONCE, async (slice) => {
    for (const sent of slice) {
      row += 1
      const cells = cellsOf(sent)
      for (const column of cells.keys()) columns.add(column)
      if (Object.values(sent).every(isBlank)) continue
      const read = csvEntry.safeParse(fieldsOf(cells))
      if (read.success) entries.push({ row, entry: read.data })
      else problems.push(...problemsOf(row, read.error))
    }
  })
  if (REQUIRED_CSV_COLUMNS.some((column) => !columns.has(column))) throw missingColumns(problems)
  if (entries.length === 0 && problems.length === 0) throw invalid(["csvData"], CSV_TEXTS.empty)
  return { entries, problems: [...problems, ...repeatedVotingIds(entries)] }
}

/** The sentence of the whole file, and what each of its rows lacks. */
const missingColumns = (rows: RowIssue[]) =>
  new AppError("INVALID_INPUT", {
    issues: [{ path: ["csvData"], message: CSV_TEXTS.missingColumns }],
    ...(rows.length > 0 && { rows }),
  })

/** The cells of the known columns; of a header that comes twice the first counts. */
function cellsOf(row: CsvRow): Cells {
  const cells = new Map<CsvColumn, unknown>()
  for (const [header, cell] of Object.entries(row)) {
    const column = columnNamed(header)
    if (column && !cells.has(column)) cells.set(column, cell)
  }
  return cells
}

function fieldsOf(cells: Cells): Record<CsvField, unknown> {
  return {
    entryName: textOf(cells.get(COLUMN_OF.entryName)),
    description: textOf(cells.get(COLUMN_OF.description)),
    imageUrl: textOf(cells.get(COLUMN_OF.imageUrl)),
    ownerParticipant: textOf(cells.get(COLUMN_OF.ownerParticipant)),
    votingId: textOf(cells.get(COLUMN_OF.votingId)),
    showEntryName: yesOrNo(cells.get(COLUMN_OF.showEntryName)),
    showOwnerParticipant: yesOrNo(cells.get(COLUMN_OF.showOwnerParticipant)),
  }
}

const isBlank = (cell: unknown) =>
  cell === null || cell === undefined || (typeof cell === "string" && cell.trim() === "")

/** What is no cell of a file, such as a list, stays what it is for the rules to refuse. */
function textOf(cell: unknown): unknown {
  if (cell === null || cell === undefined) return ""
  if (typeof cell === "number" || typeof cell === "boolean") return String(cell)
  return typeof cell === "string" ? undoCell(cell) : cell
}

/** Blank means yes, which is the rule for a field that is not sent. */
function yesOrNo(cell: unknown): unknown {
  if (isBlank(cell)) return undefined
  return YES_OR_NO.get(String(cell).trim().toLowerCase()) ?? cell
}

function problemsOf(row: number, error: z.ZodError): RowIssue[] {
  // The first key of a path is one of the fields that the rules know.
  return error.issues.map(({ path, message }) => ({ row, column: COLUMN_OF[path[0] as CsvField], message }))
}

function repeatedVotingIds(entries: readonly NumberedEntry[]): RowIssue[] {
  const firstRows = new Map<string, number>()
  const problems: RowIssue[] = []
  for (const { row, entry } of entries) {
    const first = firstRows.get(entry.votingId)
    if (first === undefined) firstRows.set(entry.votingId, row)
    else problems.push({ row, column: COLUMN_OF.votingId, message: `Row ${first} has this voting ID too` })
  }
  return problems
}
