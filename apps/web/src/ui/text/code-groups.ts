/** Cuts a code into groups of four; one character left over joins the last group. The gaps are CSS, not spaces. */
export function groupsOf(code: string): { start: number; text: string }[] {
  const groups: { start: number; text: string }[] = []
  for (let start = 0; start < code.length; start += 4) {
    const isLast = code.length - start <= 5
    groups.push({ start, text: code.slice(start, isLast ? undefined : start + 4) })
    if (isLast) break
  }
  return groups
}
