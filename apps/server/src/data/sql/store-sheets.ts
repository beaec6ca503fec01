import type { SheetState } from "@rosette/domain/contest/sheet-lines"
import type { Sql } from "../database.ts"
import type { RowOf } from "../rows.ts"
import { dropLines, type HistoryRow, storeDraftLine, storeLines, type UnchainedLine } from "./history-lines.ts"
import { marks } from "./placeholders.ts"
import type { SheetUnderLock } from "./save-context.ts"
import { linesOfParameter, sheetsOfParameter } from "./score-lines.ts"
import { type EventTally, storeTallies } from "./tally.ts"

export type SheetToStore = {
  eventId: number
  judgeId: number
  entryId: number
  revision: number
  /** A draft's line is outside the chain; that of a submitted sheet is in it. */
  historyLine: { draftLine: UnchainedLine | null; lines: readonly HistoryRow[] }
  stored: SheetUnderLock | null
  after: SheetState & { isAsked: boolean; isSetAside: boolean }
  /** The draft has moved to another entry: nothing of it stays here. */
  hasLeft: boolean
}

/** Stores sheets, each of another judge, with their history, and the sums of their entries. */
export async function storeSheets(
  sql: Sql,
  sheets: readonly SheetToStore[],
  tallies: readonly EventTally[],
): Promise<void> {
  if (sheets.length === 0) return
  const historyStored = storeHistory(sql, sheets)
  const hasDraft = sheets.some(({ historyLine }) => historyLine.draftLine)
  // A sheet stores the id of its drafts' line, so that the next line replaces it.
  const draftLineIds = hasDraft ? await historyStored : []
  const kept = sheets.flatMap((sheet, index) =>
    sheet.hasLeft ? [] : [{ sheet, draftLineId: draftLineIds[index] ?? null }],
  )
  await Promise.all([
    historyStored,
    touchJudges(sql, sheets),
    ...sheets.filter(({ hasLeft }) => hasLeft).map((sheet) => removeSheet(sql, sheet)),
    writeSheets(sql, kept),
    writeScores(
      sql,
      kept.map(({ sheet }) => sheet),
    ),
    storeTallies(sql, tallies),
  ])
}

/** Removes a draft that has moved, with its scores. The version tells the judge's other devices that it was not lost. */
async function removeSheet(sql: Sql, { judgeId, entryId, revision }: SheetToStore): Promise<void> {
  await Promise.all([
    sql.run('DELETE FROM "Sheet" WHERE "judgeId" = ? AND "entryId" = ?', [judgeId, entryId]),
    sql.run('UPDATE "Judge" SET "sheetsVersion" = ? WHERE "id" = ?', [revision, judgeId]),
  ])
}

/**
 * All drafts of a sheet share one line, with the sheet before the first of them; the line of the submitted sheet
 * replaces it. Returns the id of each draft's line.
 */
async function storeHistory(sql: Sql, sheets: readonly SheetToStore[]): Promise<(number | null)[]> {
  const [draftLineIds] = await Promise.all([
    Promise.all(sheets.map(({ historyLine: { draftLine } }) => draftLine && storeDraftLine(sql, draftLine))),
    storeLines(
      sql,
      sheets.flatMap(({ historyLine }) => historyLine.lines),
    ),
    dropLines(
      sql,
      sheets.flatMap(({ stored }) => stored?.draftLine?.id ?? []),
    ),
  ])
  return draftLineIds
}

const touchJudges = (sql: Sql, sheets: readonly SheetToStore[]) =>
  sql.run(
    `UPDATE "Judge" SET "lastSeenAt" = ?, "savedVersion" = CASE "id" ${sheets.map(() => "WHEN ? THEN CAST(? AS INTEGER)").join(" ")} END
      WHERE "id" IN (${marks(sheets)})`,
    [
      new Date(),
      ...sheets.flatMap(({ judgeId, revision }) => [judgeId, revision]),
      ...sheets.map(({ judgeId }) => judgeId),
    ],
  )

