import type { Criterion } from "@rosette/contract/criteria"
import type { Entry } from "@rosette/contract/entries"
import type { judgeContract as contract } from "@rosette/contract/routers"
import type { OwnSheet } from "@rosette/contract/sheets"
import { placeInTeam } from "@rosette/domain/assignment/offer"
import { criterionApplies } from "@rosette/domain/contest/applicability"
import { type JudgeScope, seenBy } from "@rosette/domain/contest/judge-scope"
import { judgeProgress as progressOf } from "@rosette/domain/contest/progress"
import { isAskedFor, onScorecard } from "@rosette/domain/contest/scorecard"
import { inCriteriaOrder } from "@rosette/domain/contest/sections"
import { lackingCriteria } from "@rosette/domain/contest/sheet"
import { scoredLines } from "@rosette/domain/contest/sheet-lines"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { entriesInClass } from "../../data/records/class-of-event.ts"
import { conflictsOfJudge, UNSEEN_DRAFT } from "../../data/records/conflicts.ts"
import { otherDevices } from "../../data/records/devices.ts"
import { idsIn } from "../../data/records/json-columns.ts"
import { criterionOf, judgedEntryOf, judgedEventOf, judgeOf } from "../../data/records/shapes.ts"
import type { RowOf } from "../../data/rows.ts"
import { databaseIdOf } from "../../data/sql/database-id.ts"
import { ownSheets } from "../../data/sql/own-sheets.ts"
import type { JudgeSession } from "../../kernel/sessions/session-store.ts"
import { AppError } from "../../refusals/app-error.ts"
import { talksOfJudge } from "../agreement/talks-query.ts"
import { messagesOfJudge } from "../messages/messages-of-judge-query.ts"
import { narrowed, panelNow } from "../results/divided-panel-query.ts"
import type { SeenJudge } from "./access.ts"

const byVotingId = (a: { votingId: string }, b: { votingId: string }) => compareVotingIds(a.votingId, b.votingId)

/** Everything a judge works with: their event, its entries and criteria, and their own sheets. */
export async function judgeWorkspace(
  db: Database,
  session: JudgeSession,
): Promise<z.output<typeof contract.workspace.output>> {
  const { judgeId, eventId } = session
  // The event is read first, so that its version is never newer than what is read after it.
  const event = await db.prisma.event.findUnique({ where: { id: eventId } })
  const judge = await db.prisma.judge.findUnique({ where: { id: judgeId } })
  if (!event || !judge) throw new AppError("SIGN_IN_REQUIRED")
  const rows = await inPages((after, take) =>
    db.prisma.entry.findMany({ where: { eventId, id: { gt: after } }, orderBy: { id: "asc" }, take }),
  )
  const own = await ownSheets(db.read, judgeId)
  const seen = seenBy(judgeOf(judge), own)
  const entries = rows.filter(seen).sort(byVotingId).map(judgedEntryOf)
  const criteria = inCriteriaOrder(await db.prisma.criterion.findMany({ where: { eventId } })).map(criterionOf)
  return {
    judge: judgeOf(judge),
    event: judgedEventOf(event),
    entries,
    criteria,
    classes: await judgedClasses(db, eventId),
    sheets: sheetsOf(own, entries, criteria, judgeOf(judge)),
    cards: event.hasCards ? cardsKnownTo(rows, seen) : [],
    conflicts: await conflictsOfJudge(db.prisma, judgeId),
    talks: await talksOfJudge(db, event, judgeId),
    messages: await messagesOfJudge(db.prisma, judgeId),
    place: event.sheetsPerEntry === null ? null : await placeOf(db, session),
    sheetsVersion: judge.sheetsVersion,
    devicesVersion: judge.devicesVersion,
    databaseId: await databaseIdOf(db.read),
    otherDevices: await otherDevices(db.prisma, session, new Date()),
  }
}

const cardsKnownTo = (rows: readonly RowOf<"Entry">[], seen: (entry: RowOf<"Entry">) => boolean) =>
  rows.toSorted(byVotingId).map((row) => {
    const { cardId, votingId, id } = row
    return { cardId, votingId, entryId: seen(row) ? id : null }
  })

/** Where the judge begins in their team. */
async function placeOf({ prisma }: Database, { judgeId, eventId }: JudgeSession) {
  const judges = await prisma.judge.findMany({ where: { eventId, isActive: true }, orderBy: { id: "asc" } })
  return placeInTeam(judges.map(judgeOf), judgeId)
}

/** The fields of classes that judges see. */
const judgedClasses = (db: Database, eventId: number) =>
  db.prisma.class.findMany({
    where: { eventId },
    orderBy: [{ order: "asc" }, { id: "asc" }],
    select: { id: true, name: true, code: true, order: true },
  })

