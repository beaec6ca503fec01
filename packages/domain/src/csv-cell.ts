/** One apostrophe in front of a cell that a spreadsheet would run as a formula, or that begins with an apostrophe itself. */
export function defuseCell(text: string): string {
  return /^[=+\-@\t\r']/.test(text) ? `'${text}` : text
}

/** Takes exactly the apostrophe of defuseCell away, so that every text survives the round trip. */
export function undoCell(text: string): string {
  return /^'[=+\-@\t\r']/.test(text) ? text.slice(1) : text
}
