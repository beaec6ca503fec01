/** Data that JSON can represent. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * Returns the canonical text of a value (RFC 8785, JSON Canonicalization Scheme): no blanks, keys sorted by UTF-16 code units,
 * numbers and strings as ECMAScript writes them. Throws a TypeError for values without such a text: numbers that are not finite,
 * lone surrogates, and values that JSON does not have.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === "string") return canonicalText(value)
  if (typeof value === "number") return canonicalNumber(value)
  if (value === null || typeof value === "boolean") return String(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`
  if (typeof value !== "object") throw new TypeError(`A ${typeof value} has no canonical JSON`)
  const pairs = Object.entries(value).sort(byCodeUnits)
  return `{${pairs.map(([key, member]) => `${canonicalText(key)}:${canonicalJson(member)}`).join(",")}}`
}

/** The same text of an object in pieces, one for each item of its lists, so that a long one can be hashed with pauses. */
export function* canonicalPieces(value: { readonly [key: string]: Json }): Generator<string, void> {
  let before = "{"
  for (const [key, member] of Object.entries(value).sort(byCodeUnits)) {
    yield `${before}${canonicalText(key)}:`
    if (isList(member)) yield* piecesOfList(member)
    else yield canonicalJson(member)
    before = ","
  }
  yield before === "{" ? "{}" : "}"
}

function* piecesOfList(list: readonly Json[]): Generator<string, void> {
  let before = "["
  for (const item of list) {
    yield before + canonicalJson(item)
    before = ","
  }
  yield before === "[" ? "[]" : "]"
}

/** Array.isArray does not narrow a readonly array. */
export const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const byCodeUnits = ([a]: [string, Json], [b]: [string, Json]): number => (a < b ? -1 : 1)

function canonicalText(text: string): string {
  if (!text.isWellFormed()) throw new TypeError("A text with a lone surrogate has no canonical JSON")
  return JSON.stringify(text)
}

function canonicalNumber(number: number): string {
  if (!Number.isFinite(number)) throw new TypeError(`${number} has no canonical JSON`)
  return JSON.stringify(number)
}
