import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import { type EventChange, editEvent } from "../../data/change/event-change.ts"
import { entrySubject, judgeSubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import { endJudgeSessions } from "../../data/records/ended-sessions.ts"
import { makeDrafts } from "../../data/records/reopened-sheets.ts"
import { raiseNewsVersionOfPanel } from "../../data/sql/judge-news.ts"
import { retally } from "../../data/sql/tally.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { OrganizedJudge } from "../judges/access.ts"

/** A few thousand scores, with twenty criteria. */
const SHEETS_AT_ONCE = 50

/**
 * Removes every sheet of the judge and recalculates the sums of the entries; the history keeps the last drafts. Returns
 * the number of removed sheets and scores.
 */
async function removeSheets(
  { tx, sql, enterDrafts }: EventChange,
  judge: OrganizedJudge,
): Promise<{ sheets: number; scores: number }> {
  const { judgeId, eventId } = judge
  const sheets = await tx.sheet.findMany({
    where: { judgeId },
    select: { id: true, entryId: true, isSubmitted: true, isSetAside: true, draftLineId: true },
  })
  await enterDrafts(sheets)
  let scores = 0
  await inSlices(sheets, SHEETS_AT_ONCE, async (slice) => {
    const ids = { in: slice.map(({ id }) => id) }
    scores += (await tx.score.deleteMany({ where: { sheetId: ids } })).count
    await tx.sheet.deleteMany({ where: { id: ids } })
  })
  await retally(
    sql,
    eventId,
    sheets.filter(({ isSubmitted }) => isSubmitted).map(({ entryId }) => entryId),
  )
  return { sheets: sheets.length, scores }
}

async function judgeIn(tx: PrismaTransaction, judge: OrganizedJudge): Promise<{ name: string }> {
  const stored = await tx.judge.findUnique({ where: { id: judge.judgeId }, select: { name: true } })
  if (!stored) throw new AppError("NOT_FOUND")
  return stored
}

/** Removes every score of the judge, submitted or not; `deletedCount` counts scores. */
export async function clearScores(
  db: Database,
  judge: OrganizedJudge,
): Promise<z.output<typeof contract.clearScores.output>> {
  return editEvent(db, judge, async ({ tx, sql, begin }) => {
    const { name } = await judgeIn(tx, judge)
    const held = await tx.sheet.count({ where: { judgeId: judge.judgeId } })
    if (held === 0) return { deletedCount: 0 }
    const change = await begin("decisions", "all")
    const before = await removeSheets(change, judge)
    await tx.judge.update({ where: { id: judge.judgeId }, data: { sheetsVersion: change.changeVersion } })
    await raiseNewsVersionOfPanel(sql, judge.eventId, change.changeVersion)
    await change.record({ action: "scores.cleared", subject: judgeSubject({ name }), before })
    return { deletedCount: before.scores }
  })
}

/** Removes the judge with their scores; their sessions end at once. */
export async function deleteJudge(
  db: Database,
  judge: OrganizedJudge,
): Promise<z.output<typeof contract.deleteJudge.output>> {
  return editEvent(db, judge, async ({ tx, sql, begin }) => {
    const { name } = await judgeIn(tx, judge)
    const change = await begin("decisions", "all")
    const removed = await removeSheets(change, judge)
    await endJudgeSessions(tx, judge.judgeId, "removed")
    await tx.judge.delete({ where: { id: judge.judgeId } })
    await raiseNewsVersionOfPanel(sql, judge.eventId, change.changeVersion)
    await change.record({ action: "judge.removed", subject: judgeSubject({ name }), before: { name, ...removed } })
    return { deletedCount: 1 }
  })
}

/**
 * Makes a submitted sheet a draft again, so that its judge can change it, and reads the reason. A draft stays as it is. Throws
 * NOT_FOUND if there is no sheet.
 */
export async function reopenSheet(
  db: Database,
  judge: OrganizedJudge,
  { entryId, reason }: { entryId: number; reason: string },
): Promise<z.output<typeof contract.reopenSheet.output>> {
  const { judgeId } = judge
  const where = { judgeId_entryId: { judgeId, entryId } }
  const answer = { entryId, judgeId, isSubmitted: false }

  return editEvent(db, judge, async ({ tx, begin }) => {
    const stored = await tx.sheet.findUnique({ where, include: { judge: true, entry: true } })
    if (!stored) throw new AppError("NOT_FOUND")
    if (!stored.isSubmitted) return { ...answer, version: null }
    const change = await begin("decisions", "all")
    await makeDrafts(change, judge, [stored], reason)
    const subject = `${judgeSubject(stored.judge)} · ${entrySubject(stored.entry)}`
    const after = { isSubmitted: false, ...(reason && { reason }) }
    await change.record({ action: "sheet.reopened", subject, before: { isSubmitted: true }, after })
    return { ...answer, version: change.changeVersion }
  })
}
