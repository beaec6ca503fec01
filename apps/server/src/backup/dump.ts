import type { FileToArchive } from "./write-archive.ts"

/** A consistent copy of a database as files, with a description and the photos of this server that it shows. */
export type Dump = {
  dialect: "sqlite" | "postgresql"
  databaseId: string
  migrations: string[]
  photoUrls: string[]
  files: FileToArchive[]
}

export const SELECT_MIGRATIONS = `SELECT migration_name AS name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`

/** The columns that show photos; a database of an earlier version may not have all of them. */
const WITH_PHOTOS = ["Entry.imageUrl", "SnapshotPhoto.imageUrl", "Event.coverUrl", "Event.logoUrl"]

/** `columns`: all of the database, as "Table.column". */
export const selectPhotos = (columns: readonly string[]): string =>
  WITH_PHOTOS.filter((name) => columns.includes(name))
    .map((name) => name.split("."))
    .map(([table, column]) => `SELECT "${column}" AS url FROM "${table}" WHERE "${column}" LIKE '/photos/%'`)
    .join(" UNION ")
