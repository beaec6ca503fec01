-- CreateTable
CREATE TABLE "Ceremony" (
    "eventId" INTEGER NOT NULL,
    "arranged" TEXT NOT NULL DEFAULT '[]',
    "state" TEXT NOT NULL DEFAULT '',
    "skips" TEXT NOT NULL DEFAULT '[]',
    "showsPercent" BOOLEAN NOT NULL DEFAULT false,
    "stageKey" TEXT,
    "announcerTag" TEXT,
    "announcerName" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 0,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Ceremony_pkey" PRIMARY KEY ("eventId")
);

-- CreateTable
CREATE TABLE "PublicPage" (
    "eventId" INTEGER NOT NULL,
    "key" TEXT,
    "shows" TEXT NOT NULL DEFAULT 'soon',
    "places" INTEGER NOT NULL DEFAULT 3,
    "showsJudges" BOOLEAN NOT NULL DEFAULT false,
    "opens" TEXT NOT NULL DEFAULT 'published',
    "opensAt" TIMESTAMP(3),
    "ownerSecret" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "PublicPage_pkey" PRIMARY KEY ("eventId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Ceremony_stageKey_key" ON "Ceremony"("stageKey");

-- CreateIndex
CREATE UNIQUE INDEX "PublicPage_key_key" ON "PublicPage"("key");

-- AddForeignKey
ALTER TABLE "Ceremony" ADD CONSTRAINT "Ceremony_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PublicPage" ADD CONSTRAINT "PublicPage_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