async function writeSheets(
  sql: Sql,
  sheets: readonly { sheet: SheetToStore; draftLineId: number | null }[],
): Promise<void> {
  if (sheets.length === 0) return
  const now = new Date()
  await sql.run(
    `INSERT INTO "Sheet" ("eventId", "judgeId", "entryId", "comments", "isSubmitted", "revision", "updatedAt", "submittedAt",
                          "isAsked", "isSetAside", "draftLineId")
     VALUES ${marks(sheets, "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")}
     ON CONFLICT ("judgeId", "entryId") DO UPDATE SET "comments" = excluded."comments", "isSubmitted" = excluded."isSubmitted",
       "revision" = excluded."revision", "updatedAt" = excluded."updatedAt", "isAsked" = excluded."isAsked",
       "isSetAside" = excluded."isSetAside",
       "submittedAt" = COALESCE("Sheet"."submittedAt", excluded."submittedAt"), "draftLineId" = excluded."draftLineId",
       "reopenedAt" = CASE WHEN excluded."isSubmitted" THEN NULL ELSE "Sheet"."reopenedAt" END,
       "reopenedBy" = CASE WHEN excluded."isSubmitted" THEN '' ELSE "Sheet"."reopenedBy" END,
       "reopenReason" = CASE WHEN excluded."isSubmitted" THEN '' ELSE "Sheet"."reopenReason" END`,
    sheets.flatMap(({ sheet: { eventId, judgeId, entryId, revision, after }, draftLineId }) => [
      eventId,
      judgeId,
      entryId,
      after.comments,
      after.isSubmitted,
      revision,
      now,
      after.isSubmitted ? now : null,
      after.isAsked,
      after.isSetAside,
      draftLineId,
    ]),
  )
}

const linesOf = ({ scores }: SheetState) =>
  scores.map(({ criterionId, points, isScore }) => [criterionId, points, isScore])

/** Replaces the scores of the stored sheets by exactly these. */
async function writeScores(sql: Sql, sheets: readonly SheetToStore[]): Promise<void> {
  if (sheets.length === 0) return
  const lines = sheets.map(({ judgeId, entryId, after }) => [judgeId, entryId, linesOf(after)])
  await Promise.all([
    ...sheets.filter(losesScores).map((sheet) => removeScores(sql, sheet)),
    // Without "WHERE true" SQLite would read ON as the beginning of a join condition.
    sql.run(
      `INSERT INTO "Score" ("sheetId", "criterionId", "points", "isScore")
       SELECT "sheetId", "criterionId", "points", "isScore" FROM (${sheetsOfParameter(sql)}) AS lines WHERE true
       ON CONFLICT ("sheetId", "criterionId") DO UPDATE SET "points" = excluded."points", "isScore" = excluded."isScore"`,
      [JSON.stringify(lines)],
    ),
  ])
}

function losesScores({ stored, after }: SheetToStore): boolean {
  const kept = new Set(after.scores.map(({ criterionId }) => criterionId))
  return stored?.scores.some(({ criterionId }) => !kept.has(criterionId)) ?? false
}

/** Removes the scores that the sheet no longer has. */
const removeScores = (sql: Sql, { judgeId, entryId, after }: SheetToStore) =>
  sql.run(
    `DELETE FROM "Score" WHERE "sheetId" = (SELECT "id" FROM "Sheet" WHERE "judgeId" = ? AND "entryId" = ?)
        AND "criterionId" NOT IN (SELECT "criterionId" FROM (${linesOfParameter(sql)}) AS lines)`,
    [judgeId, entryId, JSON.stringify(linesOf(after))],
  )

/** Stores the answers to saves, each of another judge. */
export async function storeAnswers(
  sql: Sql,
  answers: readonly Pick<RowOf<"SavedMutation">, "judgeId" | "mutationId" | "bodyHash" | "answer">[],
): Promise<void> {
  if (answers.length === 0) return
  const now = new Date()
  await sql.run(
    `INSERT INTO "SavedMutation" ("judgeId", "mutationId", "bodyHash", "answer", "createdAt")
     VALUES ${marks(answers, "(?, ?, ?, ?, ?)")}`,
    answers.flatMap(({ judgeId, mutationId, bodyHash, answer }) => [judgeId, mutationId, bodyHash, answer, now]),
  )
}
