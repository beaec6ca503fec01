import type { FileToArchive } from "./write-archive.ts"

/** A database at one moment, as files: what it is, and the photos of this server that its entries show. */
export type Dump = {
  dialect: "sqlite" | "postgresql"
  databaseId: string
  migrations: string[]
  photoUrls: string[]
  files: FileToArchive[]
}

export const SELECT_MIGRATIONS = `SELECT migration_name AS name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`
export const SELECT_PHOTOS = `SELECT DISTINCT "imageUrl" AS url FROM "Entry" WHERE "imageUrl" LIKE '/photos/%'`
