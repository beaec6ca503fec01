import { CSV_TEXTS, type CsvColumn, csvColumnNamed, REQUIRED_CSV_COLUMNS } from "@rosette/contract/csv"
import { LIMITS } from "@rosette/contract/limits"
import papaparse from "papaparse"

export type CsvRow = Partial<Record<CsvColumn, string>>

/** A readable file: its rows by column; blank rows in between are `{}`, so that row numbers are those of the file. */
export type CsvTable = {
  isReadable: true
  rows: CsvRow[]
  entryCount: number
  ignoredHeaders: string[]
  /** The line of the first data row, as spreadsheets count: the header is line 1 unless blank lines precede it. */
  firstLine: number
}
export type CsvReading = CsvTable | { isReadable: false; sentence: string }

const DELIMITERS = [",", ";", "\t"] as const
const SEPARATOR_LINE = /^sep=(.)\r?\n/i

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "")
const refuse = (sentence: string): CsvReading => ({ isReadable: false, sentence })

/** Reads a file by RFC 4180, with comma, semicolon or tab; columns may be in any order, and in upper or lower case. */
export function readCsv(text: string): CsvReading {
  const lines = recordsOf(text)
  while (lines.length > 0 && isBlank(lines.at(-1) ?? [])) lines.pop()
  const head = lines.findIndex((cells) => !isBlank(cells))
  const headers = lines[head]
  if (!headers) return refuse(CSV_TEXTS.empty)
  const columns = headers.map(csvColumnNamed)
  if (REQUIRED_CSV_COLUMNS.some((column) => !columns.includes(column))) return refuse(CSV_TEXTS.missingColumns)
  const rows = lines.slice(head + 1).map((cells) => rowOf(cells, columns))
  const entryCount = rows.filter((row) => Object.keys(row).length > 0).length
  if (entryCount === 0) return refuse(CSV_TEXTS.empty)
  if (rows.length > LIMITS.csv.maxRows) return refuse(`A file can hold at most ${LIMITS.csv.maxRows} rows`)
  const ignoredHeaders = headers.filter((header, index) => !columns[index] && header.trim() !== "")
  return { isReadable: true, rows, entryCount, ignoredHeaders, firstLine: head + 2 }
}

function recordsOf(text: string): string[][] {
  const separatorLine = SEPARATOR_LINE.exec(text)
  const content = separatorLine ? text.slice(separatorLine[0].length) : text
  // The parser needs one kind of line break; with CR LF the CR stays on the last cell.
  const newline = content.includes("\n") ? "\n" : "\r"
  const delimiter = separatorLine?.[1] ?? delimiterOf(content, newline)
  const { data } = papaparse.parse<string[]>(content, { delimiter, newline })
  return data.map((cells) => cells.map((cell, index) => (index === cells.length - 1 ? cell.replace(/\r$/, "") : cell)))
}

/** The delimiter with which the first line has the most known columns. */
function delimiterOf(content: string, newline: "\n" | "\r"): string {
  const known = DELIMITERS.map((delimiter) => {
    const { data } = papaparse.parse<string[]>(content.trimStart(), { delimiter, newline, preview: 1 })
    return { delimiter, count: (data[0] ?? []).filter(csvColumnNamed).length }
  })
  return known.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ","
}

/** The first of two equal columns is used. */
function rowOf(cells: readonly string[], columns: readonly (CsvColumn | undefined)[]): CsvRow {
  const row: CsvRow = {}
  if (isBlank(cells)) return row
  for (const [index, column] of columns.entries()) {
    if (column && row[column] === undefined) row[column] = cells[index] ?? ""
  }
  return row
}
