-- AlterTable
ALTER TABLE "Installation" ADD COLUMN "retentionSince" TEXT;

-- CreateTable
CREATE TABLE "EventExtension" (
    "eventId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "keptUntil" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "extendedBy" TEXT NOT NULL,
    "extendedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "EventExtension_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
