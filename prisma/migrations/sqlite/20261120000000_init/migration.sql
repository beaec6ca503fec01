-- CreateTable
CREATE TABLE "Event" (
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
    "changeVersion" INTEGER NOT NULL DEFAULT 0,
    "resultsVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Entry" (
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
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Entry_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Criterion" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "maxPoints" INTEGER NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 1,
    "requiresElectricVehicle" BOOLEAN NOT NULL DEFAULT false,
    "requiresDriverCosplay" BOOLEAN NOT NULL DEFAULT false,
    "requiresClassicVehicle" BOOLEAN NOT NULL DEFAULT false,
    "requiresCustomPaint" BOOLEAN NOT NULL DEFAULT false,
    "requiresPerformanceMods" BOOLEAN NOT NULL DEFAULT false,
    "requiresSound" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Criterion_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ConfirmedWinner" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "criterionId" INTEGER,
    "winnerType" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 1,
    "slot" TEXT NOT NULL,
    "confirmedBy" TEXT NOT NULL,
    "confirmedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notes" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "ConfirmedWinner_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ConfirmedWinner_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "ConfirmedWinner_criterionId_fkey" FOREIGN KEY ("criterionId") REFERENCES "Criterion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Award" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "priority" INTEGER NOT NULL DEFAULT 1,
    "isExclusive" BOOLEAN NOT NULL DEFAULT false,
    "maxWinners" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Award_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "AwardWinner" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "awardId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "assignedBy" TEXT NOT NULL,
    "assignedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notes" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "AwardWinner_awardId_fkey" FOREIGN KEY ("awardId") REFERENCES "Award" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "AwardWinner_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Judge" (
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
    CONSTRAINT "Judge_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Sheet" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "judgeId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "comments" TEXT NOT NULL DEFAULT '',
    "isSubmitted" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL,
    "updatedAt" DATETIME NOT NULL,
    "submittedAt" DATETIME,
    CONSTRAINT "Sheet_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Sheet_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Sheet_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Score" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "sheetId" INTEGER NOT NULL,
    "criterionId" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,
    CONSTRAINT "Score_sheetId_fkey" FOREIGN KEY ("sheetId") REFERENCES "Sheet" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Score_criterionId_fkey" FOREIGN KEY ("criterionId") REFERENCES "Criterion" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SavedMutation" (
    "judgeId" INTEGER NOT NULL,
    "mutationId" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("judgeId", "mutationId"),
    CONSTRAINT "SavedMutation_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Tally" (
    "entryId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "judgeCount" INTEGER NOT NULL,
    "sums" TEXT NOT NULL,
    CONSTRAINT "Tally_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Tally_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "HistoryItem" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "before" TEXT,
    "after" TEXT,
    CONSTRAINT "HistoryItem_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "role" TEXT NOT NULL,
    "eventId" INTEGER,
    "judgeId" INTEGER,
    "actor" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "Session_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Session_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Event_passcode_key" ON "Event"("passcode");

-- CreateIndex
CREATE INDEX "Entry_imageUrl_idx" ON "Entry"("imageUrl");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_eventId_votingId_key" ON "Entry"("eventId", "votingId");

-- CreateIndex
CREATE INDEX "Criterion_eventId_idx" ON "Criterion"("eventId");

-- CreateIndex
CREATE UNIQUE INDEX "ConfirmedWinner_eventId_slot_key" ON "ConfirmedWinner"("eventId", "slot");

-- CreateIndex
CREATE INDEX "Award_eventId_idx" ON "Award"("eventId");

-- CreateIndex
CREATE INDEX "AwardWinner_entryId_idx" ON "AwardWinner"("entryId");

-- CreateIndex
CREATE UNIQUE INDEX "AwardWinner_awardId_entryId_key" ON "AwardWinner"("awardId", "entryId");

-- CreateIndex
CREATE UNIQUE INDEX "Judge_sessionId_key" ON "Judge"("sessionId");

-- CreateIndex
CREATE UNIQUE INDEX "Judge_accessCode_key" ON "Judge"("accessCode");

-- CreateIndex
CREATE UNIQUE INDEX "Judge_eventId_nameKey_key" ON "Judge"("eventId", "nameKey");

-- CreateIndex
CREATE INDEX "Sheet_entryId_idx" ON "Sheet"("entryId");

-- CreateIndex
CREATE INDEX "Sheet_eventId_idx" ON "Sheet"("eventId");

-- CreateIndex
CREATE UNIQUE INDEX "Sheet_judgeId_entryId_key" ON "Sheet"("judgeId", "entryId");

-- CreateIndex
CREATE INDEX "Score_criterionId_idx" ON "Score"("criterionId");

-- CreateIndex
CREATE UNIQUE INDEX "Score_sheetId_criterionId_key" ON "Score"("sheetId", "criterionId");

-- CreateIndex
CREATE INDEX "Tally_eventId_idx" ON "Tally"("eventId");

-- CreateIndex
CREATE INDEX "HistoryItem_eventId_id_idx" ON "HistoryItem"("eventId", "id");

-- CreateIndex
CREATE INDEX "Session_eventId_idx" ON "Session"("eventId");

-- CreateIndex
CREATE INDEX "Session_judgeId_idx" ON "Session"("judgeId");
