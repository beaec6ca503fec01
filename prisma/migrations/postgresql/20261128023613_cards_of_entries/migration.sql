-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "hasCards" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
-- Eight characters of the alphabet of codes, see apps/server/src/lib/random-code.ts. An id, not a secret.
ALTER TABLE "Entry" ADD COLUMN     "cardId" TEXT NOT NULL DEFAULT (
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::int, 1)
    || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::int, 1)
    || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::int, 1)
    || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::int, 1)
    || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::int, 1)
    || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::int, 1)
    || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::int, 1)
    || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::int, 1)
),
ADD COLUMN     "cardPrintedAt" TIMESTAMP(3),
ADD COLUMN     "cardShows" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Entry_cardId_key" ON "Entry"("cardId");
