-- Columns with a default are added in place: no table is rebuilt, no row is copied.

-- AlterTable
ALTER TABLE "Event" ADD COLUMN "devicesVersion" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Judge" ADD COLUMN "newsVersion" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "Judge" ADD COLUMN "devicesVersion" INTEGER NOT NULL DEFAULT 0;
