import { addToTally, type EntryTally, type SheetState } from "@rosette/domain"
import type { Database, Sql } from "../../data/database.ts"
import { type RaisedVersions, raiseVersions, recordHistory } from "../../data/event-change.ts"
import { storeTally } from "../../data/tally.ts"
import type { Trace } from "../../data/trace.ts"
import { LINES_OF_PARAMETER } from "./score-lines-sql.ts"

type Place = { eventId: number; judgeId: number; entryId: number; revision: number; trace: Trace }
type Change = {
  judgeName: string
  subject: string
  /** The sums of the entry without this sheet: one that counts already is locked. */
  tally: EntryTally
  stored: SheetState | null
  after: SheetState
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
export async function storeSheet(
  sql: Sql,
  dialect: Database["dialect"],
  place: Place,
  { judgeName, subject, tally, stored, after }: Change,
): Promise<void> {
  const { isSubmitted } = after
  const line = {
    action: isSubmitted ? "sheet.submitted" : "sheet.draft-saved",
    subject,
    before: stored && told(stored),
    after: told(after),
  }
  await Promise.all([
    hearOfJudge(sql, place),
    writeSheet(sql, place, after),
    writeScores(sql, dialect, place, stored, after),
    isSubmitted && storeTally(sql, place.eventId, addToTally(tally, after)),
    recordHistory(sql, { ...place.trace, eventId: place.eventId, actor: judgeName }, line),
  ])
}

const hearOfJudge = (sql: Sql, { judgeId, revision }: Place) =>
  sql.run(`UPDATE "Judge" SET "lastSeenAt" = ?, "savedVersion" = ? WHERE "id" = ?`, [new Date(), revision, judgeId])

/** A sheet as the history tells it: points by the criterion's id. */
const told = ({ isSubmitted, comments, scores }: SheetState) => ({
  isSubmitted,
  comments,
  points: Object.fromEntries(scores.map(({ criterionId, points }) => [criterionId, points])),
})

async function writeSheet(sql: Sql, place: Place, sheet: SheetState): Promise<void> {
  const now = new Date()
  await sql.run(
    `INSERT INTO "Sheet" ("eventId", "judgeId", "entryId", "comments", "isSubmitted", "revision", "updatedAt", "submittedAt")
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT ("judgeId", "entryId") DO UPDATE SET "comments" = excluded."comments", "isSubmitted" = excluded."isSubmitted",
       "revision" = excluded."revision", "updatedAt" = excluded."updatedAt", "submittedAt" = excluded."submittedAt"`,
    [
      place.eventId,
      place.judgeId,
      place.entryId,
      sheet.comments,
      sheet.isSubmitted,
      place.revision,
      now,
      sheet.isSubmitted ? now : null,
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
  const lines = JSON.stringify(after.scores.map(({ criterionId, points }) => [criterionId, points]))
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
      `INSERT INTO "Score" ("sheetId", "criterionId", "points")
       SELECT sheet."id", "criterionId", "points" FROM (${THIS_SHEET}) AS sheet, (${LINES_OF_PARAMETER[dialect]}) AS lines WHERE true
       ON CONFLICT ("sheetId", "criterionId") DO UPDATE SET "points" = excluded."points"`,
      [judgeId, entryId, lines],
    ),
  ])
}
