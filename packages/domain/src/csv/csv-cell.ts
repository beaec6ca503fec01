/** What makes a spreadsheet run a cell: also in full width, which some turn into the usual characters. */
const OPERATORS = "=+\\-@＝＋－＠"

/** At the beginning of a cell also what is passed over there, and an apostrophe, which would be taken for one of ours. */
const AT_START = new RegExp(`^(?=[${OPERATORS}\\t\\r'])`)
const UNDO_AT_START = new RegExp(`^'(?=[${OPERATORS}\\t\\r'])`)

/** Where a program that reads the file with another separator begins a new cell; apostrophes before the operator count along. */
const AFTER_SEPARATOR = new RegExp(`(?<=[;\\t\\n\\r])(?='*[${OPERATORS}])`, "g")
const UNDO_AFTER_SEPARATOR = new RegExp(`(?<=[;\\t\\n\\r])'(?='*[${OPERATORS}])`, "g")

/**
 * One apostrophe in front of whatever a spreadsheet would run as a formula, be it the cell or a part of it that another
 * separator would make a cell, and in front of a cell that begins with an apostrophe itself.
 */
export function defuseCell(text: string): string {
  return text.replace(AFTER_SEPARATOR, "'").replace(AT_START, "'")
}

/** Takes exactly the apostrophes of defuseCell away, so that every text survives the round trip. */
export function undoCell(text: string): string {
  return text.replace(UNDO_AFTER_SEPARATOR, "").replace(UNDO_AT_START, "")
}
