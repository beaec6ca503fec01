import type { judgeContract as contract, StoredSheet } from "@rosette/contract"
import { compareVotingIds, inCriteriaOrder, judgeProgress as progressOf } from "@rosette/domain"
import type { z } from "zod"
import type { SeenJudge } from "../../access/seen.ts"
import { AppError } from "../../app-error.ts"
import { asBoolean, type Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { criterionOf, entryOf, judgedEventOf, judgeOf } from "../../data/shapes.ts"
import { otherDevices } from "../../sessions/devices.ts"
import type { JudgeSession } from "../../sessions/session-store.ts"
import { LINES_OF_SHEET } from "./score-lines-sql.ts"

const byVotingId = (a: { votingId: string }, b: { votingId: string }) => compareVotingIds(a.votingId, b.votingId)

/** All that a judge works with: their event, its entries and criteria, and their own sheets. */
export async function judgeWorkspace(
  db: Database,
  session: JudgeSession,
): Promise<z.output<typeof contract.workspace.output>> {
  const { judgeId, eventId } = session
  // The event comes first: its version is then never newer than what is read after it.
  const event = await db.prisma.event.findUnique({ where: { id: eventId } })
  const judge = await db.prisma.judge.findUnique({ where: { id: judgeId } })
  if (!event || !judge) throw new AppError("SIGN_IN_REQUIRED")
  const entries = await inPages((after, take) =>
    db.prisma.entry.findMany({ where: { eventId, id: { gt: after } }, orderBy: { id: "asc" }, take }),
  )
  const criteria = await db.prisma.criterion.findMany({ where: { eventId } })
  return {
    judge: judgeOf(judge),
    event: judgedEventOf(event),
    entries: entries.sort(byVotingId).map(entryOf),
    criteria: inCriteriaOrder(criteria).map(criterionOf),
    sheets: await sheetsOf(db, judgeId),
    otherDevices: await otherDevices(db, session, new Date()),
  }
}

type SheetRow = { id: number; entryId: number; isSubmitted: unknown; comments: string; revision: number; lines: string }

const SHEET_COLUMNS = (dialect: Database["dialect"]) =>
  `s."id", s."entryId", s."isSubmitted", s."comments", s."revision", ${LINES_OF_SHEET[dialect]} AS "lines"`

async function sheetsOf(db: Database, judgeId: number): Promise<StoredSheet[]> {
  const rows = await inPages((after, take) =>
    db.read.all<SheetRow>(
      `SELECT ${SHEET_COLUMNS(db.dialect)} FROM "Sheet" s WHERE s."judgeId" = ? AND s."id" > ? ORDER BY s."id" LIMIT ?`,
      [judgeId, after, take],
    ),
  )
  return rows.map(sheetOf)
}

function sheetOf({ entryId, isSubmitted, comments, revision, lines }: SheetRow): StoredSheet {
  const pairs = JSON.parse(lines) as [criterionId: number, points: number][]
  const scores = pairs.map(([criterionId, points]) => ({ criterionId, points }))
  return { entryId, isSubmitted: asBoolean(isSubmitted), comments, scores, revision }
}

type ProgressRow = { id: number; votingId: string; isSubmitted: unknown }

/** How far a judge is: every entry of the event, in voting ID order. */
export async function judgeProgress(
  db: Database,
  { judgeId, eventId }: SeenJudge,
): Promise<z.output<typeof contract.progress.output>> {
  const rows = await inPages((after, take) =>
    db.read.all<ProgressRow>(
      `SELECT n."id", n."votingId", s."isSubmitted" FROM "Entry" n
         LEFT JOIN "Sheet" s ON s."judgeId" = ? AND s."entryId" = n."id"
        WHERE n."eventId" = ? AND n."id" > ? ORDER BY n."id" LIMIT ?`,
      [judgeId, eventId, after, take],
    ),
  )
  const sheets = rows.flatMap(({ id, isSubmitted }) =>
    isSubmitted === null ? [] : [{ entryId: id, isSubmitted: asBoolean(isSubmitted) }],
  )
  const { stats, entries } = progressOf(
    rows.sort(byVotingId).map((row) => row.id),
    sheets,
  )
  return { stats, entries }
}

/** A judge's scores for one entry, in the order of the criteria; none when nothing is saved, NOT_FOUND for an entry that is not of the event. */
export async function judgeScores(
  db: Database,
  { judgeId, eventId }: SeenJudge,
  entryId: number,
): Promise<z.output<typeof contract.scores.output>> {
  const entry = await db.prisma.entry.findUnique({ where: { id: entryId, eventId }, select: { id: true } })
  if (!entry) throw new AppError("NOT_FOUND")
  const rows = await db.read.all<{ id: number; order: number; points: number; comments: string; isSubmitted: unknown }>(
    `SELECT c."id", c."order", p."points", s."comments", s."isSubmitted"
       FROM "Sheet" s JOIN "Score" p ON p."sheetId" = s."id" JOIN "Criterion" c ON c."id" = p."criterionId"
      WHERE s."judgeId" = ? AND s."entryId" = ?`,
    [judgeId, entryId],
  )
  return inCriteriaOrder(rows).map(({ id, points, comments, isSubmitted }) => ({
    criterionId: id,
    points,
    comments,
    isSubmitted: asBoolean(isSubmitted),
  }))
}
