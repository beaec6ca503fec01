/** The numbers of the next codes of an event: 1, 2, 3 …; a number is never given twice. */
export const nextNumbers = (made: number, count: number): { from: number; to: number } => ({
  from: made + 1,
  to: made + count,
})

/** Numbers as people write them: "1–3, 7". */
export function numbersInWords(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && number <= last.to + 1) last.to = number
    else ranges.push({ from: number, to: number })
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(", ")
}
