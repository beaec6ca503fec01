import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import { marks } from "../../data/sql/placeholders.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"

type CountRow = { entryId: number; sheets: number }

/** A few thousand sheets, with three hundred entries. */
const JUDGES_AT_ONCE = 10

/** How far the judging of each entry is: the submitted sheets of active judges, who are expected to submit one each. */
export async function entrySheets(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.entrySheets.output>> {
  const judges = await db.prisma.judge.findMany({ where: { eventId, isActive: true }, select: { id: true } })
  const sheets = new Map<number, number>()
  await inSlices(judges, JUDGES_AT_ONCE, async (slice) => {
    const rows = await db.read.all<CountRow>(
      `SELECT "entryId", CAST(COUNT(*) AS INTEGER) AS "sheets" FROM "Sheet"
        WHERE "judgeId" IN (${marks(slice)}) AND "isSubmitted" = ? GROUP BY "entryId"`,
      [...slice.map(({ id }) => id), true],
    )
    for (const row of rows) sheets.set(row.entryId, (sheets.get(row.entryId) ?? 0) + row.sheets)
  })
  return {
    expectedOfEach: judges.length,
    entries: [...sheets].map(([entryId, submittedSheets]) => ({ entryId, submittedSheets })),
  }
}
