-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "chainHash" TEXT,
ADD COLUMN     "chainSeq" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "conferAbove" DOUBLE PRECISION,
ADD COLUMN     "panelMethod" TEXT NOT NULL DEFAULT 'mean',
ADD COLUMN     "placesThatMatter" INTEGER NOT NULL DEFAULT 3,
ADD COLUMN     "resultsState" TEXT NOT NULL DEFAULT 'open',
ADD COLUMN     "tieBreaks" TEXT NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Entry" ADD COLUMN     "classId" INTEGER;

-- AlterTable
ALTER TABLE "Criterion" ADD COLUMN     "countsOverall" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "Award" ADD COLUMN     "basis" TEXT NOT NULL DEFAULT 'manual',
ADD COLUMN     "basisId" INTEGER,
ADD COLUMN     "eligibleClassIds" TEXT NOT NULL DEFAULT '[]',
ADD COLUMN     "eligibleFlags" TEXT NOT NULL DEFAULT '[]',
ADD COLUMN     "ignoresExclusivity" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "AwardWinner" ADD COLUMN     "isProposed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "HistoryItem" ADD COLUMN     "contentHash" TEXT,
ADD COLUMN     "hash" TEXT,
ADD COLUMN     "previous" TEXT,
ADD COLUMN     "salt" TEXT,
ADD COLUMN     "seq" INTEGER;

-- CreateTable
CREATE TABLE "Class" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "code" TEXT NOT NULL DEFAULT '',
    "order" INTEGER NOT NULL DEFAULT 1,
    "minEntries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Class_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TieSettlement" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "tieKey" TEXT NOT NULL,
    "ladder" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "entryIds" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "seed" TEXT,
    "settledBy" TEXT NOT NULL,
    "settledAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawnBy" TEXT,
    "withdrawnAt" TIMESTAMP(3),
    "withdrawnReason" TEXT,

    CONSTRAINT "TieSettlement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Waiver" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "waivedKey" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "waivedBy" TEXT NOT NULL,
    "waivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Waiver_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Snapshot" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "publishedBy" TEXT NOT NULL,
    "publishedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Snapshot_pkey" PRIMARY KEY ("id")
);

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

-- AddForeignKey
ALTER TABLE "Class" ADD CONSTRAINT "Class_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TieSettlement" ADD CONSTRAINT "TieSettlement_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Waiver" ADD CONSTRAINT "Waiver_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Snapshot" ADD CONSTRAINT "Snapshot_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
