-- CreateTable
CREATE TABLE "Throttle" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "Throttle_pkey" PRIMARY KEY ("key")
);
