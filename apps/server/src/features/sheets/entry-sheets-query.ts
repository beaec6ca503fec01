import type { organizerContract as contract } from "@rosette/contract/routers"
import { classesWithScorecard, hasEmptyScorecard } from "@rosette/domain/contest/scorecard"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import { askedEntries, COMPETING } from "../../data/records/asked-entries.ts"
import { idsIn } from "../../data/records/json-columns.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { currentResults } from "../results/current-results-query.ts"
import { type DividedPanel, needsByEntry } from "../results/divided-panel-query.ts"

/** A few thousand sheets, with three hundred entries. */
const JUDGES_AT_ONCE = 10

/** How far the judging of each entry is: the submitted sheets of active judges, who are expected to submit one each. */
export async function entrySheets(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.entrySheets.output>> {
  const judges = await db.prisma.judge.findMany({ where: { eventId, isActive: true }, select: { id: true } })
  const { panel } = await currentResults(db, eventId)
  if (panel) return neededOfEach(panel, judges.length, await withoutScorecard(db, eventId))
  const asked = await askedEntries(db.prisma, { eventId })
  const sheets = new Map<number, number>()
  await inSlices(judges, JUDGES_AT_ONCE, async (slice) => {
    const counts = await db.prisma.sheet.groupBy({
      by: ["entryId"],
      where: { judgeId: { in: slice.map(({ id }) => id) }, isSubmitted: true, entry: asked },
      _count: true,
    })
    for (const { entryId, _count } of counts) sheets.set(entryId, (sheets.get(entryId) ?? 0) + _count)
  })
  return {
    expectedOfEach: judges.length,
    entries: [...sheets].map(([entryId, submittedSheets]) => ({ entryId, submittedSheets })),
    withoutScorecard: await withoutScorecard(db, eventId),
  }
}

/** The same from what the teams need and have. */
function neededOfEach(panel: DividedPanel, expectedOfEach: number, withoutScorecard: number[]) {
  return {
    expectedOfEach,
    entries: [...needsByEntry(panel)]
      .filter(([, { need }]) => need > 0)
      .map(([entryId, { need, done }]) => ({ entryId, submittedSheets: done, expectedSheets: need })),
    withoutScorecard,
  }
}

async function withoutScorecard({ prisma }: Database, eventId: number): Promise<number[]> {
  const rows = await prisma.criterion.findMany({ where: { eventId }, select: { classIds: true } })
  const criteria = rows.map(({ classIds }) => ({ classIds: idsIn(classIds) }))
  if (!classesWithScorecard(criteria)) return []
  const where = { eventId, ...COMPETING }
  const entries = await prisma.entry.findMany({ where, orderBy: { id: "asc" }, select: { id: true, classId: true } })
  return entries.filter((entry) => hasEmptyScorecard(criteria, entry)).map(({ id }) => id)
}
