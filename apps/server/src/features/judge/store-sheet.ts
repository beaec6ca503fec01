import { addToTally, type EntryTally, type SheetState } from "@rosette/domain"
import type { Database, Sql } from "../../data/database.ts"
import { raiseVersions, recordHistory } from "../../data/event-change.ts"
import type { Announcement } from "../../data/news.ts"
import { storeTally } from "../../data/tally.ts"
import { LINES_OF_PARAMETER } from "./score-lines-sql.ts"

type Place = { eventId: number; judgeId: number; entryId: number }
type Change = {
  judgeName: string
  subject: string
  /** The sums of the entry without this sheet: one that counts already is locked. */
  tally: EntryTally
  stored: SheetState | null
  after: SheetState
}

/** Stores a sheet with its version, its history and the sums of its entry; gives its revision, and the news of it. */
export async function storeSheet(
  sql: Sql,
  dialect: Database["dialect"],
  place: Place,
  change: Change,
): Promise<{ revision: number; news: Announcement }> {
  const { judgeName, subject, tally, stored, after } = change
  const versions = await raiseVersions(sql, dialect, place, after.isSubmitted ? "standings" : "dashboards")
  if (!versions) throw new Error("The event was locked and is gone.")
  const revision = versions.changeVersion
  await hearOfJudge(sql, place.judgeId, revision)
  await writeScores(sql, dialect, await writeSheet(sql, { ...place, revision }, after), stored, after)
  if (after.isSubmitted) await storeTally(sql, place.eventId, addToTally(tally, after))
  await recordHistory(
    sql,
    { eventId: place.eventId, actor: judgeName },
    {
      action: after.isSubmitted ? "sheet.submitted" : "sheet.draft-saved",
      subject,
      before: stored && told(stored),
      after: told(after),
    },
  )
  return { revision, news: versions.news }
}

const hearOfJudge = (sql: Sql, judgeId: number, savedVersion: number) =>
  sql.run(`UPDATE "Judge" SET "lastSeenAt" = ?, "savedVersion" = ? WHERE "id" = ?`, [new Date(), savedVersion, judgeId])

/** A sheet as the history tells it: points by the criterion's id. */
const told = ({ isSubmitted, comments, scores }: SheetState) => ({
  isSubmitted,
  comments,
  points: Object.fromEntries(scores.map(({ criterionId, points }) => [criterionId, points])),
})

async function writeSheet(sql: Sql, place: Place & { revision: number }, sheet: SheetState): Promise<number> {
  const now = new Date()
  const [row] = await sql.all<{ id: number }>(
    `INSERT INTO "Sheet" ("eventId", "judgeId", "entryId", "comments", "isSubmitted", "revision", "updatedAt", "submittedAt")
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT ("judgeId", "entryId") DO UPDATE SET "comments" = excluded."comments", "isSubmitted" = excluded."isSubmitted",
       "revision" = excluded."revision", "updatedAt" = excluded."updatedAt", "submittedAt" = excluded."submittedAt"
     RETURNING "id"`,
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
  if (!row) throw new Error("The sheet was not written.")
  return row.id
}

/** Leaves the sheet with exactly these scores, in two statements at most however many they are. */
async function writeScores(
  sql: Sql,
  dialect: Database["dialect"],
  sheetId: number,
  stored: SheetState | null,
  after: SheetState,
): Promise<void> {
  const lines = JSON.stringify(after.scores.map(({ criterionId, points }) => [criterionId, points]))
  const kept = new Set(after.scores.map(({ criterionId }) => criterionId))
  if (stored?.scores.some(({ criterionId }) => !kept.has(criterionId)))
    await sql.run(
      `DELETE FROM "Score" WHERE "sheetId" = ?
          AND "criterionId" NOT IN (SELECT "criterionId" FROM (${LINES_OF_PARAMETER[dialect]}) AS lines)`,
      [sheetId, lines],
    )
  // Without "WHERE true" SQLite would read ON as the beginning of a join condition.
  await sql.run(
    `INSERT INTO "Score" ("sheetId", "criterionId", "points")
     SELECT CAST(? AS INTEGER), "criterionId", "points" FROM (${LINES_OF_PARAMETER[dialect]}) AS lines WHERE true
     ON CONFLICT ("sheetId", "criterionId") DO UPDATE SET "points" = excluded."points"`,
    [sheetId, lines],
  )
}
