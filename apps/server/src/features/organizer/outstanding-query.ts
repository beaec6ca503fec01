import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEvent } from "../../access/organized.ts"
import { asBoolean, type Database } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"

type CountRow = { judgeId: number; isSubmitted: unknown; sheets: number }

/** Some thousand sheets, with three hundred entries. */
const JUDGES_AT_ONCE = 10

/** The sheets that are not submitted yet, and from whom: every active judge is expected to submit one for each entry. */
export async function outstandingSheets(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.outstanding.output>> {
  const totalEntries = await db.prisma.entry.count({ where: { eventId } })
  const judges = await db.prisma.judge.findMany({ where: { eventId, isActive: true }, orderBy: { id: "asc" } })
  const counts: CountRow[] = []
  await inSlices(judges, JUDGES_AT_ONCE, async (slice) => {
    counts.push(...(await countSheets(db, slice)))
  })
  const countOf = (judgeId: number, isSubmitted: boolean) =>
    counts.find((row) => row.judgeId === judgeId && asBoolean(row.isSubmitted) === isSubmitted)?.sheets ?? 0
  const standings = judges.map(({ id, name, lastSeenAt, waitingSheets }) => {
    const submittedEntries = countOf(id, true)
    return {
      id,
      name,
      submittedEntries,
      draftEntries: countOf(id, false),
      outstandingSheets: totalEntries - submittedEntries,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      waitingSheets,
    }
  })
  const expectedSheets = judges.length * totalEntries
  const submittedSheets = standings.reduce((sum, judge) => sum + judge.submittedEntries, 0)
  return {
    expectedSheets,
    submittedSheets,
    outstandingSheets: expectedSheets - submittedSheets,
    judges: standings.filter((judge) => judge.outstandingSheets > 0),
  }
}

function countSheets(db: Database, judges: readonly { id: number }[]): Promise<CountRow[]> {
  return db.read.all<CountRow>(
    `SELECT "judgeId", "isSubmitted", CAST(COUNT(*) AS INTEGER) AS "sheets" FROM "Sheet"
      WHERE "judgeId" IN (${judges.map(() => "?").join(", ")}) GROUP BY "judgeId", "isSubmitted"`,
    judges.map(({ id }) => id),
  )
}
