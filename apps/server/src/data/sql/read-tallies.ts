import type { EntryTally } from "@rosette/domain/contest/tally"
import type { Sql } from "../database.ts"
import { inPages } from "../pages.ts"
import type { RowOf } from "../rows.ts"
import { sumsIn } from "./tally.ts"

/** The sums of one entry as they are stored. */
export type TallyRow = { id: number } & Pick<RowOf<"Tally">, "judgeCount" | "sums">

/** The sums of every entry of the event that has a submitted sheet, by entry. */
export async function readTallies(sql: Sql, eventId: number): Promise<Map<number, TallyRow>> {
  const rows = await inPages((afterId, take) =>
    sql.all<TallyRow>(
      `SELECT "entryId" AS "id", "judgeCount", "sums" FROM "Tally"
        WHERE "eventId" = ? AND "entryId" > ? ORDER BY "entryId" LIMIT ?`,
      [eventId, afterId, take],
    ),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

export const tallyOf = ({ id, judgeCount, sums }: TallyRow): EntryTally => ({
  entryId: id,
  judgeCount,
  sums: sumsIn(sums),
})
