-- AlterTable
ALTER TABLE "Event" ADD COLUMN "sheetsPerEntry" INTEGER;

-- CreateTable
CREATE TABLE "Conflict" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "judgeId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'active',
    "declaredBy" TEXT NOT NULL,
    "declaredAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Conflict_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Conflict_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Conflict_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Message" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "entryId" INTEGER,
    "sentBy" TEXT NOT NULL,
    "sentAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Message_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Message_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MessageToJudge" (
    "messageId" INTEGER NOT NULL,
    "judgeId" INTEGER NOT NULL,
    "seenAt" DATETIME,

    PRIMARY KEY ("messageId", "judgeId"),
    CONSTRAINT "MessageToJudge_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "MessageToJudge_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "EntryReport" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "judgeId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "reportedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dismissedAt" DATETIME,
    CONSTRAINT "EntryReport_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "EntryReport_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "EntryReport_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
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
    "classIds" TEXT NOT NULL DEFAULT '[]',
    "sections" TEXT NOT NULL DEFAULT '[]',
    "hasLeft" BOOLEAN NOT NULL DEFAULT false,
    "openEntryId" INTEGER,
    "openSince" DATETIME,
    "waitingEntryIds" TEXT NOT NULL DEFAULT '[]',
    CONSTRAINT "Judge_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Judge" ("accessCode", "createdAt", "devicesVersion", "eventId", "id", "isActive", "lastSeenAt", "name", "nameKey", "newsVersion", "savedVersion", "sessionId", "sheetsVersion", "waitingSheets", "wasSignedIn") SELECT "accessCode", "createdAt", "devicesVersion", "eventId", "id", "isActive", "lastSeenAt", "name", "nameKey", "newsVersion", "savedVersion", "sessionId", "sheetsVersion", "waitingSheets", "wasSignedIn" FROM "Judge";
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
    "isSetAside" BOOLEAN NOT NULL DEFAULT false,
    "draftLineId" INTEGER,
    "reopenedAt" DATETIME,
    "reopenedBy" TEXT NOT NULL DEFAULT '',
    "reopenReason" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "Sheet_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Sheet_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Sheet_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Sheet" ("comments", "draftLineId", "entryId", "eventId", "id", "isAsked", "isSubmitted", "judgeId", "reopenReason", "reopenedAt", "reopenedBy", "revision", "submittedAt", "updatedAt") SELECT "comments", "draftLineId", "entryId", "eventId", "id", "isAsked", "isSubmitted", "judgeId", "reopenReason", "reopenedAt", "reopenedBy", "revision", "submittedAt", "updatedAt" FROM "Sheet";
DROP TABLE "Sheet";
ALTER TABLE "new_Sheet" RENAME TO "Sheet";
CREATE INDEX "Sheet_judgeId_isSubmitted_idx" ON "Sheet"("judgeId", "isSubmitted");
CREATE INDEX "Sheet_entryId_idx" ON "Sheet"("entryId");
CREATE INDEX "Sheet_eventId_idx" ON "Sheet"("eventId");
CREATE UNIQUE INDEX "Sheet_judgeId_entryId_key" ON "Sheet"("judgeId", "entryId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "Conflict_eventId_idx" ON "Conflict"("eventId");

-- CreateIndex
CREATE INDEX "Conflict_judgeId_entryId_idx" ON "Conflict"("judgeId", "entryId");

-- CreateIndex
CREATE INDEX "Conflict_entryId_idx" ON "Conflict"("entryId");

-- CreateIndex
CREATE INDEX "Message_eventId_idx" ON "Message"("eventId");

-- CreateIndex
CREATE INDEX "Message_entryId_idx" ON "Message"("entryId");

-- CreateIndex
CREATE INDEX "MessageToJudge_judgeId_idx" ON "MessageToJudge"("judgeId");

-- CreateIndex
CREATE INDEX "EntryReport_eventId_idx" ON "EntryReport"("eventId");

-- CreateIndex
CREATE INDEX "EntryReport_judgeId_idx" ON "EntryReport"("judgeId");

-- CreateIndex
CREATE INDEX "EntryReport_entryId_idx" ON "EntryReport"("entryId");
