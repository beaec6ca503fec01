/**
 * Compares voting IDs in natural order, for sort(): digits by value ("2" before "10", "A2" before "A10"), letters regardless of
 * case, then by code points, so that only identical IDs are equal. Independent of the locale.
 */
export function compareVotingIds(a: string, b: string): number {
  return compareNaturally(a.toLowerCase(), b.toLowerCase()) || compareCodePoints(a, b)
}

/**
 * The voting ID that follows: the number after the highest with the letters of the last ID, with as many digits. Null without
 * IDs, and if the last one does not end with a number.
 */
export function nextVotingId(votingIds: readonly string[]): string | null {
  const [, letters = "", digits = ""] = WITH_NUMBER.exec(votingIds.at(-1) ?? "") ?? []
  if (digits === "") return null
  const numbers = votingIds.flatMap((votingId) => {
    const [, others = "", number = ""] = WITH_NUMBER.exec(votingId) ?? []
    return number !== "" && others.toLowerCase() === letters.toLowerCase() ? Number(number) : []
  })
  return `${letters}${String(Math.max(...numbers) + 1).padStart(digits.length, "0")}`
}

/** At most nine digits, so that the number is exact. */
const WITH_NUMBER = /^(.*?)(\d{1,9})$/

function compareNaturally(a: string, b: string): number {
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const left = a.codePointAt(i) ?? 0
    const right = b.codePointAt(j) ?? 0
    if (isDigit(left) && isDigit(right)) {
      const leftEnd = endOfDigits(a, i)
      const rightEnd = endOfDigits(b, j)
      const difference = compareDigits(a.slice(i, leftEnd), b.slice(j, rightEnd))
      if (difference !== 0) return difference
      i = leftEnd
      j = rightEnd
    } else {
      if (left !== right) return left - right
      i += unitsOf(left)
      j += unitsOf(right)
    }
  }
  return a.length - i - (b.length - j)
}

function compareCodePoints(a: string, b: string): number {
  let i = 0
  while (i < a.length && i < b.length) {
    const left = a.codePointAt(i) ?? 0
    const right = b.codePointAt(i) ?? 0
    if (left !== right) return left - right
    i += unitsOf(left)
  }
  return a.length - b.length
}

/** By value, for any length: without leading zeros the longer run is the larger number. */
function compareDigits(a: string, b: string): number {
  const left = a.replace(/^0+/, "")
  const right = b.replace(/^0+/, "")
  return left.length - right.length || compareCodePoints(left, right)
}

function endOfDigits(text: string, start: number): number {
  let end = start
  while (end < text.length && isDigit(text.charCodeAt(end))) end += 1
  return end
}

function isDigit(codePoint: number): boolean {
  return codePoint >= 48 && codePoint <= 57
}

function unitsOf(codePoint: number): number {
  return codePoint > 0xffff ? 2 : 1
}
