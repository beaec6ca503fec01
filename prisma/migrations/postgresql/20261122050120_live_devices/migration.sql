-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "devicesVersion" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Judge" ADD COLUMN     "devicesVersion" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "newsVersion" INTEGER NOT NULL DEFAULT 0;
