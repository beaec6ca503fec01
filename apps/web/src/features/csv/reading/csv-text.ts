import { ENCODINGS, type EncodingKey, guessEncoding } from "./encodings.ts"

const BYTE_ORDER_MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
]

/** `encoding` is null for Unicode, which needs no guess. */
export type CsvText = { text: string; encoding: EncodingKey | null }

/**
 * Decodes a file by its byte order mark if it has one, else as UTF-16 or UTF-8 if it reads so, else in the chosen encoding or
 * the one in which it reads best.
 */
export function decodeCsv(bytes: Uint8Array, chosen: EncodingKey | null = null, language = "en"): CsvText {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  const unicode = marked?.[0] ?? unmarkedUtf16(bytes)
  if (unicode) return { text: new TextDecoder(unicode).decode(bytes), encoding: null }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: null }
  } catch {
    // Not UTF-8: an older encoding, which the bytes do not name.
    const encoding = chosen ?? guessEncoding(bytes, language)
    return { text: ENCODINGS[encoding].decode(bytes), encoding }
  }
}

/** Every second byte of Latin text in UTF-16 is 0, which no other encoding of a text contains. */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const start = [...bytes.subarray(0, 200)]
  const zeros = (offset: number) => start.filter((byte, index) => index % 2 === offset && byte === 0).length
  const most = start.length / 4
  if (start.length < 4 || zeros(0) + zeros(1) <= most) return null
  return zeros(1) > zeros(0) ? "utf-16le" : "utf-16be"
}
