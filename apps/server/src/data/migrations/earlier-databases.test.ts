import { readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { testDatabases } from "@rosette/testkit"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { migrationFolder } from "../../../test/migration-folder.ts"
import type { Database } from "../database.ts"
import { openDatabase } from "../open-database.ts"
import { classIdsOf, WITH_CLASSES } from "../records/award-classes.ts"
import { migrateDatabase } from "./migrate.ts"

const NOT_YET = async () => {}
const NOW = "2026-11-20T10:00:00.000Z"

/** Rows of the version before kinds and lists of classes, with every value that a column of a kind then held in a text. */
const ROWS = `
INSERT INTO "Event" ("id", "name", "description", "date", "time", "location", "passcode", "organizerName",
    "organizerPasswordHash", "updatedAt", "panelMethod", "resultsState")
  VALUES (1, 'Show', '', '', '', '', 'PASS', 'Olive', '', '${NOW}', 'trimmedMean', 'review'),
         (2, 'Fair', '', '', '', '', 'CODE', 'Olive', '', '${NOW}', 'median', 'published');
INSERT INTO "Class" ("id", "eventId", "name", "nameKey") VALUES (7, 1, 'A', 'a'), (8, 1, 'B', 'b'), (9, 1, 'C', 'c');
INSERT INTO "Award" ("id", "eventId", "name", "updatedAt", "basis", "eligibleClassIds", "eligibleFlags")
  VALUES (1, 1, 'Any', '${NOW}', 'manual', '[]', '[]'), (2, 1, 'Two', '${NOW}', 'overall', '[9,7,9]', '["hasCustomPaint"]'),
         (3, 1, 'Class', '${NOW}', 'class', '[8]', '[]'), (4, 1, 'Paint', '${NOW}', 'criterion', '[]', '[]'),
         (5, 1, 'Body', '${NOW}', 'section', '[7,8,9]', '[]');
INSERT INTO "Entry" ("id", "eventId", "entryName", "ownerParticipant", "votingId", "updatedAt") VALUES (1, 1, 'E', 'O', '1', '${NOW}');
INSERT INTO "Criterion" ("id", "eventId", "name", "description", "maxPoints") VALUES (3, 1, 'Paint', '', 25);
INSERT INTO "AwardWinner" ("awardId", "entryId", "assignedBy") VALUES (2, 1, 'Olive');
INSERT INTO "ConfirmedWinner" ("eventId", "entryId", "winnerType", "slot", "confirmedBy")
  VALUES (1, 1, 'overall', 'a', 'Olive'), (1, 1, 'category', 'b', 'Olive'), (1, 1, 'runner_up', 'c', 'Olive');
INSERT INTO "TieSettlement" ("eventId", "tieKey", "ladder", "kind", "entryIds", "settledBy")
  VALUES (1, 'k', 'overall', 'order', '[1]', 'Olive'), (1, 'k', 'overall', 'shared', '[1]', 'Olive'), (1, 'k', 'overall', 'lot', '[1]', 'Olive');
INSERT INTO "Waiver" ("eventId", "kind", "waivedKey", "reason", "waivedBy")
  VALUES (1, 'sheetMissing', 'k', '', 'Olive'), (1, 'winnerOutdated', 'k', '', 'Olive');
INSERT INTO "PublicPage" ("eventId", "shows", "opens", "updatedAt") VALUES (1, 'places', 'at', '${NOW}'), (2, 'everything', 'stage', '${NOW}');
INSERT INTO "Judge" ("id", "eventId", "name", "nameKey", "sessionId", "accessCode") VALUES (1, 1, 'J', 'j', 's', 'c');
INSERT INTO "Session" ("id", "role", "eventId", "judgeId", "actor", "expiresAt")
  VALUES ('1', 'judge', 1, 1, 'J', '${NOW}'), ('2', 'organizer', 1, NULL, 'Olive', '${NOW}'), ('3', 'masterAdmin', NULL, NULL, 'M', '${NOW}');
INSERT INTO "SignInRequest" ("eventId", "judgeId", "deviceKey", "status")
  VALUES (1, 1, 'a', 'open'), (1, 1, 'b', 'allowed'), (1, 1, 'c', 'refused');
INSERT INTO "EndedSession" ("id", "eventId", "reason") VALUES ('1', 1, 'removed'), ('2', 1, 'newCode'), ('3', 1, 'ended')`

/** What an event is that knew no words, look and rules for unlike entries: a car show, as it was. */
const AS_BEFORE = {
  kind: "carShow",
  words: "{}",
  notApplicable: "zero",
  ranks: "overall",
  coverUrl: null,
  logoUrl: null,
  accent: null,
}

/** An event of the first version. */
const EVENT = `
INSERT INTO "Event" ("id", "name", "description", "date", "time", "location", "passcode", "organizerName",
    "organizerPasswordHash", "updatedAt") VALUES (1, 'Show', '', '', '', '', 'PASS', 'Olive', '', '${NOW}');`

/** Judges who were seen, or have a session, a device or a sheet, and one with none of these. */
const JUDGES = `${EVENT}
INSERT INTO "Entry" ("id", "eventId", "entryName", "ownerParticipant", "votingId", "updatedAt") VALUES (1, 1, 'E', 'O', '1', '${NOW}');
INSERT INTO "Judge" ("id", "eventId", "name", "nameKey", "sessionId", "accessCode", "lastSeenAt")
  VALUES (1, 1, 'Seen', 'a', 'a', 'a', '${NOW}'), (2, 1, 'Session', 'b', 'b', 'b', NULL), (3, 1, 'Device', 'c', 'c', 'c', NULL),
         (4, 1, 'Sheet', 'd', 'd', 'd', NULL), (5, 1, 'Never', 'e', 'e', 'e', NULL);
INSERT INTO "Session" ("id", "role", "eventId", "judgeId", "actor", "expiresAt") VALUES ('1', 'judge', 1, 2, 'J', '${NOW}');
INSERT INTO "Device" ("account", "deviceKey", "eventId", "judgeId") VALUES ('j3', 'k', 1, 3);
INSERT INTO "Sheet" ("eventId", "judgeId", "entryId", "revision", "updatedAt") VALUES (1, 4, 1, 1, '${NOW}')`

/** The flags that a criterion could require in the first version, each with the column of an entry. */
const REQUIRED = {
  requiresElectricVehicle: "isElectricVehicle",
  requiresDriverCosplay: "hasDriverCosplay",
  requiresClassicVehicle: "isClassicVehicle",
  requiresCustomPaint: "hasCustomPaint",
  requiresPerformanceMods: "hasPerformanceMods",
  requiresSound: "participatesInSound",
}

/**
 * A criterion for each flag and one for all entries. Sheets 1 and 3 are for an entry without flags, sheet 2 for one with all of
 * them. Sheets 1 and 2 have 0 points everywhere, sheet 3 has 5.
 */
const SCORES = `${EVENT}
INSERT INTO "Entry" ("id", "eventId", "entryName", "ownerParticipant", "votingId", "updatedAt")
  VALUES (1, 1, 'E', 'O', '1', '${NOW}'), (2, 1, 'F', 'O', '2', '${NOW}');
UPDATE "Entry" SET ${Object.values(REQUIRED).map((flag) => `"${flag}" = true`)} WHERE "id" = 2;
INSERT INTO "Criterion" ("id", "eventId", "name", "description", "maxPoints")
  VALUES ${[0, 1, 2, 3, 4, 5, 6].map((id) => `(${id + 1}, 1, 'C${id}', '', 10)`)};
${Object.keys(REQUIRED)
  .map((column, index) => `UPDATE "Criterion" SET "${column}" = true WHERE "id" = ${index + 1};\n`)
  .join("")}INSERT INTO "Judge" ("id", "eventId", "name", "nameKey", "sessionId", "accessCode")
  VALUES (1, 1, 'J', 'j', 'j', 'j'), (2, 1, 'K', 'k', 'k', 'k');
INSERT INTO "Sheet" ("id", "eventId", "judgeId", "entryId", "revision", "updatedAt")
  VALUES (1, 1, 1, 1, 1, '${NOW}'), (2, 1, 1, 2, 1, '${NOW}'), (3, 1, 2, 1, 1, '${NOW}');
INSERT INTO "Score" ("sheetId", "criterionId", "points") SELECT s."id", c."id", CASE s."id" WHEN 3 THEN 5 ELSE 0 END
  FROM "Sheet" s JOIN "Criterion" c ON c."eventId" = s."eventId"`

describe.each(testDatabases(NOT_YET))("a database of an earlier version, on $dialect,", ({ dialect, create }) => {
  let url: string
  let drop: () => Promise<void>
  beforeEach(async () => {
    ;({ url, drop } = await create())
  })
  afterEach(() => drop())

  /** Fills a database of the version before a migration, and runs this one and all later ones. */
  async function migratedFrom(first: string, rows: string): Promise<Database> {
    const earlier = migrationFolder("ours")
    const later = readdirSync(join(earlier.path, dialect), { withFileTypes: true })
      .filter((one) => one.isDirectory() && one.name >= first)
      .map(({ name }) => name)
      .sort()
    for (const name of later) rmSync(join(earlier.path, dialect, name), { recursive: true })
    await migrateDatabase({ url, folder: earlier.path }).finally(earlier.remove)
    const before = await openDatabase({ url })
    for (const statement of rows.split(";\n")) await before.write((tx) => tx.run(statement))
    await before.close()
    expect((await migrateDatabase({ url })).applied).toEqual(later)
    return openDatabase({ url })
  }

  it("knows which zeros stand for a criterion that does not apply", async () => {
    const db = await migratedFrom("20261122003026_devices_and_scores_that_count", SCORES)
    const scores = await db.prisma.score.findMany({ orderBy: [{ sheetId: "asc" }, { criterionId: "asc" }] })
    await db.close()
    const areScores = (sheetId: number) =>
      scores.filter((score) => score.sheetId === sheetId).map(({ isScore }) => isScore)
    const every = [true, true, true, true, true, true, true]
    expect([1, 2, 3].map(areScores)).toEqual([[false, false, false, false, false, false, true], every, every])
  })

  it("knows which judges have signed in before", async () => {
    const db = await migratedFrom("20261127032111_found_in_use", JUDGES)
    const judges = await db.prisma.judge.findMany({ where: { wasSignedIn: true }, orderBy: { id: "asc" } })
    await db.close()
    expect(judges.map(({ name }) => name)).toEqual(["Seen", "Session", "Device", "Sheet"])
  })

  it("without kinds and lists of classes starts with everything that it held", async () => {
    const db = await migratedFrom("20261127071059_enums_and_award_classes", ROWS)
    const { prisma } = db
    const awards = await prisma.award.findMany({
      orderBy: { id: "asc" },
      include: { ...WITH_CLASSES, winners: true },
    })
    expect(awards.map((award) => [award.basis, classIdsOf(award), award.eligibleFlags, award.winners.length])).toEqual([
      ["manual", [], "[]", 0],
      ["overall", [9, 7], '["hasCustomPaint"]', 1],
      ["class", [8], "[]", 0],
      ["criterion", [], "[]", 0],
      ["section", [7, 8, 9], "[]", 0],
    ])
    const byId = { orderBy: { id: "asc" } } as const
    expect(await prisma.event.findMany(byId)).toMatchObject([
      { panelMethod: "trimmedMean", resultsState: "review", ...AS_BEFORE },
      { panelMethod: "median", resultsState: "published", ...AS_BEFORE },
    ])
    expect(await prisma.entry.findMany()).toMatchObject([
      { status: "expected", statusReason: "", statusAt: null, cardId: expect.stringMatching(/^[0-9A-Z]{8}$/) },
    ])
    expect(await prisma.criterion.findMany()).toMatchObject([{ id: 3, maxPoints: 25, classIds: "[]" }])
    const winners = await prisma.confirmedWinner.findMany(byId)
    expect(winners.map(({ winnerType }) => winnerType)).toEqual(["overall", "category", "runner_up"])
    const settlements = await prisma.tieSettlement.findMany(byId)
    expect(settlements.map(({ kind }) => kind)).toEqual(["order", "shared", "lot"])
    expect((await prisma.waiver.findMany(byId)).map(({ kind }) => kind)).toEqual(["sheetMissing", "winnerOutdated"])
    expect(await prisma.publicPage.findMany({ orderBy: { eventId: "asc" } })).toMatchObject([
      { shows: "places", opens: "at" },
      { shows: "everything", opens: "stage" },
    ])
    expect((await prisma.session.findMany(byId)).map(({ role }) => role)).toEqual(["judge", "organizer", "masterAdmin"])
    const requests = await prisma.signInRequest.findMany(byId)
    expect(requests.map(({ status }) => status)).toEqual(["open", "allowed", "refused"])
    expect((await prisma.endedSession.findMany(byId)).map(({ reason }) => reason)).toEqual([
      "removed",
      "newCode",
      "ended",
    ])
    await db.close()
  })
})
