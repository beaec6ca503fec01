import type { EventChange } from "../change/event-change.ts"
import type { PrismaTransaction } from "../database.ts"
import { inSlices } from "../pages.ts"
import { raiseNewsVersion, raiseNewsVersionOfPanel } from "../sql/judge-news.ts"
import { retally } from "../sql/tally.ts"

const SHEETS_AT_ONCE = 500

const REOPENED = { isSubmitted: false, submittedAt: null, isAsked: false } as const
const SUBMITTED_AGAIN = { isSubmitted: true, reopenedAt: null, reopenedBy: "", reopenReason: "" } as const

type Change = Pick<EventChange, "tx" | "sql" | "changeVersion">
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
  const { changeVersion: revision } = change
  await inSlices(sheets, SHEETS_AT_ONCE, (slice) =>
    change.tx.sheet.updateMany({
      where: { id: { in: slice.map(({ id }) => id) } },
      data: { ...REOPENED, updatedAt: now, revision, reopenedAt: now, reopenedBy: actor, reopenReason: reason },
    }),
  )
  await tellJudges(change, eventId, sheets)
}

/** The sheets of a reopening that no judge has changed since. */
export const unchangedSince = (tx: PrismaTransaction, eventId: number, version: number): Promise<ChangedSheet[]> =>
  tx.sheet.findMany({
    where: { eventId, revision: version, isSubmitted: false, reopenedAt: { not: null } },
    orderBy: { id: "asc" },
    select: { id: true, judgeId: true, entryId: true },
  })

/** Submits reopened sheets again, as they were. */
export async function submitAgain(change: Change, eventId: number, sheets: readonly ChangedSheet[]): Promise<void> {
  const now = new Date()
  const { changeVersion: revision } = change
  await inSlices(sheets, SHEETS_AT_ONCE, (slice) =>
    change.tx.sheet.updateMany({
      where: { id: { in: slice.map(({ id }) => id) } },
      data: { ...SUBMITTED_AGAIN, submittedAt: now, updatedAt: now, revision },
    }),
  )
  await tellJudges(change, eventId, sheets)
}

async function tellJudges({ sql, changeVersion }: Change, eventId: number, sheets: readonly ChangedSheet[]) {
  await retally(sql, eventId, [...new Set(sheets.map(({ entryId }) => entryId))])
  await raiseNewsVersion(sql, [...new Set(sheets.map(({ judgeId }) => judgeId))], changeVersion)
  await raiseNewsVersionOfPanel(sql, eventId, changeVersion)
}
