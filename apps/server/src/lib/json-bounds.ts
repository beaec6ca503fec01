const [QUOTE, BACKSLASH, COMMA, COLON] = Buffer.from('"\\,:')
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = Buffer.from("{}[]")

export type JsonBounds = { maxDepth: number; maxKeys: number; maxValues: number }

/** Where a text ends that begins at `start`: behind its closing quote. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1
    else if (bytes[at] === QUOTE) return at + 1
  }
  return bytes.length
}

/**
 * Whether JSON is nested deeper, or has an object with more keys or more values in all, than allowed. Counted byte by byte, as
 * building such an object takes a hundred times as long. Whether it is valid JSON is left to JSON.parse.
 */
export function exceeds(bytes: Uint8Array, { maxDepth, maxKeys, maxValues }: JsonBounds): boolean {
  const keysAt = [0]
  let depth = 0
  let values = 1
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at]
    if (byte === QUOTE) {
      at = endOfText(bytes, at)
      continue
    }
    at += 1
    if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      depth += 1
      values += 1
      keysAt[depth] = 0
      if (depth > maxDepth || values > maxValues) return true
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth = Math.max(0, depth - 1)
    else if (byte === COMMA) {
      values += 1
      if (values > maxValues) return true
    } else if (byte === COLON) {
      const keys = (keysAt[depth] ?? 0) + 1
      keysAt[depth] = keys
      if (keys > maxKeys) return true
    }
  }
  return false
}
