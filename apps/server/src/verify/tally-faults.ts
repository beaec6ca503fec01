import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { type EntryTally, emptyTally } from "@rosette/domain/contest/tally"
import type { Sql } from "../data/database.ts"

const ENTRIES_AT_ONCE = 100

type EntryRow = { id: number; eventId: number; votingId: string }
type CountedRow = {
  kind: "sum" | "sheets" | "tally"
  entryId: number
  criterionId: number | null
  total: number | null
  judges: number
  sums: string | null
}

/** One statement, so that sheets and sums are from the same moment while the server saves. */
const COUNTED = `
  SELECT 'sum' AS "kind", s."entryId", c."criterionId", CAST(SUM(c."points") AS INTEGER) AS "total",
         CAST(COUNT(*) AS INTEGER) AS "judges", NULL AS "sums"
    FROM "Sheet" s JOIN "Score" c ON c."sheetId" = s."id"
   WHERE s."entryId" BETWEEN ? AND ? AND s."isSubmitted" = ? AND c."isScore" = ? GROUP BY s."entryId", c."criterionId"
  UNION ALL
  SELECT 'sheets', "entryId", NULL, NULL, CAST(COUNT(*) AS INTEGER), NULL FROM "Sheet"
   WHERE "entryId" BETWEEN ? AND ? AND "isSubmitted" = ? GROUP BY "entryId"
  UNION ALL
  SELECT 'tally', "entryId", NULL, NULL, "judgeCount", "sums" FROM "Tally" WHERE "entryId" BETWEEN ? AND ?`

/**
 * Recalculates the sums of every entry's submitted sheets. Returns the number of entries, and one sentence for each
 * whose sums differ.
 */
export async function tallyFaults(sql: Sql): Promise<{ entries: number; faults: string[] }> {
  const faults: string[] = []
  let entries = 0
  for (let after = 0; ; await yieldToEventLoop()) {
    const page = await sql.all<EntryRow>(
      `SELECT "id", "eventId", "votingId" FROM "Entry" WHERE "id" > ? ORDER BY "id" LIMIT ${ENTRIES_AT_ONCE}`,
      [after],
    )
    const [first, last] = [page[0], page.at(-1)]
    if (!first || !last) return { entries, faults }
    entries += page.length
    after = last.id
    const range = [first.id, last.id]
    const rows = await sql.all<CountedRow>(COUNTED, [...range, true, true, ...range, true, ...range])
    const rowsByEntry = Map.groupBy(rows, ({ entryId }) => entryId)
    for (const entry of page) faults.push(...faultOf(entry, rowsByEntry.get(entry.id) ?? []))
  }
}

function faultOf({ id, eventId, votingId }: EntryRow, rows: readonly CountedRow[]): string[] {
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
  return kept ? { entryId, judgeCount: kept.judges, sums: JSON.parse(kept.sums ?? "[]") } : emptyTally(entryId)
}

const canonical = ({ judgeCount, sums }: EntryTally) =>
  JSON.stringify({ judges: judgeCount, sums: sums.toSorted(([a], [b]) => a - b) })
