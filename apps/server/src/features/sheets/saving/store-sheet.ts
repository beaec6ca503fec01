import { addToTally, completeInTally, type EntryTally, type SheetState } from "@rosette/domain"
import { type RaisedVersions, raiseVersions } from "../../../data/change/event-change.ts"
import type { Database, Sql } from "../../../data/database.ts"
import { LINES_OF_PARAMETER } from "../../../data/records/score-lines-sql.ts"
import { storeTally } from "../../../data/records/tally.ts"
import type { StoredSheet } from "./load-sheet.ts"
import { type SheetHistoryLine, storeHistoryLine } from "./sheet-history-line.ts"

type Place = { eventId: number; judgeId: number; entryId: number; revision: number }
type Change = {
  historyLine: SheetHistoryLine
  /** The sums of the entry; they already include a submitted sheet. */
  tally: EntryTally
  stored: StoredSheet | null
  after: SheetState & { isAsked: boolean }
}

/**
 * Raises the versions of the event for a saved sheet and stores the end of its history's chain. The caller has locked
 * the event's row. The new changeVersion is the sheet's revision.
 */
export async function raiseForSheet(
  sql: Sql,
  dialect: Database["dialect"],
  event: { eventId: number; judgeId: number | "all" },
  { revision }: Pick<Place, "revision">,
  { isSubmitted }: SheetState,
  { chainEnd }: SheetHistoryLine,
): Promise<RaisedVersions> {
  const raised = await raiseVersions(sql, dialect, event, isSubmitted ? "standings" : "dashboards", {
    chainEnd,
    newsFollows: true,
  })
  if (raised?.changeVersion !== revision) throw new Error("The event was locked and has changed.")
  return raised
}

/** Stores a sheet with its history and the sums of its entry. */
export async function storeSheet(sql: Sql, dialect: Database["dialect"], place: Place, change: Change): Promise<void> {
  const { historyLine, stored, after } = change
  const historyStored = storeHistoryLine(sql, historyLine, stored)
  // The sheet stores the id of its drafts' line, so that the next line replaces it.
  const draftLineId = after.isSubmitted ? null : await historyStored
  await Promise.all([
    historyStored,
    touchJudge(sql, place),
    writeSheet(sql, place, after, draftLineId),
    writeScores(sql, dialect, place, stored, after),
    after.isSubmitted && storeTally(sql, place.eventId, tallyAfter(change)),
  ])
}

const tallyAfter = ({ tally, stored, after }: Change): EntryTally =>
  stored?.isSubmitted ? completeInTally(tally, stored, after) : addToTally(tally, after)

const touchJudge = (sql: Sql, { judgeId, revision }: Place) =>
  sql.run(`UPDATE "Judge" SET "lastSeenAt" = ?, "savedVersion" = ? WHERE "id" = ?`, [new Date(), revision, judgeId])

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

/** Replaces the scores of the stored sheet by exactly these, in at most two statements. */
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
