-- CreateEnum
CREATE TYPE "NotApplicable" AS ENUM ('zero', 'leftOut');

-- CreateEnum
CREATE TYPE "Ranks" AS ENUM ('overall', 'classes');

-- CreateEnum
CREATE TYPE "Accent" AS ENUM ('red', 'orange', 'gold', 'green', 'teal', 'blue', 'violet', 'pink');

-- CreateEnum
CREATE TYPE "EntryStatus" AS ENUM ('expected', 'checkedIn', 'absent', 'withdrawn', 'disqualified');

-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "accent" "Accent",
ADD COLUMN     "coverUrl" TEXT,
ADD COLUMN     "kind" TEXT,
ADD COLUMN     "logoUrl" TEXT,
ADD COLUMN     "notApplicable" "NotApplicable" NOT NULL DEFAULT 'zero',
ADD COLUMN     "ranks" "Ranks" NOT NULL DEFAULT 'overall',
ADD COLUMN     "words" TEXT NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "Entry" ADD COLUMN     "status" "EntryStatus" NOT NULL DEFAULT 'expected',
ADD COLUMN     "statusAt" TIMESTAMP(3),
ADD COLUMN     "statusReason" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Criterion" ADD COLUMN     "classIds" TEXT NOT NULL DEFAULT '[]';

-- CreateIndex
CREATE INDEX "Entry_eventId_status_idx" ON "Entry"("eventId", "status");

-- Events of before are car shows.
UPDATE "Event" SET "kind" = 'carShow';
