import { nameKey } from "./text-keys.ts"

/** In shorter words one letter is a difference: Cup, Cut. */
const MIN_CHARS = 4
/** In words this long two letters may be wrong. */
const LONG_CHARS = 8

/**
 * The name of which this one is probably a misspelling, or null: "Motorad" of "Motorrad". Names with other numbers, or of which a
 * short word differs, are other names: "Class A", "Class B".
 */
export function nearName(name: string, names: readonly string[]): string | null {
  return names.find((other) => nameKey(other) !== nameKey(name) && isMisspelling(name, other)) ?? null
}

function isMisspelling(name: string, other: string): boolean {
  const [a, b] = [nameKey(name).split(" "), nameKey(other).split(" ")]
  if (a.length === b.length) return a.every((word, index) => word === b[index] || isNearWord(word, b[index] ?? ""))
  return isNearWord(a.join(""), b.join(""))
}

function isNearWord(a: string, b: string): boolean {
  if (a.length < MIN_CHARS || b.length < MIN_CHARS || digitsOf(a) !== digitsOf(b)) return false
  return distance(a, b) <= (Math.min(a.length, b.length) >= LONG_CHARS ? 2 : 1)
}

const digitsOf = (text: string) => text.replace(/\D/g, "")

/** How many letters have to be changed, added, removed or exchanged with their neighbour. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? (beforeLast[j - 2] ?? 0) + 1 : changed
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
