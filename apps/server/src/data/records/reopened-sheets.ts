import type { EventChange } from "../change/event-change.ts"
import type { Sql } from "../database.ts"
import { inPages, inSlices } from "../pages.ts"
import { raiseNewsVersion, raiseNewsVersionOfPanel } from "../sql/judge-news.ts"
import { marks } from "../sql/placeholders.ts"
import { retally } from "../sql/tally.ts"

const SHEETS_AT_ONCE = 500

type Change = Pick<EventChange, "sql" | "changeVersion">
type ChangedSheet = { id: number; judgeId: number; entryId: number }

/**
 * Makes submitted sheets drafts again: results no longer count them, and the devices of their judges read them again, with who has
 * reopened them and why. Their revision names the reopening until a judge changes the sheet.
 */
export async function makeDrafts(
  change: Change,
  { eventId, actor }: { eventId: number; actor: string },
  sheets: readonly ChangedSheet[],
  reason: string,
): Promise<void> {
  const now = new Date()
  await inSlices(sheets, SHEETS_AT_ONCE, (slice) =>
    change.sql.run(
      `UPDATE "Sheet" SET "isSubmitted" = ?, "submittedAt" = NULL, "isAsked" = ?, "updatedAt" = ?, "revision" = ?,
              "reopenedAt" = ?, "reopenedBy" = ?, "reopenReason" = ? WHERE "id" IN (${marks(slice)})`,
      [false, false, now, change.changeVersion, now, actor, reason, ...slice.map(({ id }) => id)],
    ),
  )
  await tellJudges(change, eventId, sheets)
}

/** The sheets of a reopening that no judge has changed since. */
export const unchangedSince = (sql: Sql, eventId: number, version: number): Promise<ChangedSheet[]> =>
  inPages((after, take) =>
    sql.all<ChangedSheet>(
      `SELECT "id", "judgeId", "entryId" FROM "Sheet"
        WHERE "eventId" = ? AND "revision" = ? AND "isSubmitted" = ? AND "reopenedAt" IS NOT NULL AND "id" > ? ORDER BY "id" LIMIT ?`,
      [eventId, version, false, after, take],
    ),
  )

/** Submits reopened sheets again, as they were. */
export async function submitAgain(change: Change, eventId: number, sheets: readonly ChangedSheet[]): Promise<void> {
  const now = new Date()
  await inSlices(sheets, SHEETS_AT_ONCE, (slice) =>
    change.sql.run(
      `UPDATE "Sheet" SET "isSubmitted" = ?, "submittedAt" = ?, "updatedAt" = ?, "revision" = ?,
              "reopenedAt" = NULL, "reopenedBy" = '', "reopenReason" = '' WHERE "id" IN (${marks(slice)})`,
      [true, now, now, change.changeVersion, ...slice.map(({ id }) => id)],
    ),
  )
  await tellJudges(change, eventId, sheets)
}

async function tellJudges({ sql, changeVersion }: Change, eventId: number, sheets: readonly ChangedSheet[]) {
  await retally(sql, eventId, [...new Set(sheets.map(({ entryId }) => entryId))])
  await raiseNewsVersion(sql, [...new Set(sheets.map(({ judgeId }) => judgeId))], changeVersion)
  await raiseNewsVersionOfPanel(sql, eventId, changeVersion)
}
