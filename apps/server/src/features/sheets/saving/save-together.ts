import type { SavedSheet } from "@rosette/contract/sheets"
import { hasEmptyScorecard, onScorecard } from "@rosette/domain/contest/scorecard"
import { lackingCriteria } from "@rosette/domain/contest/sheet"
import { plainLines, type SheetState } from "@rosette/domain/contest/sheet-lines"
import { addToTally, completeInTally, type EntryTally } from "@rosette/domain/contest/tally"
import type { ChainEnd } from "../../../data/change/chain.ts"
import { refusePublished } from "../../../data/change/event-change.ts"
import type { Database, Sql } from "../../../data/database.ts"
import type { Announcement } from "../../../data/news.ts"
import { type LockedEventRow, lockEvents } from "../../../data/sql/event-lock.ts"
import { raiseVersionsTo } from "../../../data/sql/event-versions.ts"
import { raiseNewsVersion } from "../../../data/sql/judge-news.ts"
import {
  movedToSubject,
  readSaveContext,
  type SaveContext,
  type SaveContextRow,
  type SheetUnderLock,
  saveContextOf,
} from "../../../data/sql/save-context.ts"
import { type SheetToStore, storeSheets } from "../../../data/sql/store-sheets.ts"
import { AppError } from "../../../refusals/app-error.ts"
import { judgesToInform } from "../../agreement/conferring-query.ts"
import type { OwnJudge } from "../access.ts"
import { type SavePanel, savePanelAt, statsIn, withSheet } from "./cached-panel.ts"
import { cachedSetup, readSetup, type Setup } from "./cached-setup.ts"
import { decideSheet, type SheetInput } from "./decide-sheet.ts"
import { answerAsBefore, type NamedAttempt, type RememberedAnswer, rememberAnswers } from "./saved-mutation.ts"
import { historyLineOfSheet } from "./sheet-history-line.ts"

export type SaveAttempt = { judge: OwnJudge; input: SheetInput; named: NamedAttempt | null }

/** The result of an attempt. "locked": another transaction holds its event, and this one did not wait. */
export type Outcome = { answer: SavedSheet; news: Announcement | null } | { refusal: unknown } | "locked"

/**
 * The event after the sheets already accepted in this transaction, and what they will store. Nothing is written until all are
 * decided.
 */
type Progress = {
  readonly event: LockedEventRow
  readonly setup: Setup
  /** Null where every judge is asked for every entry. */
  panel: SavePanel | null
  changeVersion: number
  resultsVersion: number
  chainEnd: ChainEnd
  readonly tallies: Map<number, EntryTally>
  readonly sheets: SheetToStore[]
  readonly informed: { judgeIds: readonly number[]; revision: number }[]
  readonly remembered: RememberedAnswer[]
}

/** `waits`: whether to wait for the lock of the one event; several are never waited for. `onLocked` is called with the locks. */
type Locking = { waits: boolean; onLocked: () => void }

/**
 * Saves sheets, each of another judge, in this order and in this transaction. A refused one changes nothing. `setups` and
 * `panels` are what they were checked against and how far their judges are: keep them after the commit.
 */
export async function saveTogether(
  sql: Sql,
  db: Database,
  attempts: readonly SaveAttempt[],
  { waits, onLocked }: Locking,
): Promise<{ outcomes: Outcome[]; setups: Setup[]; panels: SavePanel[] }> {
  const eventIds = [...new Set(attempts.map(({ judge }) => judge.eventId))]
  // None waits for the result of another: PostgreSQL gets all at once, and runs the others once it has the locks.
  const [events, ...rows] = await Promise.all([
    lockEvents(sql, eventIds, waits ? "wait" : "skip"),
    ...attempts.map(({ judge, input: { entryId }, named }) =>
      readSaveContext(sql, judge, { entryId, mutationId: named?.mutationId ?? null }),
    ),
  ])
  onLocked()
  const changed = new Map<number, Progress>()
  for (const [eventId, event] of events) changed.set(eventId, await progressOf(sql, db, eventId, event))
  const outcomes: Outcome[] = []
  for (const [index, attempt] of attempts.entries()) {
    const progress = changed.get(attempt.judge.eventId)
    if (progress) outcomes.push(await saveNext(sql, progress, attempt, rows[index] ?? null).catch(refusalOf))
    else outcomes.push(waits ? { refusal: new AppError("SIGN_IN_REQUIRED") } : "locked")
  }
  await storeAll(sql, changed)
  const progresses = [...changed.values()]
  const panels = progresses.flatMap(({ panel, resultsVersion }) => (panel ? [{ ...panel, resultsVersion }] : []))
  return { outcomes, setups: progresses.map(({ setup }) => setup), panels }
}

