import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { MIGRATIONS_FOLDER } from "../src/data/migrations/migration-files.ts"

/** A test's own folder of migrations; the same SQL for both databases. */
export type MigrationFolder = { path: string; write(name: string, sql: string): void; remove(): void }

/** An empty folder, or one that starts with the project's own migrations. */
export function migrationFolder(begin: "empty" | "ours" = "empty"): MigrationFolder {
  const path = mkdtempSync(join(tmpdir(), "rosette-migrations-"))
  const dialects = ["sqlite", "postgresql"]
  for (const dialect of dialects) mkdirSync(join(path, dialect))
  if (begin === "ours") cpSync(MIGRATIONS_FOLDER, path, { recursive: true })
  return {
    path,
    write(name, sql) {
      for (const dialect of dialects) {
        mkdirSync(join(path, dialect, name), { recursive: true })
        writeFileSync(join(path, dialect, name, "migration.sql"), sql)
      }
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  }
}
