/** Letters that Unicode does not take apart into a letter and an accent. */
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

/** The form in which texts are compared by a search: lower case, without accents, so that "Angstrom" is in "Ångström". */
export function searchKey(text: string): string {
  const base = text.normalize("NFKD").replace(/\p{M}+/gu, "")
  return base.toLowerCase().replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
}

/**
 * The test of a search over the fields of a record. Product rule: case-insensitive; each word has to be in one of the fields,
 * not all of them in the same. A search without a word matches everything.
 */
export function searchTest(search: string): (fields: readonly string[]) => boolean {
  const words = searchKey(search).split(/\s+/).filter(Boolean)
  // A line break never matches a word, so no word is found across the border of two fields.
  return (fields) => {
    if (words.length === 0) return true
    const text = searchKey(fields.join("\n"))
    return words.every((word) => text.includes(word))
  }
}
