import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { PROGRAM_FILES } from "../../lib/program-files.ts"

export type Migration = { name: string; sql: string; checksum: string }

/** The migrations of each database: `<folder>/<dialect>/<time>_<name>/migration.sql`. */
export const MIGRATIONS_FOLDER = PROGRAM_FILES.migrations

/** The migrations of one database, oldest first, with Prisma's checksum: SHA-256 of the file, in hex. */
export async function readMigrations(folder: string, dialect: "sqlite" | "postgresql"): Promise<Migration[]> {
  const entries = await readdir(join(folder, dialect), { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => {
      const bytes = await readFile(join(folder, dialect, name, "migration.sql"))
      return { name, sql: bytes.toString("utf8"), checksum: createHash("sha256").update(bytes).digest("hex") }
    }),
  )
}
