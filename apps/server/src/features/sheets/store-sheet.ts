import { addToTally, completeInTally, type EntryTally, type SheetState, type StoredLine } from "@rosette/domain"
import { type RaisedVersions, raiseVersions, recordHistory } from "../../data/change/event-change.ts"
import type { Trace } from "../../data/change/trace.ts"
import type { Database, Sql } from "../../data/database.ts"
import { storeTally } from "../../data/records/tally.ts"
import type { NamedCriterion } from "./kept-setup.ts"
import type { StoredSheet } from "./load-sheet.ts"
import { LINES_OF_PARAMETER } from "./score-lines-sql.ts"

type Place = { eventId: number; judgeId: number; entryId: number; revision: number; trace: Trace }
type Change = {
  judgeName: string
  subject: string
  /** The sums of the entry; a submitted sheet is in them already. */
  tally: EntryTally
  stored: StoredSheet | null
  after: SheetState & { isAsked: boolean }
  criteria: readonly NamedCriterion[]
}

/** Raises the versions of the event, whose row the caller has locked, for a sheet that is saved; the changeVersion is its revision. */
export async function raiseForSheet(
  sql: Sql,
  dialect: Database["dialect"],
  event: { eventId: number; judgeId: number },
  { isSubmitted }: SheetState,
): Promise<RaisedVersions> {
  const raised = await raiseVersions(sql, dialect, event, isSubmitted ? "standings" : "dashboards")
  if (!raised) throw new Error("The event was locked and is gone.")
  return raised
}

/** Stores a sheet with its history and the sums of its entry. */
export async function storeSheet(sql: Sql, dialect: Database["dialect"], place: Place, change: Change): Promise<void> {
  const { stored, after } = change
  const telling = tellInHistory(sql, place, change)
  // The sheet names the line of its drafts, so that the next one takes its place.
  const draftLineId = after.isSubmitted ? null : await telling
  await Promise.all([
    telling,
    hearOfJudge(sql, place),
    writeSheet(sql, place, after, draftLineId),
    writeScores(sql, dialect, place, stored, after),
    after.isSubmitted && storeTally(sql, place.eventId, tallyAfter(change)),
  ])
}

const tallyAfter = ({ tally, stored, after }: Change): EntryTally =>
  stored?.isSubmitted ? completeInTally(tally, stored, after) : addToTally(tally, after)

const hearOfJudge = (sql: Sql, { judgeId, revision }: Place) =>
  sql.run(`UPDATE "Judge" SET "lastSeenAt" = ?, "savedVersion" = ? WHERE "id" = ?`, [new Date(), revision, judgeId])

/** One line for all the drafts of a sheet, told with what stood before them; it gives way to the one of the submitted sheet. */
async function tellInHistory(sql: Sql, { eventId, trace }: Place, change: Change): Promise<number> {
  const { judgeName, subject, stored } = change
  const line = { subject, ...(stored?.isSubmitted ? completionTold(change) : saveTold(change)) }
  const [lineId] = await Promise.all([
    recordHistory(sql, { ...trace, eventId, actor: judgeName }, line),
    stored?.draftLine && sql.run(`DELETE FROM "HistoryItem" WHERE "id" = ?`, [stored.draftLine.id]),
  ])
  return lineId
}

const saveTold = ({ stored, after, criteria }: Change) => ({
  action: after.isSubmitted ? "sheet.submitted" : "sheet.draft-saved",
  before: (stored?.draftLine ? stored.draftLine.before : stored && told(stored, criteria)) ?? undefined,
  after: told(after, criteria),
})

/** Only what was added: the rest of a submitted sheet is locked. */
function completionTold({ stored, after, criteria }: Change) {
  const scored = new Set(stored?.scores.flatMap((line) => (line.isScore ? [line.criterionId] : [])))
  const added = after.scores.filter(({ criterionId }) => !scored.has(criterionId))
  return { action: "sheet.completed", before: { points: {} }, after: { points: pointsByName(added, criteria) } }
}

/** A sheet as the history tells it: points by what the criteria are called now. */
const told = ({ isSubmitted, comments, scores }: SheetState, criteria: readonly NamedCriterion[]) => ({
  isSubmitted,
  comments,
  points: pointsByName(scores, criteria),
})

/** Scores by the criterion's name; of several with one name the later ones are numbered. */
function pointsByName(scores: readonly StoredLine[], criteria: readonly NamedCriterion[]): Record<string, number> {
  const points = new Map(scores.flatMap((line) => (line.isScore ? [[line.criterionId, line.points] as const] : [])))
  const named = new Map<string, number>()
  for (const { id, name } of criteria) {
    const given = points.get(id)
    if (given === undefined) continue
    let key = name
    for (let number = 2; named.has(key); number += 1) key = `${name} (${number})`
    named.set(key, given)
  }
  return Object.fromEntries(named)
}

async function writeSheet(sql: Sql, place: Place, sheet: Change["after"], draftLineId: number | null): Promise<void> {
  const now = new Date()
  await sql.run(
    `INSERT INTO "Sheet" ("eventId", "judgeId", "entryId", "comments", "isSubmitted", "revision", "updatedAt", "submittedAt",
                          "isAsked", "draftLineId")
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT ("judgeId", "entryId") DO UPDATE SET "comments" = excluded."comments", "isSubmitted" = excluded."isSubmitted",
       "revision" = excluded."revision", "updatedAt" = excluded."updatedAt", "isAsked" = excluded."isAsked",
       "submittedAt" = COALESCE("Sheet"."submittedAt", excluded."submittedAt"), "draftLineId" = excluded."draftLineId"`,
    [
      place.eventId,
      place.judgeId,
      place.entryId,
      sheet.comments,
      sheet.isSubmitted,
      place.revision,
      now,
      sheet.isSubmitted ? now : null,
      sheet.isAsked,
      draftLineId,
    ],
  )
}

const THIS_SHEET = `SELECT "id" FROM "Sheet" WHERE "judgeId" = ? AND "entryId" = ?`

/** Leaves the sheet, which stands by now, with exactly these scores, in two statements at most however many they are. */
async function writeScores(
  sql: Sql,
  dialect: Database["dialect"],
  { judgeId, entryId }: Place,
  stored: SheetState | null,
  after: SheetState,
): Promise<void> {
  const lines = JSON.stringify(after.scores.map(({ criterionId, points, isScore }) => [criterionId, points, isScore]))
  const kept = new Set(after.scores.map(({ criterionId }) => criterionId))
  const isWithout = stored?.scores.some(({ criterionId }) => !kept.has(criterionId))
  await Promise.all([
    isWithout &&
      sql.run(
        `DELETE FROM "Score" WHERE "sheetId" = (${THIS_SHEET})
            AND "criterionId" NOT IN (SELECT "criterionId" FROM (${LINES_OF_PARAMETER[dialect]}) AS lines)`,
        [judgeId, entryId, lines],
      ),
    // Without "WHERE true" SQLite would read ON as the beginning of a join condition.
    sql.run(
      `INSERT INTO "Score" ("sheetId", "criterionId", "points", "isScore")
       SELECT sheet."id", "criterionId", "points", "isScore" FROM (${THIS_SHEET}) AS sheet, (${LINES_OF_PARAMETER[dialect]}) AS lines WHERE true
       ON CONFLICT ("sheetId", "criterionId") DO UPDATE SET "points" = excluded."points", "isScore" = excluded."isScore"`,
      [judgeId, entryId, lines],
    ),
  ])
}
