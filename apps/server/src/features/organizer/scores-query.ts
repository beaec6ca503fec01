import { setImmediate as othersFirst } from "node:timers/promises"
import type { organizerContract as contract, Score } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEvent } from "../../access/organized.ts"
import { asBoolean, type Database } from "../../data/database.ts"

const ROWS_AT_ONCE = 1_000

type ScoreRow = Omit<Score, "isSubmitted"> & { sheetId: number; isSubmitted: unknown }

/** A page of scores in the order of their sheets, after a given one. */
const PAGE = `SELECT c."id", s."id" AS "sheetId", s."judgeId", s."entryId", c."criterionId", c."points", s."comments", s."isSubmitted"
    FROM "Sheet" s JOIN "Score" c ON c."sheetId" = s."id"
   WHERE s."eventId" = ? AND s."id" >= ? AND (s."id" > ? OR c."criterionId" > ?)
   ORDER BY s."id", c."criterionId" LIMIT ${ROWS_AT_ONCE}`

/** Every score of the event, drafts too, sheet by sheet. A big event has 60,000 of them, so they are read in pages. */
export async function eventScores(
  db: Database,
  event: OrganizedEvent,
): Promise<z.output<typeof contract.scores.output>> {
  const scores: Score[] = []
  let last = { sheetId: 0, criterionId: 0 }
  for (;;) {
    const page = await db.read.all<ScoreRow>(PAGE, [event.eventId, last.sheetId, last.sheetId, last.criterionId])
    for (const { sheetId: _, isSubmitted, ...score } of page)
      scores.push({ ...score, isSubmitted: asBoolean(isSubmitted) })
    const lastRow = page.at(-1)
    if (!lastRow || page.length < ROWS_AT_ONCE) return scores
    last = lastRow
    await othersFirst()
  }
}
