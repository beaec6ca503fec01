-- CreateTable
CREATE TABLE "AwardClass" (
    "awardId" INTEGER NOT NULL,
    "classId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    PRIMARY KEY ("awardId", "classId"),
    CONSTRAINT "AwardClass_awardId_fkey" FOREIGN KEY ("awardId") REFERENCES "Award" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "AwardClass_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Each class once, at its first place in the list.
INSERT INTO "AwardClass" ("awardId", "classId", "position")
SELECT a."id", c."id", MIN(listed."key") + 1
  FROM "Award" a, json_each(a."eligibleClassIds") AS listed
  JOIN "Class" c ON c."id" = listed."value"
 GROUP BY a."id", c."id";

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Award" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "priority" INTEGER NOT NULL DEFAULT 1,
    "isExclusive" BOOLEAN NOT NULL DEFAULT false,
    "maxWinners" INTEGER NOT NULL DEFAULT 1,
    "basis" TEXT NOT NULL DEFAULT 'manual',
    "basisId" INTEGER,
    "eligibleFlags" TEXT NOT NULL DEFAULT '[]',
    "ignoresExclusivity" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Award_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Award" ("basis", "basisId", "createdAt", "description", "eligibleFlags", "eventId", "id", "ignoresExclusivity", "isExclusive", "maxWinners", "name", "priority", "updatedAt") SELECT "basis", "basisId", "createdAt", "description", "eligibleFlags", "eventId", "id", "ignoresExclusivity", "isExclusive", "maxWinners", "name", "priority", "updatedAt" FROM "Award";
DROP TABLE "Award";
ALTER TABLE "new_Award" RENAME TO "Award";
CREATE INDEX "Award_eventId_idx" ON "Award"("eventId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "AwardClass_classId_idx" ON "AwardClass"("classId");
