import { searchKey } from "./text-keys.ts"

/**
 * Returns a test of whether words stand in a text, one after the other. Parts of words are found; blanks and hyphens do not
 * matter from the beginning of a word, so that "F150" finds "F-150", but "red" does not find "Fire Dept".
 */
function standsIn(words: readonly string[]): (text: string) => boolean {
  const phrase = words.join(" ")
  // A key contains no character with a meaning in a regular expression.
  const fromWord = new RegExp(`(?:^| )${[...words.join("")].join(" ?")}`)
  return (text) => text.includes(phrase) || fromWord.test(text)
}

/**
 * The records that a search finds, in their order. Product rule: case-insensitive. Records with all that was typed in one field
 * come alone; only if there is none, those whose fields have each of the words. A search without a word finds all.
 */
export function searchAmong<Found>(
  records: readonly Found[],
  search: string,
  fieldsOf: (record: Found) => readonly string[],
): readonly Found[] {
  const key = searchKey(search)
  if (key === "") return records
  const words = key.split(" ")
  const searched = records.map((record) => ({ record, texts: fieldsOf(record).map(searchKey) }))
  const isPhrase = standsIn(words)
  const exact = searched.filter(({ texts }) => texts.some(isPhrase))
  const tests = words.map((word) => standsIn([word]))
  const found = exact.length > 0 ? exact : searched.filter(({ texts }) => tests.every((test) => texts.some(test)))
  return found.map(({ record }) => record)
}
