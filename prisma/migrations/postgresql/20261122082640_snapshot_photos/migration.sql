-- CreateTable
CREATE TABLE "SnapshotPhoto" (
    "eventId" INTEGER NOT NULL,
    "imageUrl" TEXT NOT NULL,

    CONSTRAINT "SnapshotPhoto_pkey" PRIMARY KEY ("eventId","imageUrl")
);

-- CreateIndex
CREATE INDEX "SnapshotPhoto_imageUrl_idx" ON "SnapshotPhoto"("imageUrl");

-- AddForeignKey
ALTER TABLE "SnapshotPhoto" ADD CONSTRAINT "SnapshotPhoto_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
