import { turns } from "../lib/turns.ts"

const ROWS_AT_ONCE = 500

/**
 * Reads all rows in order of id, a page at a time, and yields to the event loop between pages every few milliseconds,
 * so that no read blocks the process for long. Starts after `after`.
 */
export async function inPages<Row extends { id: number }>(
  read: (afterId: number, take: number) => Promise<Row[]>,
  { after = 0, limit = Number.POSITIVE_INFINITY }: { after?: number | undefined; limit?: number | undefined } = {},
): Promise<Row[]> {
  const rows: Row[] = []
  const endOfTurn = turns()
  for (;;) {
    const take = Math.min(ROWS_AT_ONCE, limit - rows.length)
    const page = await read(rows.at(-1)?.id ?? after, take)
    rows.push(...page)
    if (page.length < take || rows.length >= limit) return rows
    await endOfTurn()
  }
}

/** Processes a long list in slices and yields between them like `inPages`; a transaction around it stays atomic. */
export async function inSlices<Item>(
  items: readonly Item[],
  size: number,
  work: (slice: Item[]) => Promise<unknown>,
): Promise<void> {
  const endOfTurn = turns()
  for (let start = 0; start < items.length; start += size) {
    await endOfTurn()
    await work(items.slice(start, start + size))
  }
}

/** The same list slice by slice, for code that writes it out. */
export async function* slicesOf<Item>(items: readonly Item[], size: number): AsyncGenerator<Item[]> {
  const endOfTurn = turns()
  for (let start = 0; start < items.length; start += size) {
    await endOfTurn()
    yield items.slice(start, start + size)
  }
}
