-- AlterTable
ALTER TABLE "Event" ADD COLUMN "hasCards" BOOLEAN NOT NULL DEFAULT false;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
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
    -- Eight characters of the alphabet of codes, see apps/server/src/lib/random-code.ts. An id, not a secret.
    "cardId" TEXT NOT NULL DEFAULT (
        substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1)
        || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (random() & 31), 1)
    ),
    "cardPrintedAt" DATETIME,
    "cardShows" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Entry_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Entry_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Entry" ("classId", "createdAt", "description", "entryName", "eventId", "hasCustomPaint", "hasDriverCosplay", "hasPerformanceMods", "id", "imageUrl", "isClassicVehicle", "isElectricVehicle", "ownerParticipant", "participatesInSound", "showEntryName", "showOwnerParticipant", "status", "statusAt", "statusReason", "updatedAt", "votingId") SELECT "classId", "createdAt", "description", "entryName", "eventId", "hasCustomPaint", "hasDriverCosplay", "hasPerformanceMods", "id", "imageUrl", "isClassicVehicle", "isElectricVehicle", "ownerParticipant", "participatesInSound", "showEntryName", "showOwnerParticipant", "status", "statusAt", "statusReason", "updatedAt", "votingId" FROM "Entry";
DROP TABLE "Entry";
ALTER TABLE "new_Entry" RENAME TO "Entry";
CREATE UNIQUE INDEX "Entry_cardId_key" ON "Entry"("cardId");
CREATE INDEX "Entry_eventId_status_idx" ON "Entry"("eventId", "status");
CREATE INDEX "Entry_imageUrl_idx" ON "Entry"("imageUrl");
CREATE INDEX "Entry_classId_idx" ON "Entry"("classId");
CREATE UNIQUE INDEX "Entry_eventId_votingId_key" ON "Entry"("eventId", "votingId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