async function progressOf(sql: Sql, db: Database, eventId: number, event: LockedEventRow): Promise<Progress> {
  const { setupVersion, changeVersion, resultsVersion, chainEnd } = event
  const setup = cachedSetup(db, eventId, setupVersion) ?? (await readSetup(sql, eventId, setupVersion))
  const panel = event.isDivided ? await savePanelAt(sql, db, eventId, event) : null
  const lists = { tallies: new Map(), sheets: [], informed: [], remembered: [] }
  return { event, setup, panel, changeVersion, resultsVersion, chainEnd, ...lists }
}

/** The outcome of an attempt that was refused; any other error is one of the whole transaction. */
function refusalOf(error: unknown): Outcome {
  if (error instanceof AppError) return { refusal: error }
  throw error
}

async function saveNext(
  sql: Sql,
  progress: Progress,
  { judge, input, named }: SaveAttempt,
  row: SaveContextRow | null,
): Promise<Outcome> {
  if (!row) throw new AppError("SIGN_IN_REQUIRED")
  const { event, setup } = progress
  const { judgeId } = judge
  const { entryId } = input
  const context = saveContextOf(row, { entryId, criteria: setup.criteria })
  const { databaseId, stored } = context
  if (input.databaseId != null && input.databaseId !== databaseId) throw new AppError("DATABASE_CHANGED")
  const statsAfter = (sheet: SheetState | null) =>
    progress.panel ? statsIn(progress.panel, judgeId) : statsOf(context, sheet, setup)
  const now = { stats: statsAfter(stored), revision: stored?.revision ?? 0, databaseId }
  const answeredBefore = answerAsBefore(context.answered, input, named?.bodyHash, now)
  if (answeredBefore) return { answer: answeredBefore, news: null }

  const { sheet, isSame, entry } = decideSheet(context, input, setup, event.judgingIsOpen)
  const movedTo = input.movedTo == null ? null : await movedToSubject(sql, judge.eventId, input.movedTo)
  const news = isSame ? null : await change(sql, progress, judge, { ...context, entry, entryId, sheet, movedTo })
  const answer = {
    entryId,
    isSubmitted: sheet.isSubmitted,
    comments: sheet.comments,
    ...answeredScores(sheet, setup, entry),
    stats: statsAfter(sheet),
    revision: movedTo === null ? (news ? progress.changeVersion : now.revision) : 0,
    databaseId,
    isSetAside: context.hasSteppedAside,
  }
  if (named) progress.remembered.push({ judgeId, named, body: input, answer })
  return { answer, news }
}

/** The scores on the entry's scorecard; of others only which are stored, so that the device knows that nothing is missing. */
function answeredScores(
  { scores }: SheetState,
  { criteria }: Setup,
  { entry }: Decided["entry"],
): Pick<SavedSheet, "scores" | "offScorecard"> {
  const off = new Set(criteria.flatMap((one) => (onScorecard(one, entry) ? [] : [one.id])))
  const stored = scores.flatMap(({ criterionId }) => (off.has(criterionId) ? [criterionId] : []))
  return {
    scores: plainLines(scores.filter(({ criterionId }) => !off.has(criterionId))),
    ...(stored.length > 0 && { offScorecard: stored }),
  }
}

