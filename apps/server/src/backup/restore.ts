import { randomBytes } from "node:crypto"
import { existsSync, readdirSync, renameSync } from "node:fs"
import { readFile, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { sqliteFile } from "../data/database-url.ts"
import { MIGRATIONS_FOLDER, type Migration, readMigrations } from "../data/migrations/migration-files.ts"
import { flushFolder } from "../lib/flush-folder.ts"
import { linkOrCopy } from "../lib/link-or-copy.ts"
import { makeFolder } from "../lib/make-folder.ts"
import { openPhotoFiles } from "../photos/open-photo-files.ts"
import { type PhotoLocation, photosIn } from "../photos/photo-location.ts"
import { BACKUPS_FOLDER } from "./archive-location.ts"
import { SQLITE_PATH } from "./dump-sqlite.ts"
import { loadPostgresql, refuseFilledPostgresql } from "./load-postgresql.ts"
import { loadSqlite } from "./load-sqlite.ts"
import type { Manifest } from "./manifest.ts"
import { readArchive } from "./read-archive.ts"

/** A data folder with only these counts as empty: backups, and what the file system itself creates. */
const ALLOWED = new Set([BACKUPS_FOLDER, "lost+found"])
const PRODUCTS = { sqlite: "SQLite", postgresql: "PostgreSQL" } as const

/** `photos` go into the data folder unless another location is named; a database behind a pooler is filled past it. */
type RestoreTarget = { databaseUrl: string; databaseDirectUrl?: string; dataDir: string; photos?: PhotoLocation }
type RestoreReport = { createdAt: string; dialect: "sqlite" | "postgresql"; photos: number; secrets: string[] }

/**
 * Restores an archive into an empty data folder, and into an empty database if that is elsewhere. Checks all checksums
 * of the archive and the database itself before anything is put in place. Throws one sentence on failure.
 */
export async function restore(
  archive: string,
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir, photos }: RestoreTarget,
): Promise<RestoreReport> {
  const file = sqliteFile(databaseUrl)
  refuseFilledFolder(dataDir)
  if (file === null) await refuseFilledPostgresql(databaseDirectUrl)
  else refuseExistingFile(file)
  makeFolder(dataDir, 0o700)
  const staging = join(dataDir, `.restore-${randomBytes(6).toString("hex")}`)
  try {
    const manifest = await readArchive(archive, staging)
    const migrations = await migrationsOf(manifest, file === null ? "postgresql" : "sqlite")
    if (file === null) await loadPostgresql(databaseDirectUrl, staging, manifest, migrations)
    else loadSqlite(join(staging, SQLITE_PATH))
    await putPhotosInPlace(join(staging, "photos"), photos ?? photosIn(dataDir), dataDir)
    putSecretsInPlace(join(staging, "secrets"), dataDir)
    if (file !== null) await putDatabaseInPlace(join(staging, SQLITE_PATH), file)
    await flushFolder(dataDir)
    return reportOf(manifest)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

function refuseFilledFolder(dataDir: string): void {
  const found = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !ALLOWED.has(name)) : []
  if (found.length === 0) return
  throw new Error(
    `DATA_DIR ${dataDir} is not empty: it holds ${found.slice(0, 3).join(", ")}. Restore into a new folder.`,
  )
}

function refuseExistingFile(file: string): void {
  if (existsSync(file)) throw new Error(`There is a database at ${file} already. Restore into a new place.`)
}

/** The migrations that the archived database has run. Throws if it is of the other kind or of a newer version. */
async function migrationsOf(manifest: Manifest, dialect: "sqlite" | "postgresql"): Promise<Migration[]> {
  if (manifest.dialect !== dialect)
    throw new Error(
      `The archive holds a ${PRODUCTS[manifest.dialect]} database, and DATABASE_URL names a ${PRODUCTS[dialect]} one.`,
    )
  const ours = await readMigrations(MIGRATIONS_FOLDER, dialect)
  const unknown = manifest.migrations.find((name) => !ours.some((migration) => migration.name === name))
  if (unknown !== undefined)
    throw new Error(
      `The archive comes from a newer version of Rosette (it knows "${unknown}"): restore it with that one.`,
    )
  const ran = new Set(manifest.migrations)
  return ours.filter(({ name }) => ran.has(name))
}

/** Before the database: a server that starts too early then finds no database, instead of one without its photos. */
async function putPhotosInPlace(staged: string, location: PhotoLocation, dataDir: string): Promise<void> {
  if (!existsSync(staged)) return
  const own = join(dataDir, "photos")
  if (location.kind === "folder" && location.folder === own) return renameSync(staged, own)
  const names = readdirSync(staged)
  const photos = openPhotoFiles(location)
  for (const name of names) await photos.write([{ name, content: await readFile(join(staged, name)) }])
}

function putSecretsInPlace(staged: string, dataDir: string): void {
  const names = existsSync(staged) ? readdirSync(staged) : []
  for (const name of names) renameSync(join(staged, name), join(dataDir, name))
}

async function putDatabaseInPlace(staged: string, file: string): Promise<void> {
  makeFolder(dirname(file), 0o700)
  await linkOrCopy(staged, file)
  await flushFolder(dirname(file))
}

function reportOf({ createdAt, dialect, files }: Manifest): RestoreReport {
  const below = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`)).map(({ path }) => path)
  return {
    createdAt,
    dialect,
    photos: below("photos").filter((path) => !path.endsWith("-thumb.webp")).length,
    secrets: below("secrets").map((path) => path.slice("secrets/".length)),
  }
}
