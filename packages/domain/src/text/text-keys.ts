// The forms in which texts are compared: two texts that people take for one have the same key.

const APOSTROPHES = /['’‘‚‛ʼʻʹʽʾʿ′‵´`＇‹›]/g
const QUOTES = /["“”„‟«»″‶＂〝〞〟]/g
const DASHES = /[\p{Dash_Punctuation}\u2212\u2043]/gu
const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu
/** A blank Braille cell is no blank for Unicode. */
const BLANKS = /[\s\u2800]+/g

/** Most texts: of ASCII alone and without the accent that stands for an apostrophe. They are read several times as fast. */
const isPlain = (text: string): boolean => /^[ -_a-~]*$/.test(text)

const withPlainMarks = (text: string): string =>
  text.replace(APOSTROPHES, "'").replace(QUOTES, '"').replace(DASHES, "-").replace(IGNORED, "")

const withPlainBlanks = (text: string): string => text.replace(BLANKS, " ").trim()

/**
 * İ, I, ı and i are one letter in different case, depending on the language; ς is a σ at the end of a word; only the small ß
 * has SS as its capital.
 */
const inLowerCase = (text: string): string =>
  text
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(/i\u0307+/g, "i")
    .replaceAll("ς", "σ")

/**
 * The form in which names are compared: without case, invisible characters, forms of one letter, and kinds of quotes,
 * apostrophes, dashes and blanks. Accents count.
 */
export function nameKey(name: string): string {
  if (isPlain(name)) return withPlainBlanks(name.toLowerCase())
  const plain = withPlainMarks(name).normalize("NFKC")
  // Lower case may separate a letter from its accent, hence the second NFKC.
  return withPlainBlanks(withPlainMarks(inLowerCase(plain).normalize("NFKC")))
}

/**
 * Of these people or classes the one whom a typed name means, or undefined: the same spelling if there is one, else the first
 * with the same key. Names stored by an older version may be alike.
 */
export function namedAs<Named extends { name: string }>(all: readonly Named[], typed: string): Named | undefined {
  const key = nameKey(typed)
  const alike = all.filter(({ name }) => nameKey(name) === key)
  return alike.find(({ name }) => name === typed) ?? alike[0]
}

/** The form in which voting IDs are compared: two that look the same are the same. Case and leading zeros count. */
export const votingIdKey = (votingId: string): string =>
  withPlainBlanks(isPlain(votingId) ? votingId : withPlainMarks(votingId.normalize("NFC")).normalize("NFC"))

/**
 * The form in which voting IDs are easily confused: without case, blanks and leading zeros, in normal width. A spreadsheet
 * makes 1 of 001.
 */
export const confusedVotingIdKey = (votingId: string): string =>
  nameKey(votingId)
    .replaceAll(" ", "")
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ""))

const CYRILLIC_AND_GREEK = "АВЕКМНОРСТУХІЅΑΒΕΗΙΚΜΝΟΡΤΥΧ"
const THEIR_LATIN_TWINS = "ABEKMHOPCTYXISABEHIKMNOPTYX"

/** Letters and digits of a name as the eye reads them: also without accents, punctuation, and which alphabet they are of. */
export const lookKey = (name: string): string =>
  searchKey(
    [...name.toUpperCase()].map((letter) => THEIR_LATIN_TWINS[CYRILLIC_AND_GREEK.indexOf(letter)] ?? letter).join(""),
  ).replaceAll(" ", "")

/** Letters that Unicode does not decompose into a letter and an accent. */
const PLAIN: Record<string, string> = { æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ł: "l", þ: "th" }
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g")

const PUNCTUATION = /[\p{Punctuation}\p{Math_Symbol}\p{Currency_Symbol}\p{Modifier_Symbol}]/gu

/**
 * The words in which a search looks, separated by blanks: lower case, without accents and punctuation. An apostrophe separates
 * no words.
 */
export function searchKey(text: string): string {
  const words = isPlain(text) ? text.toLowerCase().replaceAll("'", "") : withoutAccents(text)
  return withPlainBlanks(words.replace(PUNCTUATION, " "))
}

function withoutAccents(text: string): string {
  const plain = withPlainMarks(text)
    .replaceAll("'", "")
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
  return inLowerCase(plain).replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
}
