import type { judgeContract as contract, SavedSheet } from "@rosette/contract"
import { type CriterionForSheet, isSameSheet, normalizeSheet, refuseSheet, type SheetState } from "@rosette/domain"
import type { z } from "zod"
import type { OwnJudge } from "../../access/seen.ts"
import { AppError } from "../../app-error.ts"
import type { Database, Sql } from "../../data/database.ts"
import { lockEvent } from "../../data/event-lock.ts"
import type { Announcement } from "../../data/news.ts"
import { keepSetup, keptSetup, readSetup, type Setup } from "./kept-setup.ts"
import { type Desk, loadDesk, type StoredSheet } from "./load-sheet.ts"
import { answerAsBefore, rememberAnswer } from "./saved-mutation.ts"
import { raiseForSheet, storeSheet } from "./store-sheet.ts"

type Input = z.output<typeof contract.saveSheet.input>

/**
 * Saves a whole sheet, or nothing of it, in one transaction of a fixed number of statements. Product rule: the same try again
 * answers as the first time; the same sheet again changes nothing; a submitted sheet is locked (SCORES_LOCKED); a closed
 * event takes none (EVENT_CLOSED); what another device saved meanwhile is not overwritten unseen (SHEET_CHANGED).
 */
export async function saveSheet(db: Database, judge: OwnJudge, input: Input): Promise<SavedSheet> {
  const { answer, news, setup } = await db.write((sql) => saveInTransaction(sql, db, judge, input))
  keepSetup(db, setup)
  if (news) db.news.tell(news)
  return answer
}

type Saved = { answer: SavedSheet; news: Announcement | null; setup: Setup }

async function saveInTransaction(sql: Sql, db: Database, judge: OwnJudge, input: Input): Promise<Saved> {
  const { eventId, judgeId } = judge
  const event = await lockEvent(sql, db.dialect, eventId)
  if (!event) throw new AppError("SIGN_IN_REQUIRED")
  const { setupVersion, isActive } = event
  const setup = keptSetup(db, eventId, setupVersion) ?? (await readSetup(sql, eventId, setupVersion))
  const { entryId, mutationId = null } = input
  const desk = await loadDesk(sql, judge, { entryId, mutationId, criteria: setup.criteria })
  if (!desk) throw new AppError("SIGN_IN_REQUIRED")
  const answeredBefore = answerAsBefore(desk.answered, input)
  if (answeredBefore) return { answer: answeredBefore, news: null, setup }

  const { sheet, same, entry } = decide(desk, input, setup.criteria, isActive)
  const raised = same ? null : await raiseForSheet(sql, db.dialect, { eventId, judgeId }, sheet)
  const revision = raised?.changeVersion ?? same?.revision ?? 0
  const { isSubmitted, scores } = sheet
  const answer = { entryId, isSubmitted, scores, stats: statsOf(desk, sheet, setup), revision }
  const place = { eventId, judgeId, entryId, revision, trace: judge.trace }
  // None of these statements waits for the answer to another: PostgreSQL gets all of them at once.
  await Promise.all([
    raised && storeSheet(sql, db.dialect, place, { ...desk, ...entry, after: sheet }),
    rememberAnswer(sql, judgeId, input, answer),
  ])
  return { answer, news: raised?.news ?? null, setup }
}

/** How many entries the judge has submitted with this sheet, of how many there are. */
function statsOf({ completed, stored }: Desk, { isSubmitted }: SheetState, { entryCount }: Setup): SavedSheet["stats"] {
  const isOneMore = isSubmitted && !stored?.isSubmitted
  return { completed: isOneMore ? completed + 1 : completed, total: entryCount }
}

/** The sheet as it will stand, and the stored one where that already says the same. Throws the refusal of the rule book. */
function decide(
  { entry, stored }: Desk,
  submitted: Input,
  criteria: CriterionForSheet[],
  eventIsActive: boolean,
): { sheet: SheetState; same: StoredSheet | null; entry: NonNullable<Desk["entry"]> } {
  if (!eventIsActive) throw new AppError("EVENT_CLOSED")
  if (!entry) throw new AppError("NOT_FOUND")
  const { flags } = entry
  const refusal = refuseSheet({ stored, submitted, criteria, flags, eventIsActive })
  if (refusal) throw new AppError(refusal.code, "issues" in refusal ? { issues: refusal.issues } : {})
  const sheet = normalizeSheet(submitted, criteria, flags)
  // A submitted sheet that is not refused is the repeat; its rows may be fewer where a criterion was added since.
  const isSame = stored !== null && (stored.isSubmitted || isSameSheet(stored, sheet))
  if (!isSame) refuseOverwriting(stored, submitted)
  return { sheet, same: isSame ? stored : null, entry }
}

/** SHEET_CHANGED where the device names another revision than the stored one, 0 for none: it would overwrite what it has never seen. */
function refuseOverwriting(stored: StoredSheet | null, { entryId, baseRevision }: Input): void {
  if (baseRevision == null || (stored?.revision ?? 0) === baseRevision) return
  throw new AppError("SHEET_CHANGED", { current: stored && { entryId, ...stored } })
}
