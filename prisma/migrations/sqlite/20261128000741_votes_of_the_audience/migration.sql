-- CreateTable
CREATE TABLE "Poll" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "classIds" TEXT NOT NULL DEFAULT '[]',
    "order" INTEGER NOT NULL DEFAULT 1,
    "showsVotes" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "openedAt" DATETIME,
    "closedAt" DATETIME,
    "counts" TEXT,
    CONSTRAINT "Poll_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "VoteCode" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "isVoid" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "VoteCode_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Vote" (
    "pollId" INTEGER NOT NULL,
    "codeId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "way" TEXT NOT NULL,
    "votedAt" DATETIME NOT NULL,

    PRIMARY KEY ("pollId", "codeId"),
    CONSTRAINT "Vote_pollId_fkey" FOREIGN KEY ("pollId") REFERENCES "Poll" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Vote_codeId_fkey" FOREIGN KEY ("codeId") REFERENCES "VoteCode" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Vote_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry" ("id") ON DELETE CASCADE ON UPDATE CASCADE
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
