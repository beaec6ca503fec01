import { setImmediate as othersFirst } from "node:timers/promises"

const ROWS_AT_ONCE = 500

/** Every row of a reading by id (those after one id, so many at most, where that is asked), a page at a time with a breath between, so that no reading holds the process for long. */
export async function inPages<Row extends { id: number }>(
  read: (afterId: number, take: number) => Promise<Row[]>,
  { after = 0, limit = Number.POSITIVE_INFINITY }: { after?: number | undefined; limit?: number | undefined } = {},
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const take = Math.min(ROWS_AT_ONCE, limit - rows.length)
    const page = await read(rows.at(-1)?.id ?? after, take)
    rows.push(...page)
    if (page.length < take || rows.length >= limit) return rows
    await othersFirst()
  }
}

/** Works through a long list a slice at a time with a breath between; inside a transaction it is still all or nothing. */
export async function inSlices<Item>(
  items: readonly Item[],
  size: number,
  work: (slice: Item[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await othersFirst()
    await work(items.slice(start, start + size))
  }
}
