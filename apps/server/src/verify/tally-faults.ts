import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { type EntryTally, emptyTally } from "@rosette/domain/contest/tally"
import type { Database } from "../data/database.ts"
import { type CountedRow, recountTallies, sumsIn } from "../data/sql/tally.ts"

const ENTRIES_AT_ONCE = 100

type NamedEntry = { id: number; eventId: number; votingId: string }

/**
 * Recalculates the sums of every entry's submitted sheets. Returns the number of entries, and one sentence for each
 * whose sums differ.
 */
export async function tallyFaults({ prisma, read }: Database): Promise<{ entries: number; faults: string[] }> {
  const faults: string[] = []
  let entries = 0
  for (let after = 0; ; await yieldToEventLoop()) {
    const page = await prisma.entry.findMany({
      where: { id: { gt: after } },
      orderBy: { id: "asc" },
      select: { id: true, eventId: true, votingId: true },
      take: ENTRIES_AT_ONCE,
    })
    const [first, last] = [page[0], page.at(-1)]
    if (!first || !last) return { entries, faults }
    entries += page.length
    after = last.id
    const rows = await recountTallies(read, first.id, last.id)
    const rowsByEntry = Map.groupBy(rows, ({ entryId }) => entryId)
    for (const entry of page) faults.push(...faultOf(entry, rowsByEntry.get(entry.id) ?? []))
  }
}

function faultOf({ id, eventId, votingId }: NamedEntry, rows: readonly CountedRow[]): string[] {
  const counted = canonical(recounted(id, rows))
  const kept = canonical(storedTally(id, rows))
  if (counted === kept) return []
  return [`Event ${eventId}: the sums of entry ${id} (number ${votingId}) are ${kept}, its sheets give ${counted}.`]
}

function recounted(entryId: number, rows: readonly CountedRow[]): EntryTally {
  const sums = rows.filter(({ kind }) => kind === "sum")
  return {
    entryId,
    judgeCount: rows.find(({ kind }) => kind === "sheets")?.judges ?? 0,
    sums: sums.map(({ criterionId, total, judges }) => [criterionId ?? 0, total ?? 0, judges]),
  }
}

function storedTally(entryId: number, rows: readonly CountedRow[]): EntryTally {
  const kept = rows.find(({ kind }) => kind === "tally")
  return kept ? { entryId, judgeCount: kept.judges, sums: sumsIn(kept.sums ?? "[]") } : emptyTally(entryId)
}

const canonical = ({ judgeCount, sums }: EntryTally) =>
  JSON.stringify({ judges: judgeCount, sums: sums.toSorted(([a], [b]) => a - b) })
