import type { SheetState } from "@rosette/domain"
import type { Database, Sql } from "../../data/database.ts"
import { raiseVersions, recordHistory } from "../../data/event-change.ts"
import type { Announcement } from "../../data/news.ts"
import { retally } from "../../data/tally.ts"
import { LINES_OF_PARAMETER } from "./score-lines-sql.ts"

type Place = { eventId: number; judgeId: number; entryId: number }
type Change = { actor: string; subject: string; before: SheetState | null; after: SheetState }

/** Stores a sheet with its version, its history and the sums of its entry; gives its revision, and the news of it. */
export async function storeSheet(
  sql: Sql,
  dialect: Database["dialect"],
  place: Place,
  change: Change,
): Promise<{ revision: number; news: Announcement }> {
  const { actor, subject, before, after } = change
  const versions = await raiseVersions(sql, dialect, place, after.isSubmitted ? "standings" : "dashboards")
  if (!versions) throw new Error("The event was locked and is gone.")
  const revision = versions.changeVersion
  await hearOfJudge(sql, place.judgeId, revision)
  await writeScores(sql, dialect, await writeSheet(sql, { ...place, revision }, after), after)
  if (after.isSubmitted) await retally(sql, place.eventId, [place.entryId])
  await recordHistory(
    sql,
    { eventId: place.eventId, actor },
    {
      action: after.isSubmitted ? "sheet.submitted" : "sheet.draft-saved",
      subject,
      before: before && told(before),
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

/** Leaves the sheet with exactly these scores, in two statements however many they are. */
async function writeScores(
  sql: Sql,
  dialect: Database["dialect"],
  sheetId: number,
  { scores }: SheetState,
): Promise<void> {
  const lines = JSON.stringify(scores.map(({ criterionId, points }) => [criterionId, points]))
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
