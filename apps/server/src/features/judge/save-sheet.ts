import type { judgeContract as contract, SavedSheet } from "@rosette/contract"
import { isSameSheet, normalizeSheet, refuseSheet, type SheetState } from "@rosette/domain"
import type { z } from "zod"
import type { OwnJudge } from "../../access/seen.ts"
import { AppError } from "../../app-error.ts"
import type { Database, Sql } from "../../data/database.ts"
import { lockEvent } from "../../data/event-lock.ts"
import type { Announcement } from "../../data/news.ts"
import { type Desk, loadDesk, type StoredSheet } from "./load-sheet.ts"
import { progressStats } from "./progress-stats.ts"
import { answerAsBefore, rememberAnswer } from "./saved-mutation.ts"
import { storeSheet } from "./store-sheet.ts"

type Input = z.output<typeof contract.saveSheet.input>

/**
 * Saves a whole sheet, or nothing of it, in one transaction of a fixed number of statements. Product rule: the same try again
 * answers as the first time; the same sheet again changes nothing; a submitted sheet is locked (SCORES_LOCKED); a closed
 * event takes none (EVENT_CLOSED); what another device saved meanwhile is not overwritten unseen (SHEET_CHANGED).
 */
export async function saveSheet(db: Database, judge: OwnJudge, input: Input): Promise<SavedSheet> {
  const { answer, news } = await db.write((sql) => saveInTransaction(sql, db.dialect, judge, input))
  if (news) db.news.tell(news)
  return answer
}

async function saveInTransaction(
  sql: Sql,
  dialect: Database["dialect"],
  judge: OwnJudge,
  input: Input,
): Promise<{ answer: SavedSheet; news: Announcement | null }> {
  const event = await lockEvent(sql, dialect, judge.eventId)
  const desk = event && (await loadDesk(sql, judge, { entryId: input.entryId, mutationId: input.mutationId ?? null }))
  if (!desk) throw new AppError("SIGN_IN_REQUIRED")
  const answeredBefore = answerAsBefore(desk.answered, input)
  if (answeredBefore) return { answer: answeredBefore, news: null }

  const { sheet, same, subject } = decide(desk, input, event.isActive)
  const place = { eventId: judge.eventId, judgeId: judge.judgeId, entryId: input.entryId }
  const { revision, news } = same
    ? { revision: same.revision, news: null }
    : await storeSheet(sql, dialect, place, { actor: desk.judgeName, subject, before: desk.stored, after: sheet })
  const stats = await progressStats(sql, judge)
  const answer = { entryId: input.entryId, isSubmitted: sheet.isSubmitted, scores: sheet.scores, stats, revision }
  await rememberAnswer(sql, judge.judgeId, input, answer)
  return { answer, news }
}

/** The sheet as it will stand, and the stored one where that already says the same. Throws the refusal of the rule book. */
function decide(
  desk: Desk,
  submitted: Input,
  eventIsActive: boolean,
): { sheet: SheetState; same: StoredSheet | null; subject: string } {
  if (!eventIsActive) throw new AppError("EVENT_CLOSED")
  if (!desk.entry) throw new AppError("NOT_FOUND")
  const { stored, criteria } = desk
  const { flags, subject } = desk.entry
  const refusal = refuseSheet({ stored, submitted, criteria, flags, eventIsActive })
  if (refusal) throw new AppError(refusal.code, "issues" in refusal ? { issues: refusal.issues } : {})
  const sheet = normalizeSheet(submitted, criteria, flags)
  // A submitted sheet that is not refused is the repeat; its rows may be fewer where a criterion was added since.
  const isSame = stored !== null && (stored.isSubmitted || isSameSheet(stored, sheet))
  if (!isSame) refuseOverwriting(stored, submitted)
  return { sheet, same: isSame ? stored : null, subject }
}

/** SHEET_CHANGED where the device names another revision than the stored one, 0 for none: it would overwrite what it has never seen. */
function refuseOverwriting(stored: StoredSheet | null, { entryId, baseRevision }: Input): void {
  if (baseRevision == null || (stored?.revision ?? 0) === baseRevision) return
  throw new AppError("SHEET_CHANGED", { current: stored && { entryId, ...stored } })
}
