/**
 * Natural order of voting IDs, for sort(): runs of digits by value ("2" before "10", "A2" before "A10"), letters whatever
 * their case, and code points where that finds no difference, so that only identical IDs are equal. No locale plays a part.
 */
export function compareVotingIds(a: string, b: string): number {
  return compareNaturally(a.toLowerCase(), b.toLowerCase()) || compareCodePoints(a, b)
}

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

/** By value, of any length: without leading zeros the longer run is the larger number. */
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
