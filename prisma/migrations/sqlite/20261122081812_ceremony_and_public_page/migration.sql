-- CreateTable
CREATE TABLE "Ceremony" (
    "eventId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "arranged" TEXT NOT NULL DEFAULT '[]',
    "state" TEXT NOT NULL DEFAULT '',
    "skips" TEXT NOT NULL DEFAULT '[]',
    "showsPercent" BOOLEAN NOT NULL DEFAULT false,
    "stageKey" TEXT,
    "announcerTag" TEXT,
    "announcerName" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 0,
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "Ceremony_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PublicPage" (
    "eventId" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "key" TEXT,
    "shows" TEXT NOT NULL DEFAULT 'soon',
    "places" INTEGER NOT NULL DEFAULT 3,
    "showsJudges" BOOLEAN NOT NULL DEFAULT false,
    "opens" TEXT NOT NULL DEFAULT 'published',
    "opensAt" DATETIME,
    "ownerSecret" TEXT NOT NULL DEFAULT '',
    "updatedAt" DATETIME NOT NULL,
    CONSTRAINT "PublicPage_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Ceremony_stageKey_key" ON "Ceremony"("stageKey");

-- CreateIndex
CREATE UNIQUE INDEX "PublicPage_key_key" ON "PublicPage"("key");
