-- AlterTable
ALTER TABLE "HistoryItem" ADD COLUMN "contentHash" TEXT;
ALTER TABLE "HistoryItem" ADD COLUMN "hash" TEXT;
ALTER TABLE "HistoryItem" ADD COLUMN "previous" TEXT;
ALTER TABLE "HistoryItem" ADD COLUMN "salt" TEXT;
ALTER TABLE "HistoryItem" ADD COLUMN "seq" INTEGER;

-- CreateTable
CREATE TABLE "Class" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "code" TEXT NOT NULL DEFAULT '',
    "order" INTEGER NOT NULL DEFAULT 1,
    "minEntries" INTEGER NOT NULL DEFAULT 0,
    CONSTRAINT "Class_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "TieSettlement" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "tieKey" TEXT NOT NULL,
    "ladder" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "entryIds" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "seed" TEXT,
    "settledBy" TEXT NOT NULL,
    "settledAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawnBy" TEXT,
    "withdrawnAt" DATETIME,
    "withdrawnReason" TEXT,
    CONSTRAINT "TieSettlement_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Waiver" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "waivedKey" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "waivedBy" TEXT NOT NULL,
    "waivedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Waiver_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Snapshot" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "publishedBy" TEXT NOT NULL,
    "publishedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Snapshot_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- AlterTable: added column by column, so that no table is made anew and columns of other migrations stay.
ALTER TABLE "Event" ADD COLUMN "panelMethod" TEXT NOT NULL DEFAULT 'mean';
ALTER TABLE "Event" ADD COLUMN "tieBreaks" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "Event" ADD COLUMN "placesThatMatter" INTEGER NOT NULL DEFAULT 3;
ALTER TABLE "Event" ADD COLUMN "conferAbove" REAL;
ALTER TABLE "Event" ADD COLUMN "resultsState" TEXT NOT NULL DEFAULT 'open';
ALTER TABLE "Event" ADD COLUMN "chainSeq" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Event" ADD COLUMN "chainHash" TEXT;
ALTER TABLE "Entry" ADD COLUMN "classId" INTEGER REFERENCES "Class" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Criterion" ADD COLUMN "countsOverall" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "Award" ADD COLUMN "basis" TEXT NOT NULL DEFAULT 'manual';
ALTER TABLE "Award" ADD COLUMN "basisId" INTEGER;
ALTER TABLE "Award" ADD COLUMN "eligibleClassIds" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "Award" ADD COLUMN "eligibleFlags" TEXT NOT NULL DEFAULT '[]';
ALTER TABLE "Award" ADD COLUMN "ignoresExclusivity" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "AwardWinner" ADD COLUMN "isProposed" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE UNIQUE INDEX "Class_eventId_nameKey_key" ON "Class"("eventId", "nameKey");

-- CreateIndex
CREATE INDEX "TieSettlement_eventId_tieKey_idx" ON "TieSettlement"("eventId", "tieKey");

-- CreateIndex
CREATE UNIQUE INDEX "Waiver_eventId_kind_waivedKey_key" ON "Waiver"("eventId", "kind", "waivedKey");

-- CreateIndex
CREATE UNIQUE INDEX "Snapshot_eventId_version_key" ON "Snapshot"("eventId", "version");

-- CreateIndex
CREATE INDEX "Entry_classId_idx" ON "Entry"("classId");
