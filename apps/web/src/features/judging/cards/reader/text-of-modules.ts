import { corrected } from "./correction.ts"
import type { Modules } from "./modules.ts"

// ISO/IEC 18004. Versions up to 10, of 57 modules and 271 bytes: an address is in a version far below.

/** By level (L, M, Q, H) and version: how many bytes of each block are for correction, and how many blocks there are. */
const CORRECTION_BYTES = [
  [7, 10, 15, 20, 26, 18, 20, 24, 30, 18],
  [10, 16, 26, 18, 24, 16, 18, 22, 22, 26],
  [13, 22, 18, 26, 18, 24, 18, 22, 20, 24],
  [17, 28, 22, 16, 22, 28, 26, 26, 24, 28],
] as const
const BLOCKS = [
  [1, 1, 1, 1, 1, 2, 2, 2, 2, 4],
  [1, 1, 1, 2, 2, 4, 4, 4, 5, 5],
  [1, 1, 2, 2, 4, 4, 6, 6, 8, 8],
  [1, 1, 2, 4, 4, 4, 5, 6, 8, 8],
] as const
/** What the two bits of the format say about the level. */
const LEVEL_OF_BITS = [1, 0, 3, 2]

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

const versionOf = (modules: Modules): number => (modules.length - 17) / 4

/** What the modules of a code say; null if too many are wrong. */
export function textOfModules(modules: Modules): string | null {
  const format = formatOf(modules)
  const mask = MASKS[format & 7]
  const level = LEVEL_OF_BITS[format >> 3]
  if (!mask || level === undefined) return null
  const bytes = bytesOf(modules, mask)
  const content = contentOf(bytes, level, versionOf(modules))
  return content && textOf(content, versionOf(modules))
}

/** The five bits of the format: the nearest of all, beside either pair of marks. */
function formatOf(modules: Modules): number {
  const last = modules.length - 1
  const at = (row: number, column: number) => (modules[row]?.[column] ? 1 : 0)
  const first: number[] = []
  for (let i = 0; i <= 5; i += 1) first.push(at(i, 8))
  first.push(at(7, 8), at(8, 8), at(8, 7))
  for (let i = 5; i >= 0; i -= 1) first.push(at(8, i))
  const second: number[] = []
  for (let i = 0; i < 8; i += 1) second.push(at(8, last - i))
  for (let i = 6; i >= 0; i -= 1) second.push(at(last - i, 8))
  const faults = (bits: readonly number[], format: number) =>
    bits.filter((bit, place) => bit !== ((FORMATS[format] ?? 0) >> place) % 2).length
  const all = FORMATS.map((_, format) => ({ format, faults: Math.min(faults(first, format), faults(second, format)) }))
  return all.reduce((best, one) => (one.faults < best.faults ? one : best)).format
}

/** The 15 bits that say each format: ten more for correction, and a mask. */
const FORMATS = Array.from({ length: 32 }, (_, format) => {
  let rest = format
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  return ((format << 10) | rest) ^ 0x5412
})

/** The bytes in the order of the code: in pairs of columns from the right, up and down. */
function bytesOf(modules: Modules, mask: (row: number, column: number) => boolean): number[] {
  const size = modules.length
  const isPattern = patternsOf(size)
  const bits: number[] = []
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    // The column that alternates is skipped.
    if (right === 6) right -= 1
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (!isPattern(row, column)) bits.push(modules[row]?.[column] !== mask(row, column) ? 1 : 0)
      }
    }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  )
}

/** Which modules are marks, the alternating lines, or say the format or version. */
function patternsOf(size: number) {
  const version = (size - 17) / 4
  const last = size - 7
  // Versions from 7 have three marks on a side.
  const marks = version === 1 ? [] : version < 7 ? [6, last] : [6, (6 + last) / 2, last]
  const isSmallMark = (row: number, column: number) =>
    marks.some((y) =>
      marks.some(
        (x) =>
          Math.abs(row - y) <= 2 &&
          Math.abs(column - x) <= 2 &&
          !(y === 6 && x === 6) &&
          !(y === 6 && x === last) &&
          !(y === last && x === 6),
      ),
    )
  return (row: number, column: number): boolean => {
    if (row === 6 || column === 6) return true
    if ((row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9)) return true
    if (version >= 7 && ((row < 6 && column >= size - 11) || (row >= size - 11 && column < 6))) return true
    return isSmallMark(row, column)
  }
}

/** The bytes of the content: the blocks taken apart and corrected. */
function contentOf(bytes: readonly number[], level: number, version: number): number[] | null {
  const count = BLOCKS[level]?.[version - 1]
  const forCorrection = CORRECTION_BYTES[level]?.[version - 1]
  if (count === undefined || forCorrection === undefined) return null
  const shortLength = Math.floor(bytes.length / count) - forCorrection
  const longFrom = count - (bytes.length % count)
  const blocks = Array.from({ length: count }, (): number[] => [])
  let at = 0
  // One byte of each block after the other; the last blocks have one more.
  for (let place = 0; place <= shortLength; place += 1) {
    blocks.forEach((block, index) => {
      if (place < shortLength || index >= longFrom) block.push(bytes[at++] ?? 0)
    })
  }
  const lengths = blocks.map(({ length }) => length)
  for (let place = 0; place < forCorrection; place += 1) for (const block of blocks) block.push(bytes[at++] ?? 0)
  const right = blocks.map((block) => corrected(block, forCorrection))
  return right.some((block) => block === null)
    ? null
    : right.flatMap((block, index) => block?.slice(0, lengths[index]) ?? [])
}

const ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

/** The text of the content, which is in parts of several kinds. Null for a kind that no address has. */
function textOf(content: readonly number[], version: number): string | null {
  const bits = content.flatMap((byte) => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1))
  let at = 0
  const next = (count: number): number => {
    const value = bits.slice(at, at + count).reduce((sum, bit) => sum * 2 + bit, 0)
    at += count
    return value
  }
  let text = ""
  while (at + 4 <= bits.length) {
    const kind = next(4)
    if (kind === 0) break
    if (kind === 1) {
      for (let left = next(version < 10 ? 10 : 12); left > 0 && at < bits.length; left -= 3) {
        const digits = Math.min(3, left)
        text += String(next(digits * 3 + 1)).padStart(digits, "0")
      }
    } else if (kind === 2) {
      for (let left = next(version < 10 ? 9 : 11); left > 0 && at < bits.length; left -= 2) {
        const value = next(left === 1 ? 6 : 11)
        const letters = left === 1 ? [value] : [Math.floor(value / ALPHANUMERIC.length), value % ALPHANUMERIC.length]
        text += letters.map((one) => ALPHANUMERIC[one] ?? "").join("")
      }
    } else if (kind === 4) {
      const length = next(version < 10 ? 8 : 16)
      if (at + length * 8 > bits.length) return null
      text += new TextDecoder().decode(Uint8Array.from({ length }, () => next(8)))
    } else if (kind === 7) {
      // Says that bytes are UTF-8, which they are.
      next(8)
    } else return null
  }
  return text
}
