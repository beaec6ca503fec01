import type { judgeContract as contract, SavedSheet } from "@rosette/contract"
import { isSameSheet, lackingCriteria, refuseSheet, type SheetState, sheetToStore } from "@rosette/domain"
import type { z } from "zod"
import { lockEvent } from "../../../data/change/event-lock.ts"
import { raiseNewsVersion } from "../../../data/change/judge-news.ts"
import type { Database, Sql } from "../../../data/database.ts"
import type { Announcement } from "../../../data/news.ts"
import { AppError } from "../../../kernel/app-error.ts"
import { judgesToInform } from "../../agreement/conferring-query.ts"
import type { OwnJudge } from "../access.ts"
import { keepSetup, keptSetup, readSetup, type Setup } from "./kept-setup.ts"
import { readSaveContext, type SaveContext, type StoredSheet, saveContextOf } from "./load-sheet.ts"
import { answerAsBefore, namedAttemptOf, rememberAnswer } from "./saved-mutation.ts"
import { historyLineOfSheet } from "./sheet-history-line.ts"
import { raiseForSheet, storeSheet } from "./store-sheet.ts"

type Input = z.output<typeof contract.saveSheet.input>
type NamedAttempt = ReturnType<typeof namedAttemptOf>

/**
 * Saves a whole sheet, or nothing of it, in one transaction with a fixed number of statements. Product rules: the same
 * attempt again gets the first answer again; the same sheet again changes nothing; a submitted sheet is locked except
 * for missing scores (SCORES_LOCKED); an event whose judging is closed accepts none (EVENT_CLOSED); what another device
 * saved is not overwritten unseen (SHEET_CHANGED); a sheet made for another database is refused (DATABASE_CHANGED).
 */
export async function saveSheet(db: Database, judge: OwnJudge, input: Input): Promise<SavedSheet> {
  const named = namedAttemptOf(input)
  const save = (sql: Sql) => saveInTransaction(sql, db, judge, input, named)
  const { answer, news, setup } = await db.write(save, judge.eventId)
  keepSetup(db, setup)
  if (news) db.news.announceEverywhere(news)
  return answer
}

type Saved = { answer: SavedSheet; news: Announcement | null; setup: Setup }

async function saveInTransaction(
  sql: Sql,
  db: Database,
  judge: OwnJudge,
  input: Input,
  named: NamedAttempt,
): Promise<Saved> {
  const { eventId, judgeId } = judge
  const { entryId } = input
  // Neither waits for the result of the other: PostgreSQL gets both at once, and runs the second once it has the lock.
  const [event, row] = await Promise.all([
    lockEvent(sql, db.dialect, eventId),
    readSaveContext(sql, db.dialect, judge, { entryId, mutationId: named?.mutationId ?? null }),
  ])
  if (!event || !row) throw new AppError("SIGN_IN_REQUIRED")
  const { setupVersion, judgingIsOpen, conferAbove } = event
  const setup = keptSetup(db, eventId, setupVersion) ?? (await readSetup(sql, eventId, setupVersion))
  const { criteria } = setup
  const context = saveContextOf(row, { entryId, criteria })
  const { databaseId, stored } = context
  if (input.databaseId != null && input.databaseId !== databaseId) throw new AppError("DATABASE_CHANGED")
  const now = { stats: statsOf(context, stored, setup), revision: stored?.revision ?? 0, databaseId }
  const answeredBefore = answerAsBefore(context.answered, input, named?.bodyHash, now)
  if (answeredBefore) return { answer: answeredBefore, news: null, setup }

  const { sheet, isSame, entry } = decide(context, input, setup, judgingIsOpen)
  const isAsked =
    sheet.isSubmitted && stored?.isAsked === true && lackingCriteria(sheet, criteria, entry.flags).length > 0
  const after = { ...sheet, isAsked }
  const author = { ...judge.trace, eventId, actor: context.judgeName }
  const change = { ...entry, stored, after, criteria }
  const historyLine = isSame ? null : await historyLineOfSheet(sql, event.chainEnd, author, change)
  const informed = historyLine
    ? await judgesToInform(sql, db.dialect, conferAbove, { eventId, judgeId, entryId, ...sheet })
    : []
  const concerned = { eventId, judgeId: informed.length > 0 ? ("all" as const) : judgeId }
  const revision = historyLine ? event.changeVersion + 1 : now.revision
  const answer = {
    entryId,
    isSubmitted: sheet.isSubmitted,
    comments: sheet.comments,
    scores: sheet.scores.map(({ criterionId, points }) => ({ criterionId, points })),
    stats: statsOf(context, sheet, setup),
    revision,
    databaseId,
  }
  const place = { eventId, judgeId, entryId, revision }
  // These too are sent together.
  const [raised] = await Promise.all([
    historyLine && raiseForSheet(sql, db.dialect, concerned, place, sheet, historyLine),
    historyLine && storeSheet(sql, db.dialect, place, { ...change, historyLine }),
    raiseNewsVersion(sql, informed, revision),
    named && rememberAnswer(sql, judgeId, named, input, answer),
  ])
  return { answer, news: raised?.news ?? null, setup }
}

/** How many entries the judge has submitted with this sheet, and how many there are. */
function statsOf(
  { completed, stored }: SaveContext,
  sheet: SheetState | null,
  { entryCount }: Setup,
): SavedSheet["stats"] {
  const isOneMore = sheet?.isSubmitted && !stored?.isSubmitted
  return { completed: isOneMore ? completed + 1 : completed, total: entryCount }
}

type Decision = { sheet: SheetState; isSame: boolean; entry: NonNullable<SaveContext["entry"]> }

/** The sheet as it will be stored, and whether it is already stored so. Throws the domain's refusal. */
function decide(
  { entry, stored }: SaveContext,
  submitted: Input,
  { criteria }: Setup,
  judgingIsOpen: boolean,
): Decision {
  if (!judgingIsOpen) throw new AppError("EVENT_CLOSED")
  if (!entry) throw new AppError("NOT_FOUND")
  const { flags } = entry
  const refusal = refuseSheet({ stored, submitted, criteria, flags, judgingIsOpen })
  if (refusal) throw new AppError(refusal.code, "issues" in refusal ? { issues: refusal.issues } : {})
  const sheet = sheetToStore({ stored, submitted, criteria, flags })
  const isSame = stored ? isSameSheet(stored, sheet) : isNothing(sheet)
  // Scores that a submitted sheet lacks are added to it and replace nothing.
  if (!isSame && !stored?.isSubmitted) refuseOverwriting(stored, submitted)
  return { sheet, isSame, entry }
}

/** An empty draft is the same as none. */
const isNothing = ({ isSubmitted, comments, scores }: SheetState): boolean =>
  !isSubmitted && comments === "" && scores.length === 0

/**
 * Throws SHEET_CHANGED if the device names another revision than the stored one (0 for none): it would overwrite
 * something that it has never seen.
 */
function refuseOverwriting(stored: StoredSheet | null, { entryId, baseRevision }: Input): void {
  if (baseRevision == null || (stored?.revision ?? 0) === baseRevision) return
  throw new AppError("SHEET_CHANGED", { current: stored && shown(entryId, stored) })
}

const shown = (entryId: number, { isSubmitted, comments, scores, revision }: StoredSheet) => ({
  entryId,
  isSubmitted,
  comments,
  scores: scores.filter(({ isScore }) => isScore).map(({ criterionId, points }) => ({ criterionId, points })),
  revision,
})
