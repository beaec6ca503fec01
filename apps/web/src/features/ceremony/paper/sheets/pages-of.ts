/** The height of a piece that is never split; with `keepsNext` it is never the last on a page. */
export type Measured = { height: number; keepsNext: boolean }

/** The index of each page's first piece, so that each page fits. A piece higher than a page gets its own page. */
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
