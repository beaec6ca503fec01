import { CSV_TEXTS, REQUIRED_CSV_COLUMNS } from "@rosette/contract/csv"
import { type CsvColumn, csvColumnFinder, csvColumnNamed, type FlagLabels } from "@rosette/contract/entry-columns"
import { LIMITS } from "@rosette/contract/limits"
import papaparse from "papaparse"
import type { EncodingKey } from "./encodings.ts"

export type CsvRow = Partial<Record<CsvColumn, string>>

/** A readable file: its rows by column; blank rows in between are `{}`, so that row numbers are those of the file. */
export type CsvTable = {
  isReadable: true
  rows: CsvRow[]
  entryCount: number
  ignoredHeaders: string[]
  /** The line of the first data row, as spreadsheets count: the header is line 1 unless other lines precede it. */
  firstLine: number
  /** The encoding in which the file was read; null for Unicode, which needs no question. */
  encoding: EncodingKey | null
  /** What the event calls its flags; left out for the usual words. */
  words?: FlagLabels
}
/** `detail` says what the file is or has. */
export type CsvRefusal = { isReadable: false; sentence: string; detail?: string }
export type CsvReading = CsvTable | CsvRefusal

const DELIMITERS = [",", ";", "\t", "|"] as const
/** A spreadsheet may put it in quotes, and fill it up with separators. */
const SEPARATOR_LINE = /^"?sep=(.)"?[,;\t]*(?:\r\n|\r|\n)/i
/** A title, a date or the name of a table may stand above the header. */
const HEADER_WITHIN = 10

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "")
const refuse = (sentence: string, detail?: string): CsvRefusal => {
  return { isReadable: false, sentence, ...(detail !== undefined && { detail }) }
}

/**
 * Reads a file by RFC 4180, with comma, semicolon, tab or bar; columns may be in any order, and in upper or lower case. The
 * header is the first row with all required columns, among the first ten. A flag's column has the usual name, or what the event
 * calls it.
 */
export function readCsv(text: string, encoding: EncodingKey | null = null, words?: FlagLabels): CsvReading {
  const { lines, head } = foundIn(text)
  while (lines.length > 0 && isBlank(lines.at(-1) ?? [])) lines.pop()
  if (lines.length === 0) return refuse(CSV_TEXTS.empty)
  const headers = lines[head]
  if (!headers) return refuse(CSV_TEXTS.missingColumns, whatItHas(lines))
  const columns = headers.map(words ? csvColumnFinder(words) : csvColumnNamed)
  const rows = lines.slice(head + 1).map((cells) => rowOf(cells, columns))
  const entryCount = rows.filter((row) => Object.keys(row).length > 0).length
  if (entryCount === 0) return refuse(CSV_TEXTS.empty)
  if (rows.length > LIMITS.csv.maxRows) return refuse(`A file can hold at most ${LIMITS.csv.maxRows} rows`)
  const ignoredHeaders = headers.filter((header, index) => !columns[index] && header.trim() !== "")
  return { isReadable: true, rows, entryCount, ignoredHeaders, firstLine: head + 2, encoding, ...(words && { words }) }
}

/** The lines of a file and where its header is; -1 if it has none. */
function foundIn(text: string): { lines: string[][]; head: number } {
  const lines = recordsOf(text)
  const head = headOf(lines)
  if (head >= 0) return { lines, head }
  // Lines that were pasted into the first column of a spreadsheet are quoted as a whole.
  const unquoted = recordsOf(lines.map(([first = ""]) => first).join("\n"))
  return headOf(unquoted) >= 0 ? { lines: unquoted, head: headOf(unquoted) } : { lines, head: -1 }
}

const headOf = (lines: readonly string[][]) => lines.slice(0, searchedLines(lines)).findIndex(hasRequiredColumns)

/** Blank lines before the header do not count. */
const searchedLines = (lines: readonly string[][]) =>
  HEADER_WITHIN +
  Math.max(
    0,
    lines.findIndex((cells) => !isBlank(cells)),
  )

const hasRequiredColumns = (cells: readonly string[]) => {
  const columns = cells.map(csvColumnNamed)
  return REQUIRED_CSV_COLUMNS.every((column) => columns.includes(column))
}

const MOST_HEADERS = 6
const MOST_CHARS = 60

/** What the line has that looks most like a header, and what it lacks. */
function whatItHas(lines: readonly string[][]): string {
  const known = (cells: readonly string[]) => cells.filter(csvColumnNamed).length
  const candidates = lines.slice(0, searchedLines(lines)).filter((cells) => !isBlank(cells))
  const best = candidates.reduce((most, cells) => (known(cells) > known(most) ? cells : most), candidates[0] ?? [])
  const named = best.map((cell) => cell.replace(/\s+/g, " ").trim()).filter(Boolean)
  const shown = named.slice(0, MOST_HEADERS).map((cell) => `“${cell.slice(0, MOST_CHARS)}”`)
  const others = named.length > MOST_HEADERS ? ` and ${named.length - MOST_HEADERS} more` : ""
  const columns = best.map(csvColumnNamed)
  const lacking = REQUIRED_CSV_COLUMNS.filter((column) => !columns.includes(column))
  return `Its first line has: ${shown.join(", ")}${others}. It lacks: ${lacking.join(", ")}.`
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

/** The delimiter with which one of the first lines has the most known columns. */
function delimiterOf(content: string, newline: "\n" | "\r"): string {
  const known = DELIMITERS.map((delimiter) => {
    const { data } = papaparse.parse<string[]>(content.trimStart(), { delimiter, newline, preview: HEADER_WITHIN })
    return { delimiter, count: Math.max(0, ...data.map((cells) => cells.filter(csvColumnNamed).length)) }
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
