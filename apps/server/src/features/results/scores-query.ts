import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { Score } from "@rosette/contract/sheets"
import type { z } from "zod"
import { asBoolean, type Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"

const ROWS_AT_ONCE = 1_000

type ScoreRow = Omit<Score, "isSubmitted" | "id"> & { id: number | null; sheetId: number; isSubmitted: unknown }

/** The scores of the next sheets, by sheet and criterion; a sheet without scores is one row with an empty score. */
const PAGE = `SELECT c."id", s."id" AS "sheetId", s."judgeId", s."entryId", c."criterionId", c."points", s."comments", s."isSubmitted"
    FROM (SELECT * FROM "Sheet" WHERE "eventId" = ? AND "id" > ? ORDER BY "id" LIMIT ?) s
    LEFT JOIN "Score" c ON c."sheetId" = s."id"
   ORDER BY s."id", c."criterionId"`

/**
 * Every score of the event, also of drafts, sheet by sheet. A big event has 60,000 of them, so they are read in pages.
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
    const page = await db.read.all<ScoreRow>(PAGE, [eventId, lastSheetId, sheetsAtOnce])
    scores.push(...page.flatMap(scoreOf))
    const last = page.at(-1)
    if (!last) return scores
    lastSheetId = last.sheetId
    await yieldToEventLoop()
  }
}

const scoreOf = ({ id, judgeId, entryId, criterionId, points, comments, isSubmitted }: ScoreRow): Score[] =>
  id === null ? [] : [{ id, judgeId, entryId, criterionId, points, comments, isSubmitted: asBoolean(isSubmitted) }]
