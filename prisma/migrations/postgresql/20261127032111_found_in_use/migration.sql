-- AlterTable
ALTER TABLE "Ceremony" ADD COLUMN     "rehearsal" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Snapshot" ADD COLUMN     "timeZone" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "AwardWinner" ADD COLUMN     "keptAgainst" TEXT,
ADD COLUMN     "keptAt" TIMESTAMP(3),
ADD COLUMN     "keptBy" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "keptReason" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Judge" ADD COLUMN     "wasSignedIn" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Sheet" ADD COLUMN     "reopenReason" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "reopenedAt" TIMESTAMP(3),
ADD COLUMN     "reopenedBy" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "SignInRequest" ADD COLUMN     "number" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "SavedCreation" (
    "mutationId" TEXT NOT NULL,
    "eventId" INTEGER NOT NULL,
    "call" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedCreation_pkey" PRIMARY KEY ("mutationId")
);

-- CreateTable
CREATE TABLE "EndedSession" (
    "id" TEXT NOT NULL,
    "eventId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "endedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EndedSession_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SavedCreation_eventId_idx" ON "SavedCreation"("eventId");

-- CreateIndex
CREATE INDEX "EndedSession_eventId_idx" ON "EndedSession"("eventId");

-- AddForeignKey
ALTER TABLE "SavedCreation" ADD CONSTRAINT "SavedCreation_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EndedSession" ADD CONSTRAINT "EndedSession_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A judge who has been seen, has a device or has a sheet has signed in before.
UPDATE "Judge" SET "wasSignedIn" = true
WHERE "lastSeenAt" IS NOT NULL
   OR EXISTS (SELECT 1 FROM "Session" WHERE "Session"."judgeId" = "Judge"."id")
   OR EXISTS (SELECT 1 FROM "Device" WHERE "Device"."judgeId" = "Judge"."id")
   OR EXISTS (SELECT 1 FROM "Sheet" WHERE "Sheet"."judgeId" = "Judge"."id");
