import pg from "pg"
import { type Save, scoresJson } from "./sent-sheet.ts"

const CONNECTIONS = 10

/** Writes the same rows over plain connections: one transaction, three prepared statements. */
export function saveToPostgresql(url: string): Save {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  return async (sent) => {
    const now = new Date().toISOString()
    const client = await pool.connect()
    try {
      await client.query("BEGIN")
      const { rows } = await client.query({
        name: "sheet",
        text: `INSERT INTO "Sheet" ("eventId", "judgeId", "entryId", "comments", "isSubmitted", "revision", "updatedAt", "submittedAt")
               VALUES ($1, $2, $3, $4, $5, 1, $6, $6)
               ON CONFLICT ("judgeId", "entryId") DO UPDATE SET "comments" = excluded."comments",
                 "isSubmitted" = excluded."isSubmitted", "updatedAt" = excluded."updatedAt" RETURNING "id"`,
        values: [sent.eventId, sent.judgeId, sent.entryId, sent.comments, sent.isSubmitted, now],
      })
      const scores = scoresJson(sent)
      await client.query({
        name: "scores",
        text: `INSERT INTO "Score" ("sheetId", "criterionId", "points")
               SELECT $1, ("value"->>0)::int, ("value"->>1)::int FROM jsonb_array_elements($2::jsonb)
               ON CONFLICT ("sheetId", "criterionId") DO UPDATE SET "points" = excluded."points"`,
        values: [rows[0].id, scores],
      })
      await client.query({
        name: "history",
        text: `INSERT INTO "HistoryItem" ("eventId", "at", "actor", "action", "subject", "after") VALUES ($1, $2, $3, $4, $5, $6)`,
        values: [sent.eventId, now, `Judge ${sent.judgeId}`, "sheet.submitted", `Entry ${sent.entryId}`, scores],
      })
      await client.query("COMMIT")
    } finally {
      client.release()
    }
  }
}
