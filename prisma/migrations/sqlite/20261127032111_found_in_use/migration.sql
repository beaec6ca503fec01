-- CreateTable
CREATE TABLE "SavedCreation" (
    "mutationId" TEXT NOT NULL PRIMARY KEY,
    "eventId" INTEGER NOT NULL,
    "call" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "SavedCreation_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "EndedSession" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "eventId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "endedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "EndedSession_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Ceremony" (
    "eventId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "arranged" TEXT NOT NULL DEFAULT '[]',
    "state" TEXT NOT NULL DEFAULT '',
    "skips" TEXT NOT NULL DEFAULT '[]',
    "rehearsal" TEXT NOT NULL DEFAULT '',
    "showsPercent" BOOLEAN NOT NULL DEFAULT false,
    "stageKey" TEXT,
    "announcerTag" TEXT,
    "announcerName" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 0,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Ceremony_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Ceremony" ("announcerName", "announcerTag", "arranged", "eventId", "showsPercent", "skips", "stageKey", "state", "updatedAt", "version") SELECT "announcerName", "announcerTag", "arranged", "eventId", "showsPercent", "skips", "stageKey", "state", "updatedAt", "version" FROM "Ceremony";
DROP TABLE "Ceremony";
ALTER TABLE "new_Ceremony" RENAME TO "Ceremony";
CREATE UNIQUE INDEX "Ceremony_stageKey_key" ON "Ceremony"("stageKey");
CREATE TABLE "new_Snapshot" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "publishedBy" TEXT NOT NULL,
    "publishedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "timeZone" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "Snapshot_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Snapshot" ("body", "eventId", "id", "publishedAt", "publishedBy", "reason", "sha256", "version") SELECT "body", "eventId", "id", "publishedAt", "publishedBy", "reason", "sha256", "version" FROM "Snapshot";
DROP TABLE "Snapshot";
ALTER TABLE "new_Snapshot" RENAME TO "Snapshot";
CREATE UNIQUE INDEX "Snapshot_eventId_version_key" ON "Snapshot"("eventId", "version");
CREATE TABLE "new_AwardWinner" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "awardId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "assignedBy" TEXT NOT NULL,
    "assignedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notes" TEXT NOT NULL DEFAULT '',
    "isProposed" BOOLEAN NOT NULL DEFAULT false,
    "keptAgainst" TEXT,
    "keptBy" TEXT NOT NULL DEFAULT '',
    "keptReason" TEXT NOT NULL DEFAULT '',
    "keptAt" DATETIME,
    CONSTRAINT "AwardWinner_awardId_fkey" FOREIGN KEY ("awardId") REFERENCES "Award" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "AwardWinner_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_AwardWinner" ("assignedAt", "assignedBy", "awardId", "entryId", "id", "isProposed", "notes") SELECT "assignedAt", "assignedBy", "awardId", "entryId", "id", "isProposed", "notes" FROM "AwardWinner";
DROP TABLE "AwardWinner";
ALTER TABLE "new_AwardWinner" RENAME TO "AwardWinner";
CREATE INDEX "AwardWinner_entryId_idx" ON "AwardWinner"("entryId");
CREATE UNIQUE INDEX "AwardWinner_awardId_entryId_key" ON "AwardWinner"("awardId", "entryId");
CREATE TABLE "new_Judge" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL,
    "accessCode" TEXT NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME,
    "waitingSheets" INTEGER NOT NULL DEFAULT 0,
    "sheetsVersion" INTEGER NOT NULL DEFAULT 0,
    "savedVersion" INTEGER NOT NULL DEFAULT 0,
    "newsVersion" INTEGER NOT NULL DEFAULT 0,
    "devicesVersion" INTEGER NOT NULL DEFAULT 0,
    "wasSignedIn" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Judge_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Judge" ("accessCode", "createdAt", "devicesVersion", "eventId", "id", "isActive", "lastSeenAt", "name", "nameKey", "newsVersion", "savedVersion", "sessionId", "sheetsVersion", "waitingSheets") SELECT "accessCode", "createdAt", "devicesVersion", "eventId", "id", "isActive", "lastSeenAt", "name", "nameKey", "newsVersion", "savedVersion", "sessionId", "sheetsVersion", "waitingSheets" FROM "Judge";
DROP TABLE "Judge";
ALTER TABLE "new_Judge" RENAME TO "Judge";
CREATE UNIQUE INDEX "Judge_sessionId_key" ON "Judge"("sessionId");
CREATE UNIQUE INDEX "Judge_accessCode_key" ON "Judge"("accessCode");
CREATE UNIQUE INDEX "Judge_eventId_nameKey_key" ON "Judge"("eventId", "nameKey");
CREATE TABLE "new_Sheet" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "judgeId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "comments" TEXT NOT NULL DEFAULT '',
    "isSubmitted" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "submittedAt" DATETIME,
    "isAsked" BOOLEAN NOT NULL DEFAULT false,
    "draftLineId" INTEGER,
    "reopenedAt" DATETIME,
    "reopenedBy" TEXT NOT NULL DEFAULT '',
    "reopenReason" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "Sheet_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Sheet_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Sheet_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Sheet" ("comments", "draftLineId", "entryId", "eventId", "id", "isAsked", "isSubmitted", "judgeId", "revision", "submittedAt", "updatedAt") SELECT "comments", "draftLineId", "entryId", "eventId", "id", "isAsked", "isSubmitted", "judgeId", "revision", "submittedAt", "updatedAt" FROM "Sheet";
DROP TABLE "Sheet";
ALTER TABLE "new_Sheet" RENAME TO "Sheet";
CREATE INDEX "Sheet_judgeId_isSubmitted_idx" ON "Sheet"("judgeId", "isSubmitted");
CREATE INDEX "Sheet_entryId_idx" ON "Sheet"("entryId");
CREATE INDEX "Sheet_eventId_idx" ON "Sheet"("eventId");
CREATE UNIQUE INDEX "Sheet_judgeId_entryId_key" ON "Sheet"("judgeId", "entryId");
CREATE TABLE "new_SignInRequest" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "judgeId" INTEGER NOT NULL,
    "deviceKey" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'open',
    "number" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" DATETIME,
    CONSTRAINT "SignInRequest_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SignInRequest_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_SignInRequest" ("createdAt", "decidedAt", "deviceKey", "eventId", "id", "judgeId", "label", "status") SELECT "createdAt", "decidedAt", "deviceKey", "eventId", "id", "judgeId", "label", "status" FROM "SignInRequest";
DROP TABLE "SignInRequest";
ALTER TABLE "new_SignInRequest" RENAME TO "SignInRequest";
CREATE INDEX "SignInRequest_eventId_idx" ON "SignInRequest"("eventId");
CREATE UNIQUE INDEX "SignInRequest_judgeId_deviceKey_key" ON "SignInRequest"("judgeId", "deviceKey");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "SavedCreation_eventId_idx" ON "SavedCreation"("eventId");

-- CreateIndex
CREATE INDEX "EndedSession_eventId_idx" ON "EndedSession"("eventId");

-- A judge who has been seen, has a device or has a sheet has signed in before.
UPDATE "Judge" SET "wasSignedIn" = true
WHERE "lastSeenAt" IS NOT NULL
   OR EXISTS (SELECT 1 FROM "Session" WHERE "Session"."judgeId" = "Judge"."id")
   OR EXISTS (SELECT 1 FROM "Device" WHERE "Device"."judgeId" = "Judge"."id")
   OR EXISTS (SELECT 1 FROM "Sheet" WHERE "Sheet"."judgeId" = "Judge"."id");