/** How many entries the judge has submitted with this sheet, and how many are asked of judges. */
function statsOf(
  { completed, stored, entry }: SaveContext,
  sheet: SheetState | null,
  { entryCount }: Setup,
): SavedSheet["stats"] {
  const isOneMore = entry?.competes && sheet?.isSubmitted && !stored?.isSubmitted
  return { completed: isOneMore ? completed + 1 : completed, total: entryCount }
}

type Decided = Pick<SaveContext, "judgeName" | "stored" | "scope" | "hasSteppedAside"> & {
  entry: NonNullable<SaveContext["entry"]>
  entryId: number
  sheet: SheetState
  /** The entry to which a draft has gone, as the history names it. */
  movedTo: string | null
}

/** Adds a changed sheet to what is to be stored; the event's new changeVersion is its revision. */
async function change(
  sql: Sql,
  progress: Progress,
  { eventId, judgeId, trace }: OwnJudge,
  { judgeName, stored, scope, hasSteppedAside: isSetAside, entry, entryId, sheet, movedTo }: Decided,
): Promise<Announcement> {
  const { event, setup, tallies } = progress
  const { criteria } = setup
  refusePublished(event)
  const isAsked =
    sheet.isSubmitted && stored?.isAsked === true && lackingCriteria(sheet, criteria, entry.entry, scope).length > 0
  const after = { ...sheet, isAsked, isSetAside }
  const change = { subject: entry.subject, stored, after, criteria, movedTo }
  const historyLine = await historyLineOfSheet(sql, progress.chainEnd, { ...trace, eventId, actor: judgeName }, change)
  const saved = { eventId, judgeId, entryId, ...sheet, savedBefore: progress.sheets.flatMap(countedSheet) }
  const judgeIds = isSetAside ? [] : await judgesToInform(sql, event.conferAbove, saved)

  progress.changeVersion += 1
  progress.chainEnd = historyLine.chainEnd
  const revision = progress.changeVersion
  if (sheet.isSubmitted && !isSetAside) {
    progress.resultsVersion += 1
    tallies.set(entryId, tallyAfter(tallies.get(entryId) ?? entry.tally, stored, sheet))
    const isOneMore = !stored?.isSubmitted && entry.competes && !hasEmptyScorecard(criteria, entry.entry)
    if (progress.panel && isOneMore) progress.panel = withSheet(progress.panel, judgeId, entryId)
  }
  progress.sheets.push({ eventId, judgeId, entryId, revision, historyLine, stored, after, hasLeft: movedTo !== null })
  if (judgeIds.length > 0) progress.informed.push({ judgeIds, revision })
  const versions = { changeVersion: revision, resultsVersion: progress.resultsVersion }
  return { eventId, versions, judges: judgeIds.length > 0 ? "all" : judgeId }
}

/** The sheet as the panel compares it with others. */
const countedSheet = ({ judgeId, entryId, after }: SheetToStore) =>
  after.isSetAside ? [] : [{ ...after, judgeId, entryId }]

const tallyAfter = (tally: EntryTally, stored: SheetUnderLock | null, sheet: SheetState): EntryTally =>
  stored?.isSubmitted ? completeInTally(tally, stored, sheet) : addToTally(tally, sheet)

/** Stores everything. The statements are sent together, and most of them store what belongs to all sheets. */
async function storeAll(sql: Sql, changed: ReadonlyMap<number, Progress>): Promise<void> {
  const each = [...changed]
  const all = each.map(([, progress]) => progress)
  const tallies = each.flatMap(([eventId, one]) => [...one.tallies.values()].map((tally) => ({ ...tally, eventId })))
  const raised = each.flatMap(([eventId, one]) =>
    one.sheets.length > 0 ? [{ ...one, eventId, lockedVersion: one.event.changeVersion }] : [],
  )
  await Promise.all([
    raiseVersionsTo(sql, raised),
    storeSheets(
      sql,
      all.flatMap(({ sheets }) => sheets),
      tallies,
    ),
    ...all.flatMap(({ informed }) =>
      informed.map(({ judgeIds, revision }) => raiseNewsVersion(sql, judgeIds, revision)),
    ),
    rememberAnswers(
      sql,
      all.flatMap(({ remembered }) => remembered),
    ),
  ])
}
