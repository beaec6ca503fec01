import { DatabaseSync } from "node:sqlite"
import { type Save, scoresJson } from "./sent-sheet.ts"

/** Writes the same rows directly to the file: one transaction, three statements, prepared once. */
export function saveToSqlite(file: string): Save {
  const db = new DatabaseSync(file)
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
  const [begin, commit] = [db.prepare("BEGIN IMMEDIATE"), db.prepare("COMMIT")]
  const sheet = db.prepare(
    `INSERT INTO "Sheet" ("eventId", "judgeId", "entryId", "comments", "isSubmitted", "revision", "updatedAt", "submittedAt")
     VALUES (?, ?, ?, ?, ?, 1, ?, ?)
     ON CONFLICT ("judgeId", "entryId") DO UPDATE SET "comments" = excluded."comments",
       "isSubmitted" = excluded."isSubmitted", "updatedAt" = excluded."updatedAt" RETURNING "id"`,
  )
  const scores = db.prepare(
    `INSERT INTO "Score" ("sheetId", "criterionId", "points")
     SELECT ?, json_extract("value", '$[0]'), json_extract("value", '$[1]') FROM json_each(?) WHERE true
     ON CONFLICT ("sheetId", "criterionId") DO UPDATE SET "points" = excluded."points"`,
  )
  const history = db.prepare(
    `INSERT INTO "HistoryItem" ("eventId", "at", "actor", "action", "subject", "after") VALUES (?, ?, ?, ?, ?, ?)`,
  )
  return (sent) => {
    const now = new Date().toISOString()
    begin.run()
    const row = sheet.get(sent.eventId, sent.judgeId, sent.entryId, sent.comments, sent.isSubmitted ? 1 : 0, now, now)
    const points = scoresJson(sent)
    scores.run(Number(row?.id), points)
    history.run(sent.eventId, now, `Judge ${sent.judgeId}`, "sheet.submitted", `Entry ${sent.entryId}`, points)
    commit.run()
  }
}
