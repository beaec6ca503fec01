/** Letters that Unicode does not decompose into a letter and an accent. */
const PLAIN: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
}
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g")

/** Returns the form in which a search compares texts: lower case without accents, so that "Angstrom" is in "Ångström". */
function searchKey(text: string): string {
  const base = text.normalize("NFKD").replace(/\p{M}+/gu, "")
  return base.toLowerCase().replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
}

/**
 * Returns a test of whether a record's fields match the search. Product rule: case-insensitive; each word must be in one of the
 * fields, not all in the same one. A search without a word matches everything.
 */
export function searchTest(search: string): (fields: readonly string[]) => boolean {
  const words = searchKey(search).split(/\s+/).filter(Boolean)
  // No word contains a line break, so no word matches across two fields.
  return (fields) => {
    if (words.length === 0) return true
    const text = searchKey(fields.join("\n"))
    return words.every((word) => text.includes(word))
  }
}
