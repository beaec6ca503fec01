-- CreateEnum
CREATE TYPE "ConflictSource" AS ENUM ('judge', 'organizer');

-- CreateEnum
CREATE TYPE "ConflictState" AS ENUM ('active', 'withdrawn', 'dismissed');

-- CreateEnum
CREATE TYPE "EntryReportKind" AS ENUM ('notHere', 'notReady', 'other');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "BlockingKind" ADD VALUE 'sheetsShort';
ALTER TYPE "BlockingKind" ADD VALUE 'panelShort';
ALTER TYPE "BlockingKind" ADD VALUE 'sectionUncovered';

-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "sheetsPerEntry" INTEGER;

-- AlterTable
ALTER TABLE "Judge" ADD COLUMN     "classIds" TEXT NOT NULL DEFAULT '[]',
ADD COLUMN     "hasLeft" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "openEntryId" INTEGER,
ADD COLUMN     "openSince" TIMESTAMP(3),
ADD COLUMN     "sections" TEXT NOT NULL DEFAULT '[]',
ADD COLUMN     "waitingEntryIds" TEXT NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Sheet" ADD COLUMN     "isSetAside" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Conflict" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "judgeId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "source" "ConflictSource" NOT NULL,
    "state" "ConflictState" NOT NULL DEFAULT 'active',
    "declaredBy" TEXT NOT NULL,
    "declaredAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Conflict_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Message" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "entryId" INTEGER,
    "sentBy" TEXT NOT NULL,
    "sentAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MessageToJudge" (
    "messageId" INTEGER NOT NULL,
    "judgeId" INTEGER NOT NULL,
    "seenAt" TIMESTAMP(3),

    CONSTRAINT "MessageToJudge_pkey" PRIMARY KEY ("messageId","judgeId")
);

-- CreateTable
CREATE TABLE "EntryReport" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "judgeId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "kind" "EntryReportKind" NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "reportedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dismissedAt" TIMESTAMP(3),

    CONSTRAINT "EntryReport_pkey" PRIMARY KEY ("id")
);

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

-- AddForeignKey
ALTER TABLE "Conflict" ADD CONSTRAINT "Conflict_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conflict" ADD CONSTRAINT "Conflict_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conflict" ADD CONSTRAINT "Conflict_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MessageToJudge" ADD CONSTRAINT "MessageToJudge_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MessageToJudge" ADD CONSTRAINT "MessageToJudge_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EntryReport" ADD CONSTRAINT "EntryReport_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EntryReport" ADD CONSTRAINT "EntryReport_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EntryReport" ADD CONSTRAINT "EntryReport_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
