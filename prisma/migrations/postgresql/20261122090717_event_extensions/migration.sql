-- AlterTable
ALTER TABLE "Installation" ADD COLUMN     "retentionSince" TEXT;

-- CreateTable
CREATE TABLE "EventExtension" (
    "eventId" INTEGER NOT NULL,
    "keptUntil" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "extendedBy" TEXT NOT NULL,
    "extendedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EventExtension_pkey" PRIMARY KEY ("eventId")
);

-- AddForeignKey
ALTER TABLE "EventExtension" ADD CONSTRAINT "EventExtension_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
