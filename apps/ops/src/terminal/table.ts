import { styleText } from "node:util"
import stringWidth from "string-width"
import { plainText } from "./plain-text.ts"

export type Cell = string | number | null
/** A column: its head, and the cell of a row. */
export type Column<Row> = readonly [head: string, of: (row: Row) => Cell]

const GAP = "  "
/** A column of texts is not cut below this width. */
const LEAST_WIDTH = 8

/** Rows as a table with a head; numbers stand right. On a terminal the widest column is cut, so that no line wraps. */
export function tableOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[], width = terminalWidth()): string {
  const cells = columns.map(([head, of]) => {
    const found = rows.map(of)
    return { head, texts: found.map(textOf), isNumeric: found.some((cell) => typeof cell === "number") }
  })
  const widths = fitted(
    cells.map(({ head, texts }) => Math.max(...[head, ...texts].map((text) => stringWidth(text)))),
    width - GAP.length * (cells.length - 1),
  )
  const lineOf = (texts: readonly string[]) =>
    texts
      .map((text, at) => padded(text, widths[at] ?? 0, cells[at]?.isNumeric ?? false))
      .join(GAP)
      .trimEnd()
  const head = styleText("bold", lineOf(cells.map((column) => column.head)))
  return [head, ...rows.map((_, at) => lineOf(cells.map(({ texts }) => texts[at] ?? "")))].join("\n")
}

/** Two columns without a head: what a thing is called, and what it is. */
export function factsOf(facts: Readonly<Record<string, Cell>>): string {
  const names = Object.keys(facts)
  const width = Math.max(...names.map((name) => name.length))
  return names.map((name) => `${name.padEnd(width)}${GAP}${textOf(facts[name] ?? null)}`).join("\n")
}

const textOf = (cell: Cell): string => (cell === null ? "–" : plainText(String(cell)))

/** Lines of a pipe are never cut. */
const terminalWidth = (): number => (process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY)

function fitted(widths: readonly number[], room: number): number[] {
  const fit = [...widths]
  const widest = () => fit.indexOf(Math.max(...fit))
  while (fit.reduce((sum, one) => sum + one, 0) > room && (fit[widest()] ?? 0) > LEAST_WIDTH)
    fit[widest()] = (fit[widest()] ?? 0) - 1
  return fit
}

function padded(text: string, width: number, isRight: boolean): string {
  const shown = cut(text, width)
  const blanks = " ".repeat(width - stringWidth(shown))
  return isRight ? blanks + shown : shown + blanks
}

const letters = new Intl.Segmenter("en")

function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text
  let shown = ""
  for (const { segment } of letters.segment(text)) {
    if (stringWidth(shown + segment) >= width) break
    shown += segment
  }
  return `${shown}…`
}
