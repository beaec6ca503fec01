/** Characters that make a spreadsheet run a cell as a formula, also in full width: some programs convert these. */
const OPERATORS = "=+\\-@＝＋－＠"

/**
 * At the start of a cell also tab and carriage return, which are skipped there, and an apostrophe, which the import would
 * remove.
 */
const AT_START = new RegExp(`^(?=[${OPERATORS}\\t\\r'])`)
const UNDO_AT_START = new RegExp(`^'(?=[${OPERATORS}\\t\\r'])`)

/** What a program may drop at the start of a cell: quotes, blanks, and what nobody sees. */
const DROPPED = `(?:['"\\p{Space_Separator}\\p{Default_Ignorable_Code_Point}\\p{Format}\\u2800])*`

/** The start of a cell for a program that uses another separator. No lookbehind: Safari before 16.4 does not know it. */
const AFTER_SEPARATOR = new RegExp(`([;\\t\\n\\r])(?=${DROPPED}[${OPERATORS}])`, "gu")
const UNDO_AFTER_SEPARATOR = new RegExp(`([;\\t\\n\\r])'(?=${DROPPED}[${OPERATORS}])`, "gu")

/**
 * Returns the text with an apostrophe before everything that a spreadsheet would run as a formula: the cell, or a part that
 * another separator would make a cell. A cell that starts with an apostrophe gets one too.
 */
export function defuseCell(text: string): string {
  return text.replace(AFTER_SEPARATOR, "$1'").replace(AT_START, "'")
}

/** Removes exactly the apostrophes that `defuseCell` adds, so that every text survives the round trip. */
export function undoCell(text: string): string {
  if (!text.includes("'")) return text
  return text.replace(UNDO_AFTER_SEPARATOR, "$1").replace(UNDO_AT_START, "")
}
