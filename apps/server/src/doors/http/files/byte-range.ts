/** A part of a file, both ends included. */
type ByteRange = { start: number; end: number }

const ONE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i
/** No file is longer; larger numbers are beyond the end of every file. */
const MAX_POSITION = Number.MAX_SAFE_INTEGER

const positionOf = (digits: string) => Math.min(Number(digits), MAX_POSITION)

/**
 * The part of a file of `size` bytes that a `Range` header asks for (RFC 9110, section 14): null if the header is
 * absent, invalid or asks for several parts; "unsatisfiable" if the file has no such part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] = ONE_RANGE.exec(header ?? "") ?? []
  if (first === "" && last === "") return null
  if (first === "") {
    const length = Math.min(positionOf(last), size)
    return length > 0 ? { start: size - length, end: size - 1 } : "unsatisfiable"
  }
  const start = positionOf(first)
  if (last !== "" && positionOf(last) < start) return null
  if (start >= size) return "unsatisfiable"
  return { start, end: last === "" ? size - 1 : Math.min(positionOf(last), size - 1) }
}

/** Whether a `Range` header is valid and asks for one part. */
export const isReadableRange = (header: string): boolean => byteRange(header, MAX_POSITION) !== null