/**
 * The judge's own sheets with their scores. A criterion that did not apply when the sheet was saved, and applies now,
 * is unscored.
 */
function sheetsOf(
  rows: Awaited<ReturnType<typeof ownSheets>>,
  entries: readonly Entry[],
  criteria: readonly Criterion[],
  scope: JudgeScope,
): OwnSheet[] {
  const entryById = new Map(entries.map((entry) => [entry.id, entry]))
  return rows.map(({ scores, isAsked, ...sheet }) => {
    const entry = entryById.get(sheet.entryId)
    return {
      ...sheet,
      scores: scoredLines(scores),
      // What the judge was asked for may no longer be missing.
      isAsked: isAsked && entry !== undefined && lackingCriteria({ scores }, criteria, entry, scope).length > 0,
    }
  })
}

/** The version of the reopening, if the judge has not changed the sheet since. */
const reopenedVersionOf = ({ reopenedAt, updatedAt, revision }: RowOf<"Sheet">): number | null =>
  reopenedAt?.getTime() === updatedAt.getTime() ? revision : null

/** A judge's progress: every entry of the event, or of one of its classes, in voting ID order; counted are those that are asked for. */
export async function judgeProgress(
  db: Database,
  { judgeId, eventId, asOrganizer }: SeenJudge,
  classId?: number | null,
): Promise<z.output<typeof contract.progress.output>> {
  const inClass = await entriesInClass(db.prisma, eventId, classId)
  const select = { id: true, votingId: true, classId: true, status: true } as const
  const found = await inPages((after, take) =>
    db.prisma.entry.findMany({ where: { eventId, id: { gt: after } }, orderBy: { id: "asc" }, select, take }),
  )
  const unseen = asOrganizer ? { NOT: UNSEEN_DRAFT } : {}
  const sheets = await inPages((after, take) =>
    db.prisma.sheet.findMany({ where: { judgeId, id: { gt: after }, ...unseen }, orderBy: { id: "asc" }, take }),
  )
  const judge = await db.prisma.judge.findUnique({ where: { id: judgeId } })
  if (!judge) throw new AppError("NOT_FOUND")
  const rows = found.filter(({ id }) => inClass?.has(id) ?? true).filter(seenBy(judgeOf(judge), sheets))
  const limits = await db.prisma.criterion.findMany({ where: { eventId }, select: { classIds: true } })
  const criteria = limits.map(({ classIds }) => ({ classIds: idsIn(classIds) }))
  const asked = new Set(rows.filter((entry) => isAskedFor(criteria, entry)).map(({ id }) => id))
  const { stats, entries } = progressOf(
    rows.sort(byVotingId).map(({ id }) => id),
    sheets,
    (entryId) => asked.has(entryId),
  )
  const reopened = new Map(sheets.map((sheet) => [sheet.entryId, reopenedVersionOf(sheet)]))
  const panel = await panelNow({ sql: db.read }, eventId)
  const share = panel && narrowed(panel, inClass).shares.get(judgeId)
  return {
    stats: share ? { completed: share.completed, total: share.total } : stats,
    entries: entries.map((entry) => ({ ...entry, reopenedVersion: reopened.get(entry.entryId) ?? null })),
  }
}

/**
 * A judge's scores for one entry, in the order of the criteria, with 0 for those that do not apply; none if nothing is
 * saved. Throws NOT_FOUND for an entry that is not of the event. Product rule: a draft of a judge who has stepped aside is seen by its
 * judge alone.
 */
export async function judgeScores(
  db: Database,
  { judgeId, eventId, asOrganizer }: SeenJudge,
  entryId: number,
): Promise<z.output<typeof contract.scores.output>> {
  const entry = await db.prisma.entry.findUnique({ where: { id: entryId, eventId } })
  if (!entry) throw new AppError("NOT_FOUND")
  const sheet = await db.prisma.sheet.findUnique({
    where: { judgeId_entryId: { judgeId, entryId } },
    include: { scores: { include: { criterion: true } } },
  })
  if (!sheet || (asOrganizer && sheet.isSetAside && !sheet.isSubmitted)) return []
  const { comments, isSubmitted } = sheet
  const lines = sheet.scores.map(({ criterion, points, isScore }) => ({
    ...criterion,
    classIds: idsIn(criterion.classIds),
    points,
    isScore,
  }))
  return inCriteriaOrder(lines)
    .filter((line) => onScorecard(line, entry) && (line.isScore || !criterionApplies(line, entry)))
    .map(({ id, points }) => ({ criterionId: id, points, comments, isSubmitted }))
}
