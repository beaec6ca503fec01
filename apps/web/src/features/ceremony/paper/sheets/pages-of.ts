/** A piece of a paper that is not parted; one that keeps its next never stands last on a page. */
export type Measured = { height: number; keepsNext: boolean }

/** Where each page begins, so that none is fuller than its room. What is higher than a page has one for itself. */
export function pagesOf(pieces: readonly Measured[], room: number): number[] {
  const starts = [0]
  let used = 0
  for (const [index, { height }] of pieces.entries()) {
    const start = starts.at(-1) ?? 0
    if (index > start && used + height > room) {
      let first = index
      while (first - 1 > start && pieces[first - 1]?.keepsNext) first--
      starts.push(first)
      used = pieces.slice(first, index).reduce((sum, piece) => sum + piece.height, 0)
    }
    used += height
  }
  return starts
}
