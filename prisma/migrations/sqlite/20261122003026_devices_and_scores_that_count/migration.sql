-- CreateTable
CREATE TABLE "Device" (
    "account" TEXT NOT NULL,
    "deviceKey" TEXT NOT NULL,
    "eventId" INTEGER,
    "judgeId" INTEGER,
    "label" TEXT NOT NULL DEFAULT '',
    "firstSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "waitingSheets" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("account", "deviceKey"),
    CONSTRAINT "Device_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Device_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SignInRequest" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" INTEGER NOT NULL,
    "judgeId" INTEGER NOT NULL,
    "deviceKey" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'open',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" DATETIME,
    CONSTRAINT "SignInRequest_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SignInRequest_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Installation" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "databaseId" TEXT NOT NULL
);

-- Added in place: redefining a table would forget the highest id it ever gave out, and ids are never used twice.
ALTER TABLE "Event" ADD COLUMN "allowNameSignIn" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "Criterion" ADD COLUMN "setupVersion" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Sheet" ADD COLUMN "isAsked" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Sheet" ADD COLUMN "draftLineId" INTEGER;
ALTER TABLE "Score" ADD COLUMN "isScore" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "HistoryItem" ADD COLUMN "role" TEXT NOT NULL DEFAULT '';
ALTER TABLE "HistoryItem" ADD COLUMN "sessionTag" TEXT NOT NULL DEFAULT '';
ALTER TABLE "HistoryItem" ADD COLUMN "way" TEXT NOT NULL DEFAULT '';
ALTER TABLE "HistoryItem" ADD COLUMN "device" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Session" ADD COLUMN "way" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Session" ADD COLUMN "deviceKey" TEXT;
ALTER TABLE "Session" ADD COLUMN "device" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Session" ADD COLUMN "secretTag" TEXT;
ALTER TABLE "Session" ADD COLUMN "lastSeenAt" DATETIME;

-- CreateIndex
CREATE INDEX "Device_judgeId_idx" ON "Device"("judgeId");

-- CreateIndex
CREATE INDEX "Device_eventId_idx" ON "Device"("eventId");

-- CreateIndex
CREATE INDEX "SignInRequest_eventId_idx" ON "SignInRequest"("eventId");

-- CreateIndex
CREATE UNIQUE INDEX "SignInRequest_judgeId_deviceKey_key" ON "SignInRequest"("judgeId", "deviceKey");

-- The 0 that stands for a criterion which does not apply is no score, also where the criterion applies later.
UPDATE "Score" SET "isScore" = false
 WHERE "points" = 0 AND EXISTS (
   SELECT 1 FROM "Sheet" s JOIN "Entry" e ON e."id" = s."entryId" JOIN "Criterion" c ON c."eventId" = s."eventId"
    WHERE s."id" = "Score"."sheetId" AND c."id" = "Score"."criterionId" AND (
      (c."requiresElectricVehicle" AND NOT e."isElectricVehicle") OR (c."requiresDriverCosplay" AND NOT e."hasDriverCosplay") OR
      (c."requiresClassicVehicle" AND NOT e."isClassicVehicle") OR (c."requiresCustomPaint" AND NOT e."hasCustomPaint") OR
      (c."requiresPerformanceMods" AND NOT e."hasPerformanceMods") OR (c."requiresSound" AND NOT e."participatesInSound")));

INSERT INTO "Installation" ("id", "databaseId") VALUES (1, lower(hex(randomblob(16))));
