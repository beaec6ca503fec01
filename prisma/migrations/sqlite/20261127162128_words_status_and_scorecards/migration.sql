-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Event" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "time" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "passcode" TEXT NOT NULL,
    "organizerName" TEXT NOT NULL,
    "organizerPasswordHash" TEXT NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "isDemo" BOOLEAN NOT NULL DEFAULT false,
    "allowNameSignIn" BOOLEAN NOT NULL DEFAULT true,
    "changeVersion" INTEGER NOT NULL DEFAULT 0,
    "resultsVersion" INTEGER NOT NULL DEFAULT 0,
    "setupVersion" INTEGER NOT NULL DEFAULT 0,
    "panelMethod" TEXT NOT NULL DEFAULT 'mean',
    "tieBreaks" TEXT NOT NULL DEFAULT '[]',
    "placesThatMatter" INTEGER NOT NULL DEFAULT 3,
    "conferAbove" REAL,
    "notApplicable" TEXT NOT NULL DEFAULT 'zero',
    "ranks" TEXT NOT NULL DEFAULT 'overall',
    "words" TEXT NOT NULL DEFAULT '{}',
    "kind" TEXT,
    "coverUrl" TEXT,
    "logoUrl" TEXT,
    "accent" TEXT,
    "resultsState" TEXT NOT NULL DEFAULT 'open',
    "chainSeq" INTEGER NOT NULL DEFAULT 0,
    "chainHash" TEXT,
    "devicesVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_Event" ("allowNameSignIn", "chainHash", "chainSeq", "changeVersion", "conferAbove", "createdAt", "date", "description", "devicesVersion", "id", "isActive", "isDemo", "location", "name", "organizerName", "organizerPasswordHash", "panelMethod", "passcode", "placesThatMatter", "resultsState", "resultsVersion", "setupVersion", "tieBreaks", "time", "updatedAt") SELECT "allowNameSignIn", "chainHash", "chainSeq", "changeVersion", "conferAbove", "createdAt", "date", "description", "devicesVersion", "id", "isActive", "isDemo", "location", "name", "organizerName", "organizerPasswordHash", "panelMethod", "passcode", "placesThatMatter", "resultsState", "resultsVersion", "setupVersion", "tieBreaks", "time", "updatedAt" FROM "Event";
DROP TABLE "Event";
ALTER TABLE "new_Event" RENAME TO "Event";
CREATE UNIQUE INDEX "Event_passcode_key" ON "Event"("passcode");
CREATE TABLE "new_Entry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "entryName" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "imageUrl" TEXT,
    "ownerParticipant" TEXT NOT NULL,
    "votingId" TEXT NOT NULL,
    "showEntryName" BOOLEAN NOT NULL DEFAULT true,
    "showOwnerParticipant" BOOLEAN NOT NULL DEFAULT true,
    "isElectricVehicle" BOOLEAN NOT NULL DEFAULT false,
    "hasDriverCosplay" BOOLEAN NOT NULL DEFAULT false,
    "isClassicVehicle" BOOLEAN NOT NULL DEFAULT false,
    "hasCustomPaint" BOOLEAN NOT NULL DEFAULT false,
    "hasPerformanceMods" BOOLEAN NOT NULL DEFAULT false,
    "participatesInSound" BOOLEAN NOT NULL DEFAULT false,
    "classId" INTEGER,
    "status" TEXT NOT NULL DEFAULT 'expected',
    "statusReason" TEXT NOT NULL DEFAULT '',
    "statusAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Entry_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Entry_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Entry" ("classId", "createdAt", "description", "entryName", "eventId", "hasCustomPaint", "hasDriverCosplay", "hasPerformanceMods", "id", "imageUrl", "isClassicVehicle", "isElectricVehicle", "ownerParticipant", "participatesInSound", "showEntryName", "showOwnerParticipant", "updatedAt", "votingId") SELECT "classId", "createdAt", "description", "entryName", "eventId", "hasCustomPaint", "hasDriverCosplay", "hasPerformanceMods", "id", "imageUrl", "isClassicVehicle", "isElectricVehicle", "ownerParticipant", "participatesInSound", "showEntryName", "showOwnerParticipant", "updatedAt", "votingId" FROM "Entry";
DROP TABLE "Entry";
ALTER TABLE "new_Entry" RENAME TO "Entry";
CREATE INDEX "Entry_eventId_status_idx" ON "Entry"("eventId", "status");
CREATE INDEX "Entry_imageUrl_idx" ON "Entry"("imageUrl");
CREATE INDEX "Entry_classId_idx" ON "Entry"("classId");
CREATE UNIQUE INDEX "Entry_eventId_votingId_key" ON "Entry"("eventId", "votingId");
CREATE TABLE "new_Criterion" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "maxPoints" INTEGER NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 1,
    "setupVersion" INTEGER NOT NULL DEFAULT 0,
    "countsOverall" BOOLEAN NOT NULL DEFAULT true,
    "requiresElectricVehicle" BOOLEAN NOT NULL DEFAULT false,
    "requiresDriverCosplay" BOOLEAN NOT NULL DEFAULT false,
    "requiresClassicVehicle" BOOLEAN NOT NULL DEFAULT false,
    "requiresCustomPaint" BOOLEAN NOT NULL DEFAULT false,
    "requiresPerformanceMods" BOOLEAN NOT NULL DEFAULT false,
    "requiresSound" BOOLEAN NOT NULL DEFAULT false,
    "classIds" TEXT NOT NULL DEFAULT '[]',
    CONSTRAINT "Criterion_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Criterion" ("countsOverall", "description", "eventId", "id", "maxPoints", "name", "order", "requiresClassicVehicle", "requiresCustomPaint", "requiresDriverCosplay", "requiresElectricVehicle", "requiresPerformanceMods", "requiresSound", "setupVersion") SELECT "countsOverall", "description", "eventId", "id", "maxPoints", "name", "order", "requiresClassicVehicle", "requiresCustomPaint", "requiresDriverCosplay", "requiresElectricVehicle", "requiresPerformanceMods", "requiresSound", "setupVersion" FROM "Criterion";
DROP TABLE "Criterion";
ALTER TABLE "new_Criterion" RENAME TO "Criterion";
CREATE INDEX "Criterion_eventId_idx" ON "Criterion"("eventId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- Events of before are car shows.
UPDATE "Event" SET "kind" = 'carShow';
