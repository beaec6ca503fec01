const BYTE_ORDER_MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
]

/**
 * Decodes a file by its byte order mark if it has one, else as UTF-8, and if it is not valid UTF-8 as Windows-1252, which
 * older spreadsheet programs write.
 */
export function decodeCsv(bytes: Uint8Array): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return new TextDecoder(marked[0]).decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    // Not UTF-8, so a single-byte encoding.
    return new TextDecoder("windows-1252").decode(bytes)
  }
}
