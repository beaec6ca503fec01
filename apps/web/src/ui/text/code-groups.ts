/** Up to this length a code of letters alone is probably a word, and is not cut. */
const WORD_MAX_CHARS = 10

/**
 * Cuts a code into groups of four; one character left over joins the last group. A word stays whole. The gaps are CSS, not
 * spaces.
 */
export function groupsOf(code: string): { start: number; text: string }[] {
  if (code.length <= WORD_MAX_CHARS && /^\p{L}+$/u.test(code)) return [{ start: 0, text: code }]
  const groups: { start: number; text: string }[] = []
  for (let start = 0; start < code.length; start += 4) {
    const isLast = code.length - start <= 5
    groups.push({ start, text: code.slice(start, isLast ? undefined : start + 4) })
    if (isLast) break
  }
  return groups
}
