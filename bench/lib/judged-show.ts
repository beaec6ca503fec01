import { DatabaseSync } from "node:sqlite"

/** Points that look random but never change. */
const POINTS = `((s."entryId" * 7919 + s."judgeId" * 104729 + c."id" * 1299709) % 97) % (c."maxPoints" + 1)`

/** Submits a sheet of every judge for every entry, directly in the file. No server may have the file open. */
export function submitAllSheets(file: string, eventId: number): void {
  const db = new DatabaseSync(file)
  try {
    db.exec(`
      PRAGMA synchronous = OFF;
      BEGIN;
      INSERT INTO "Sheet" ("eventId", "judgeId", "entryId", "comments", "isSubmitted", "revision", "updatedAt", "submittedAt")
        SELECT ${eventId}, j."id", n."id", 'Lovely paint, a little dust on the seats.', 1, 1, '2026-06-06T10:00:00.000Z', '2026-06-06T10:00:00.000Z'
          FROM "Entry" n JOIN "Judge" j ON j."eventId" = n."eventId" WHERE n."eventId" = ${eventId};
      INSERT INTO "Score" ("sheetId", "criterionId", "points")
        SELECT s."id", c."id", ${POINTS} FROM "Sheet" s JOIN "Criterion" c ON c."eventId" = s."eventId" WHERE s."eventId" = ${eventId};
      INSERT INTO "Tally" ("entryId", "eventId", "judgeCount", "sums")
        SELECT "entryId", ${eventId}, MAX("judges"), json_group_array(json_array("criterionId", "sum", "judges"))
          FROM (SELECT s."entryId", c."id" AS "criterionId", SUM(${POINTS}) AS "sum", COUNT(*) AS "judges"
                  FROM "Sheet" s JOIN "Criterion" c ON c."eventId" = s."eventId" WHERE s."eventId" = ${eventId}
                 GROUP BY s."entryId", c."id" ORDER BY s."entryId", c."id")
         GROUP BY "entryId";
      UPDATE "Event" SET "resultsVersion" = "resultsVersion" + 1 WHERE "id" = ${eventId};
      COMMIT;
      PRAGMA wal_checkpoint(TRUNCATE);`)
  } finally {
    db.close()
  }
}
