-- CreateEnum
CREATE TYPE "PublicShows" AS ENUM ('soon', 'winners', 'places', 'everything');

-- CreateEnum
CREATE TYPE "PublicOpens" AS ENUM ('published', 'at', 'stage');

-- CreateEnum
CREATE TYPE "PanelMethod" AS ENUM ('mean', 'trimmedMean', 'median');

-- CreateEnum
CREATE TYPE "ResultsState" AS ENUM ('open', 'review', 'published');

-- CreateEnum
CREATE TYPE "SettlementKind" AS ENUM ('order', 'shared', 'lot');

-- CreateEnum
CREATE TYPE "BlockingKind" AS ENUM ('sheetMissing', 'criterionMissing', 'sheetWaiting', 'tieOpen', 'settlementStale', 'awardUndecided', 'awardFlagged', 'winnerOutdated');

-- CreateEnum
CREATE TYPE "WinnerType" AS ENUM ('overall', 'category', 'runner_up');

-- CreateEnum
CREATE TYPE "AwardBasis" AS ENUM ('manual', 'overall', 'class', 'criterion', 'section');

-- CreateEnum
CREATE TYPE "SessionRole" AS ENUM ('judge', 'organizer', 'masterAdmin');

-- CreateEnum
CREATE TYPE "RequestStatus" AS ENUM ('open', 'allowed', 'refused');

-- CreateEnum
CREATE TYPE "EndReason" AS ENUM ('removed', 'newCode', 'ended');

-- Written by hand: Prisma would drop each column and lose what is in it.
ALTER TABLE "PublicPage" ALTER COLUMN "shows" DROP DEFAULT,
ALTER COLUMN "shows" TYPE "PublicShows" USING "shows"::"PublicShows",
ALTER COLUMN "shows" SET DEFAULT 'soon';

ALTER TABLE "PublicPage" ALTER COLUMN "opens" DROP DEFAULT,
ALTER COLUMN "opens" TYPE "PublicOpens" USING "opens"::"PublicOpens",
ALTER COLUMN "opens" SET DEFAULT 'published';

ALTER TABLE "Event" ALTER COLUMN "panelMethod" DROP DEFAULT,
ALTER COLUMN "panelMethod" TYPE "PanelMethod" USING "panelMethod"::"PanelMethod",
ALTER COLUMN "panelMethod" SET DEFAULT 'mean';

ALTER TABLE "Event" ALTER COLUMN "resultsState" DROP DEFAULT,
ALTER COLUMN "resultsState" TYPE "ResultsState" USING "resultsState"::"ResultsState",
ALTER COLUMN "resultsState" SET DEFAULT 'open';

ALTER TABLE "TieSettlement" ALTER COLUMN "kind" TYPE "SettlementKind" USING "kind"::"SettlementKind";

ALTER TABLE "Waiver" ALTER COLUMN "kind" TYPE "BlockingKind" USING "kind"::"BlockingKind";

ALTER TABLE "ConfirmedWinner" ALTER COLUMN "winnerType" TYPE "WinnerType" USING "winnerType"::"WinnerType";

ALTER TABLE "Award" ALTER COLUMN "basis" DROP DEFAULT,
ALTER COLUMN "basis" TYPE "AwardBasis" USING "basis"::"AwardBasis",
ALTER COLUMN "basis" SET DEFAULT 'manual';

ALTER TABLE "Session" ALTER COLUMN "role" TYPE "SessionRole" USING "role"::"SessionRole";

ALTER TABLE "SignInRequest" ALTER COLUMN "status" DROP DEFAULT,
ALTER COLUMN "status" TYPE "RequestStatus" USING "status"::"RequestStatus",
ALTER COLUMN "status" SET DEFAULT 'open';

ALTER TABLE "EndedSession" ALTER COLUMN "reason" TYPE "EndReason" USING "reason"::"EndReason";

-- CreateTable
CREATE TABLE "AwardClass" (
    "awardId" INTEGER NOT NULL,
    "classId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "AwardClass_pkey" PRIMARY KEY ("awardId","classId")
);

-- Each class once, at its first place in the list.
INSERT INTO "AwardClass" ("awardId", "classId", "position")
SELECT a."id", c."id", CAST(MIN(listed."place") AS INTEGER)
  FROM "Award" a CROSS JOIN LATERAL jsonb_array_elements_text(a."eligibleClassIds"::jsonb) WITH ORDINALITY AS listed("classId", "place")
  JOIN "Class" c ON c."id" = CAST(listed."classId" AS INTEGER)
 GROUP BY a."id", c."id";

-- AlterTable
ALTER TABLE "Award" DROP COLUMN "eligibleClassIds";

-- CreateIndex
CREATE INDEX "AwardClass_classId_idx" ON "AwardClass"("classId");

-- AddForeignKey
ALTER TABLE "AwardClass" ADD CONSTRAINT "AwardClass_awardId_fkey" FOREIGN KEY ("awardId") REFERENCES "Award"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AwardClass" ADD CONSTRAINT "AwardClass_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;
