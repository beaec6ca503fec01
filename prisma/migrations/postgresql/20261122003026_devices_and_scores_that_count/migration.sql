-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "allowNameSignIn" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "Criterion" ADD COLUMN     "setupVersion" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Sheet" ADD COLUMN     "draftLineId" INTEGER,
ADD COLUMN     "isAsked" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Score" ADD COLUMN     "isScore" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "HistoryItem" ADD COLUMN     "device" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "role" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sessionTag" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "way" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "device" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "deviceKey" TEXT,
ADD COLUMN     "lastSeenAt" TIMESTAMP(3),
ADD COLUMN     "secretTag" TEXT,
ADD COLUMN     "way" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "Device" (
    "account" TEXT NOT NULL,
    "deviceKey" TEXT NOT NULL,
    "eventId" INTEGER,
    "judgeId" INTEGER,
    "label" TEXT NOT NULL DEFAULT '',
    "firstSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "waitingSheets" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Device_pkey" PRIMARY KEY ("account","deviceKey")
);

-- CreateTable
CREATE TABLE "SignInRequest" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "judgeId" INTEGER NOT NULL,
    "deviceKey" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMP(3),

    CONSTRAINT "SignInRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Installation" (
    "id" INTEGER NOT NULL,
    "databaseId" TEXT NOT NULL,

    CONSTRAINT "Installation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Device_judgeId_idx" ON "Device"("judgeId");

-- CreateIndex
CREATE INDEX "Device_eventId_idx" ON "Device"("eventId");

-- CreateIndex
CREATE INDEX "SignInRequest_eventId_idx" ON "SignInRequest"("eventId");

-- CreateIndex
CREATE UNIQUE INDEX "SignInRequest_judgeId_deviceKey_key" ON "SignInRequest"("judgeId", "deviceKey");

-- AddForeignKey
ALTER TABLE "Device" ADD CONSTRAINT "Device_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Device" ADD CONSTRAINT "Device_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignInRequest" ADD CONSTRAINT "SignInRequest_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignInRequest" ADD CONSTRAINT "SignInRequest_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The 0 that stands for a criterion which does not apply is no score, also where the criterion applies later.
UPDATE "Score" SET "isScore" = false
 WHERE "points" = 0 AND EXISTS (
   SELECT 1 FROM "Sheet" s JOIN "Entry" e ON e."id" = s."entryId" JOIN "Criterion" c ON c."eventId" = s."eventId"
    WHERE s."id" = "Score"."sheetId" AND c."id" = "Score"."criterionId" AND (
      (c."requiresElectricVehicle" AND NOT e."isElectricVehicle") OR (c."requiresDriverCosplay" AND NOT e."hasDriverCosplay") OR
      (c."requiresClassicVehicle" AND NOT e."isClassicVehicle") OR (c."requiresCustomPaint" AND NOT e."hasCustomPaint") OR
      (c."requiresPerformanceMods" AND NOT e."hasPerformanceMods") OR (c."requiresSound" AND NOT e."participatesInSound")));

INSERT INTO "Installation" ("id", "databaseId") VALUES (1, replace(CAST(gen_random_uuid() AS TEXT), '-', ''));
