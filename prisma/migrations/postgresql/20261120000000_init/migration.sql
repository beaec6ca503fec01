-- CreateTable
CREATE TABLE "Event" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "time" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "passcode" TEXT NOT NULL,
    "organizerName" TEXT NOT NULL,
    "organizerPasswordHash" TEXT NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "isDemo" BOOLEAN NOT NULL DEFAULT false,
    "changeVersion" INTEGER NOT NULL DEFAULT 0,
    "resultsVersion" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Entry" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "entryName" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "imageUrl" TEXT,
    "ownerParticipant" TEXT NOT NULL,
    "votingId" TEXT NOT NULL,
    "showEntryName" BOOLEAN NOT NULL DEFAULT true,
    "showOwnerParticipant" BOOLEAN NOT NULL DEFAULT true,
    "isElectricVehicle" BOOLEAN NOT NULL DEFAULT false,
    "hasDriverCosplay" BOOLEAN NOT NULL DEFAULT false,
    "isClassicVehicle" BOOLEAN NOT NULL DEFAULT false,
    "hasCustomPaint" BOOLEAN NOT NULL DEFAULT false,
    "hasPerformanceMods" BOOLEAN NOT NULL DEFAULT false,
    "participatesInSound" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Criterion" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "maxPoints" INTEGER NOT NULL,
    "order" INTEGER NOT NULL DEFAULT 1,
    "requiresElectricVehicle" BOOLEAN NOT NULL DEFAULT false,
    "requiresDriverCosplay" BOOLEAN NOT NULL DEFAULT false,
    "requiresClassicVehicle" BOOLEAN NOT NULL DEFAULT false,
    "requiresCustomPaint" BOOLEAN NOT NULL DEFAULT false,
    "requiresPerformanceMods" BOOLEAN NOT NULL DEFAULT false,
    "requiresSound" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Criterion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConfirmedWinner" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "criterionId" INTEGER,
    "winnerType" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 1,
    "slot" TEXT NOT NULL,
    "confirmedBy" TEXT NOT NULL,
    "confirmedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notes" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ConfirmedWinner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Award" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "priority" INTEGER NOT NULL DEFAULT 1,
    "isExclusive" BOOLEAN NOT NULL DEFAULT false,
    "maxWinners" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Award_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AwardWinner" (
    "id" SERIAL NOT NULL,
    "awardId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "assignedBy" TEXT NOT NULL,
    "assignedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "notes" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "AwardWinner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Judge" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL,
    "accessCode" TEXT NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3),
    "waitingSheets" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Judge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Sheet" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "judgeId" INTEGER NOT NULL,
    "entryId" INTEGER NOT NULL,
    "comments" TEXT NOT NULL DEFAULT '',
    "isSubmitted" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "submittedAt" TIMESTAMP(3),

    CONSTRAINT "Sheet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Score" (
    "id" SERIAL NOT NULL,
    "sheetId" INTEGER NOT NULL,
    "criterionId" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,

    CONSTRAINT "Score_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SavedMutation" (
    "judgeId" INTEGER NOT NULL,
    "mutationId" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SavedMutation_pkey" PRIMARY KEY ("judgeId","mutationId")
);

-- CreateTable
CREATE TABLE "Tally" (
    "entryId" INTEGER NOT NULL,
    "eventId" INTEGER NOT NULL,
    "judgeCount" INTEGER NOT NULL,
    "sums" TEXT NOT NULL,

    CONSTRAINT "Tally_pkey" PRIMARY KEY ("entryId")
);

-- CreateTable
CREATE TABLE "HistoryItem" (
    "id" SERIAL NOT NULL,
    "eventId" INTEGER NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "before" TEXT,
    "after" TEXT,

    CONSTRAINT "HistoryItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "eventId" INTEGER,
    "judgeId" INTEGER,
    "actor" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Event_passcode_key" ON "Event"("passcode");

-- CreateIndex
CREATE INDEX "Entry_imageUrl_idx" ON "Entry"("imageUrl");

-- CreateIndex
CREATE UNIQUE INDEX "Entry_eventId_votingId_key" ON "Entry"("eventId", "votingId");

-- CreateIndex
CREATE INDEX "Criterion_eventId_idx" ON "Criterion"("eventId");

-- CreateIndex
CREATE UNIQUE INDEX "ConfirmedWinner_eventId_slot_key" ON "ConfirmedWinner"("eventId", "slot");

-- CreateIndex
CREATE INDEX "Award_eventId_idx" ON "Award"("eventId");

-- CreateIndex
CREATE INDEX "AwardWinner_entryId_idx" ON "AwardWinner"("entryId");

-- CreateIndex
CREATE UNIQUE INDEX "AwardWinner_awardId_entryId_key" ON "AwardWinner"("awardId", "entryId");

-- CreateIndex
CREATE UNIQUE INDEX "Judge_sessionId_key" ON "Judge"("sessionId");

-- CreateIndex
CREATE UNIQUE INDEX "Judge_accessCode_key" ON "Judge"("accessCode");

-- CreateIndex
CREATE UNIQUE INDEX "Judge_eventId_nameKey_key" ON "Judge"("eventId", "nameKey");

-- CreateIndex
CREATE INDEX "Sheet_entryId_idx" ON "Sheet"("entryId");

-- CreateIndex
CREATE INDEX "Sheet_eventId_idx" ON "Sheet"("eventId");

-- CreateIndex
CREATE UNIQUE INDEX "Sheet_judgeId_entryId_key" ON "Sheet"("judgeId", "entryId");

-- CreateIndex
CREATE INDEX "Score_criterionId_idx" ON "Score"("criterionId");

-- CreateIndex
CREATE UNIQUE INDEX "Score_sheetId_criterionId_key" ON "Score"("sheetId", "criterionId");

-- CreateIndex
CREATE INDEX "Tally_eventId_idx" ON "Tally"("eventId");

-- CreateIndex
CREATE INDEX "HistoryItem_eventId_id_idx" ON "HistoryItem"("eventId", "id");

-- CreateIndex
CREATE INDEX "Session_eventId_idx" ON "Session"("eventId");

-- CreateIndex
CREATE INDEX "Session_judgeId_idx" ON "Session"("judgeId");

-- AddForeignKey
ALTER TABLE "Entry" ADD CONSTRAINT "Entry_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Criterion" ADD CONSTRAINT "Criterion_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConfirmedWinner" ADD CONSTRAINT "ConfirmedWinner_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConfirmedWinner" ADD CONSTRAINT "ConfirmedWinner_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConfirmedWinner" ADD CONSTRAINT "ConfirmedWinner_criterionId_fkey" FOREIGN KEY ("criterionId") REFERENCES "Criterion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Award" ADD CONSTRAINT "Award_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AwardWinner" ADD CONSTRAINT "AwardWinner_awardId_fkey" FOREIGN KEY ("awardId") REFERENCES "Award"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AwardWinner" ADD CONSTRAINT "AwardWinner_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Judge" ADD CONSTRAINT "Judge_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sheet" ADD CONSTRAINT "Sheet_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sheet" ADD CONSTRAINT "Sheet_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sheet" ADD CONSTRAINT "Sheet_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Score" ADD CONSTRAINT "Score_sheetId_fkey" FOREIGN KEY ("sheetId") REFERENCES "Sheet"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Score" ADD CONSTRAINT "Score_criterionId_fkey" FOREIGN KEY ("criterionId") REFERENCES "Criterion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SavedMutation" ADD CONSTRAINT "SavedMutation_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Tally" ADD CONSTRAINT "Tally_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "Entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Tally" ADD CONSTRAINT "Tally_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HistoryItem" ADD CONSTRAINT "HistoryItem_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_judgeId_fkey" FOREIGN KEY ("judgeId") REFERENCES "Judge"("id") ON DELETE CASCADE ON UPDATE CASCADE;
