-- CreateTable
CREATE TABLE "SnapshotPhoto" (
    "eventId" INTEGER NOT NULL,
    "imageUrl" TEXT NOT NULL,

    PRIMARY KEY ("eventId", "imageUrl"),
    CONSTRAINT "SnapshotPhoto_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "Event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "SnapshotPhoto_imageUrl_idx" ON "SnapshotPhoto"("imageUrl");
