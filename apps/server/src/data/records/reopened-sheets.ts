import type { EventChange } from "../change/event-change.ts"
import { raiseNewsVersion, raiseNewsVersionOfPanel } from "../change/judge-news.ts"
import { inSlices } from "../pages.ts"
import { marks } from "../sql-placeholders.ts"
import { retally } from "./tally.ts"

const SHEETS_AT_ONCE = 500

/** Makes submitted sheets drafts again: results no longer count them, and the devices of their judges read them again. */
export async function makeDrafts(
  { sql, changeVersion }: Pick<EventChange, "sql" | "changeVersion">,
  eventId: number,
  sheets: readonly { id: number; judgeId: number; entryId: number }[],
): Promise<void> {
  const now = new Date()
  await inSlices(sheets, SHEETS_AT_ONCE, (slice) =>
    sql.run(
      `UPDATE "Sheet" SET "isSubmitted" = ?, "submittedAt" = NULL, "isAsked" = ?, "updatedAt" = ?, "revision" = ?
        WHERE "id" IN (${marks(slice)})`,
      [false, false, now, changeVersion, ...slice.map(({ id }) => id)],
    ),
  )
  await retally(sql, eventId, [...new Set(sheets.map(({ entryId }) => entryId))])
  await raiseNewsVersion(sql, [...new Set(sheets.map(({ judgeId }) => judgeId))], changeVersion)
  await raiseNewsVersionOfPanel(sql, eventId, changeVersion)
}
