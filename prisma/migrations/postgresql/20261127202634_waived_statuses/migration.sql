-- AlterEnum
ALTER TYPE "BlockingKind" ADD VALUE 'statusContradicted';
