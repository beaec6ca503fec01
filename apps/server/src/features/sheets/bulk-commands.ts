import type { organizerContract as contract } from "@rosette/contract/routers"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import type { z } from "zod"
import { type EventChange, editEvent } from "../../data/change/event-change.ts"
import { criterionSubject, entrySubject, judgeSubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction, Sql } from "../../data/database.ts"
import { inPages, inSlices } from "../../data/pages.ts"
import { makeDrafts, submitAgain, unchangedSince } from "../../data/records/reopened-sheets.ts"
import { raiseNewsVersion } from "../../data/sql/judge-news.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import { lackingSheetsNow } from "./lacking-query.ts"

type SheetFilter = Omit<z.output<typeof contract.askToComplete.input>, "eventId">
type FoundSheet = { id: number; judgeId: number; entryId: number }
const FOUND = { id: true, judgeId: true, entryId: true } as const

const SHEETS_AT_ONCE = 500

/**
 * Makes every matching submitted sheet a draft again; with a criterion only those without a score for it. Throws
 * NOT_FOUND if the judge, the entry or the criterion is not of the event. One line of the history lists them.
 */
export async function reopenSheets(
  db: Database,
  event: OrganizedEvent,
  { reason, ...which }: SheetFilter & { reason: string },
): Promise<z.output<typeof contract.reopenSheets.output>> {
  const { eventId } = event
  return editEvent(db, event, async ({ tx, sql, begin }) => {
    const named = await namesOf(tx, eventId, which)
    const sheets = which.criterionId ? await lackingOf(sql, eventId, which) : await submittedOf(tx, eventId, which)
    if (sheets.length === 0) return { reopenedCount: 0, version: null }
    const change = await begin("decisions", "all")
    await makeDrafts(change, event, sheets, reason)
    const listed = await votingIdsByJudge(tx, eventId, sheets)
    const after = { reopened: sheets.length, ...named, ...(reason && { reason }), sheets: listed }
    await change.record({ action: "sheets.reopened", subject: countOf(sheets), after })
    return { reopenedCount: sheets.length, version: change.changeVersion }
  })
}

/**
 * Takes a reopening back: its sheets that no judge has changed since are submitted again, as they were. Throws REOPENING_USED if
 * there is none.
 */
export async function takeBackReopening(
  db: Database,
  event: OrganizedEvent,
  version: number,
): Promise<z.output<typeof contract.takeBackReopening.output>> {
  const { eventId } = event
  return editEvent(db, event, async ({ tx, begin }) => {
    const sheets = await unchangedSince(tx, eventId, version)
    if (sheets.length === 0) throw new AppError("REOPENING_USED")
    const change = await begin("decisions", "all")
    await submitAgain(change, eventId, sheets)
    const after = { takenBack: sheets.length, sheets: await votingIdsByJudge(tx, eventId, sheets) }
    await change.record({ action: "sheets.reopening-taken-back", subject: countOf(sheets), after })
    return { takenBackCount: sheets.length }
  })
}

/**
 * Asks the judges of submitted sheets without a score for a criterion to add it; `askedCount` counts those sheets,
 * whether asked before or not.
 */
export async function askToComplete(
  db: Database,
  event: OrganizedEvent,
  which: SheetFilter,
): Promise<z.output<typeof contract.askToComplete.output>> {
  const { eventId } = event
  return editEvent(db, event, async ({ tx, sql, begin }) => {
    const named = await namesOf(tx, eventId, which)
    const lacking = await lackingOf(sql, eventId, which)
    const sheets = lacking.filter(({ isAsked }) => !isAsked)
    const answer = { askedCount: lacking.length }
    if (sheets.length === 0) return answer
    const change = await begin("organizersOnly", "all")
    await markAsked(change, sheets)
    const after = { asked: sheets.length, ...named, sheets: await votingIdsByJudge(tx, eventId, sheets) }
    await change.record({ action: "sheets.asked", subject: countOf(sheets), after })
    return answer
  })
}

const countOf = ({ length }: readonly FoundSheet[]) => (length === 1 ? "1 sheet" : `${length} sheets`)

/** What the sheets are filtered by, as the history calls it. */
async function namesOf(tx: PrismaTransaction, eventId: number, { judgeId, entryId, criterionId }: SheetFilter) {
  const inEvent = (id: number) => ({ where: { id, eventId } })
  const judge = judgeId ? await tx.judge.findUnique(inEvent(judgeId)) : undefined
  const entry = entryId ? await tx.entry.findUnique(inEvent(entryId)) : undefined
  const criterion = criterionId ? await tx.criterion.findUnique(inEvent(criterionId)) : undefined
  if (judge === null || entry === null || criterion === null) throw new AppError("NOT_FOUND")
  return {
    ...(judge && { judge: judgeSubject(judge) }),
    ...(entry && { entry: entrySubject(entry) }),
    ...(criterion && { criterion: criterionSubject(criterion) }),
  }
}

function submittedOf(tx: PrismaTransaction, eventId: number, { judgeId, entryId }: SheetFilter): Promise<FoundSheet[]> {
  const where = {
    eventId,
    isSubmitted: true,
    isSetAside: false,
    ...(judgeId && { judgeId }),
    ...(entryId && { entryId }),
  }
  return inPages((after, take) =>
    tx.sheet.findMany({ where: { ...where, id: { gt: after } }, orderBy: { id: "asc" }, take, select: FOUND }),
  )
}

async function lackingOf(sql: Sql, eventId: number, { judgeId, entryId, criterionId }: SheetFilter) {
  const lacking = await lackingSheetsNow(sql, eventId)
  return lacking
    .filter((sheet) => !judgeId || sheet.judgeId === judgeId)
    .filter((sheet) => !entryId || sheet.entryId === entryId)
    .filter((sheet) => !criterionId || sheet.criterionIds.includes(criterionId))
    .map(({ sheetId, ...sheet }) => ({ id: sheetId, ...sheet }))
}

/** Marks the sheets as asked for, and notifies the devices of their judges. */
async function markAsked({ tx, sql, changeVersion }: EventChange, sheets: readonly FoundSheet[]): Promise<void> {
  await inSlices(sheets, SHEETS_AT_ONCE, (slice) =>
    tx.sheet.updateMany({ where: { id: { in: slice.map(({ id }) => id) } }, data: { isAsked: true } }),
  )
  await raiseNewsVersion(sql, [...new Set(sheets.map(({ judgeId }) => judgeId))], changeVersion)
}

/** The voting IDs of the sheets' entries, by the names of their judges. */
async function votingIdsByJudge(
  tx: PrismaTransaction,
  eventId: number,
  sheets: readonly FoundSheet[],
): Promise<Record<string, string[]>> {
  const judges = await tx.judge.findMany({
    where: { eventId },
    select: { id: true, name: true },
    orderBy: { id: "asc" },
  })
  const entries = await tx.entry.findMany({ where: { eventId }, select: { id: true, votingId: true } })
  const votingIds = new Map(entries.map(({ id, votingId }) => [id, votingId]))
  const byJudge = Map.groupBy(sheets, ({ judgeId }) => judgeId)
  return Object.fromEntries(
    judges.flatMap(({ id, name }) => {
      const own = byJudge.get(id)?.map(({ entryId }) => votingIds.get(entryId) ?? "") ?? []
      return own.length > 0 ? [[name, own.sort(compareVotingIds)]] : []
    }),
  )
}
