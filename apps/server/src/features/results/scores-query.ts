import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { Score } from "@rosette/contract/sheets"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { UNSEEN_DRAFT } from "../../data/records/conflicts.ts"
import type { RowOf } from "../../data/rows.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"

const ROWS_AT_ONCE = 1_000

const SCORES = { orderBy: { criterionId: "asc" }, select: { id: true, criterionId: true, points: true } } as const

/**
 * Every score of the event, also of drafts, sheet by sheet. A big event has 60,000 of them, so they are read in pages. Product rule: a
 * draft of a judge who has stepped aside is seen by its judge alone.
 */
export async function eventScores(
  db: Database,
  { eventId }: OrganizedEvent,
): Promise<z.output<typeof contract.scores.output>> {
  const criteria = await db.prisma.criterion.count({ where: { eventId } })
  const sheetsAtOnce = Math.ceil(ROWS_AT_ONCE / Math.max(criteria, 1))
  const scores: Score[] = []
  let lastSheetId = 0
  for (;;) {
    const sheets = await db.prisma.sheet.findMany({
      where: { eventId, id: { gt: lastSheetId }, NOT: UNSEEN_DRAFT },
      orderBy: { id: "asc" },
      take: sheetsAtOnce,
      include: { scores: SCORES },
    })
    scores.push(...sheets.flatMap(scoresOf))
    const last = sheets.at(-1)
    if (!last) return scores
    lastSheetId = last.id
    await yieldToEventLoop()
  }
}

type FoundSheet = RowOf<"Sheet"> & { scores: Pick<RowOf<"Score">, "id" | "criterionId" | "points">[] }

const scoresOf = ({ judgeId, entryId, comments, isSubmitted, isSetAside, scores }: FoundSheet): Score[] =>
  scores.map(({ id, criterionId, points }) => {
    const score = { id, judgeId, entryId, criterionId, points, comments, isSubmitted }
    return isSetAside ? { ...score, isSetAside } : score
  })
