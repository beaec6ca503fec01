-- CreateEnum
CREATE TYPE "PollState" AS ENUM ('draft', 'open', 'closed');

-- CreateEnum
CREATE TYPE "VoteWay" AS ENUM ('phone', 'desk');

-- AlterEnum
ALTER TYPE "AwardBasis" ADD VALUE 'audience';

-- CreateTable
CREATE TABLE "Poll" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "classIds" TEXT NOT NULL DEFAULT '[]',
    "order" INTEGER NOT NULL DEFAULT 1,
    "showsVotes" BOOLEAN NOT NULL DEFAULT false,
    "state" "PollState" NOT NULL DEFAULT 'draft',
    "openedAt" TIMESTAMP(3),
    "closedAt" TIMESTAMP(3),
    "counts" TEXT,

    CONSTRAINT "Poll_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VoteCode" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "isVoid" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "VoteCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Vote" (
    "pollId" INTEGER NOT NULL,
    "codeId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "way" "VoteWay" NOT NULL,
    "votedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Vote_pkey" PRIMARY KEY ("pollId","codeId")
);

-- CreateIndex
CREATE INDEX "Poll_eventId_idx" ON "Poll"("eventId");

-- CreateIndex
CREATE UNIQUE INDEX "VoteCode_code_key" ON "VoteCode"("code");

-- CreateIndex
CREATE UNIQUE INDEX "VoteCode_eventId_number_key" ON "VoteCode"("eventId", "number");

-- CreateIndex
CREATE INDEX "Vote_codeId_idx" ON "Vote"("codeId");

-- CreateIndex
CREATE INDEX "Vote_entryId_idx" ON "Vote"("entryId");

-- AddForeignKey
ALTER TABLE "Poll" ADD CONSTRAINT "Poll_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VoteCode" ADD CONSTRAINT "VoteCode_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Vote" ADD CONSTRAINT "Vote_pollId_fkey" FOREIGN KEY ("pollId") REFERENCES "Poll"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Vote" ADD CONSTRAINT "Vote_codeId_fkey" FOREIGN KEY ("codeId") REFERENCES "VoteCode"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Vote" ADD CONSTRAINT "Vote_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
