import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

export const DIALECTS = ["sqlite", "postgresql"]

export const ROOT = fileURLToPath(new URL("..", import.meta.url))
export const PRISMA = join(ROOT, "prisma")
export const MIGRATIONS = join(PRISMA, "migrations")
/** The models as of the newest migration, so that the next one can be written without a database. */
export const SNAPSHOT = join(MIGRATIONS, "models.prisma")

/** A dialect's generator and datasource: Prisma does not allow variables there. */
export function baseFile(dialect) {
  return { path: "base.prisma", content: readFileSync(join(PRISMA, "base", `${dialect}.prisma`), "utf8") }
}

/** The shared model files, sorted by name. */
export function modelFiles() {
  const folder = join(PRISMA, "models")
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".prisma"))
    .sort()
  return names.map((name) => ({ path: name, content: readFileSync(join(folder, name), "utf8") }))
}

/** The names of a dialect's migrations, oldest first. */
export function migrationNames(dialect) {
  const folder = join(MIGRATIONS, dialect)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}
