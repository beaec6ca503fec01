/** The form in which two judge names count as the same: outer blanks off, inner blanks collapsed, NFKC, lower case. */
export function nameKey(name: string): string {
  // Lower case may leave a letter and its accent apart, hence the second NFKC; blanks last, as NFKC turns some into spaces.
  return name.normalize("NFKC").toLowerCase().normalize("NFKC").replace(/\s+/g, " ").trim()
}
