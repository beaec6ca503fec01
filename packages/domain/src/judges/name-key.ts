/** Returns the form in which judge names are compared: NFKC, lower case, outer blanks removed, inner blanks collapsed. */
export function nameKey(name: string): string {
  // Lower case may separate a letter from its accent, hence the second NFKC. Blanks come last: NFKC turns some into spaces.
  return name.normalize("NFKC").toLowerCase().normalize("NFKC").replace(/\s+/g, " ").trim()
}
