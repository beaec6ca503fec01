import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { rm } from "node:fs/promises"
import { basename, join } from "node:path"
import { isPhotoPath, thumbnailUrl } from "@rosette/contract/photo-paths"
import { sqliteFile } from "../data/database-url.ts"
import { MASTER_PASSWORD_FILE, SESSION_SECRET_FILE } from "../env.ts"
import { makeFolder } from "../lib/make-folder.ts"
import { openPhotoFiles } from "../photos/open-photo-files.ts"
import type { PhotoFiles } from "../photos/photo-files.ts"
import { type PhotoLocation, photosIn } from "../photos/photo-location.ts"
import { removeAbandoned } from "./abandoned.ts"
import { type ArchiveLocation, backupsIn, isDiskMissing, locationName } from "./archive-location.ts"
import { bucketArchives } from "./bucket-archives.ts"
import type { Dump } from "./dump.ts"
import { dumpPostgresql } from "./dump-postgresql.ts"
import { dumpSqlite } from "./dump-sqlite.ts"
import { archiveName } from "./kept-archives.ts"
import { type FileToArchive, writeArchive } from "./write-archive.ts"

/** A photo that is deleted while the backup runs is also missing in the next copy of the database. */
const ROUNDS = 3

const SECRET_FILES = [SESSION_SECRET_FILE, MASTER_PASSWORD_FILE]

/** `photos` are those of the data folder unless others are named; a database behind a pooler is read past it. */
type BackupOptions = {
  databaseUrl: string
  databaseDirectUrl?: string
  dataDir: string
  to: ArchiveLocation
  photos?: PhotoLocation
}
/** `missingPhotos` are addresses that are shown and whose files are not there. */
type BackupReport = { archive: string; bytes: number; files: number; missingPhotos: string[] }

/** Writes a consistent copy of database, photos and secrets into one archive, while the server runs. */
export async function backUp(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDir, to, photos: location }: BackupOptions,
  now = new Date(),
): Promise<BackupReport> {
  const file = sqliteFile(databaseUrl)
  if (file !== null && !existsSync(file)) throw new Error(`There is no database at ${file}.`)
  makeFolder(dataDir, 0o700)
  const folders = typeof to === "string" ? [dataDir, folderForArchives(to, dataDir)] : [dataDir]
  for (const folder of new Set(folders)) await removeAbandoned(folder)
  const staging = join(dataDir, `.backup-${randomBytes(6).toString("hex")}`)
  try {
    const { dump, photos, missingPhotos } = await stage(
      databaseDirectUrl,
      openPhotoFiles(location ?? photosIn(dataDir)),
      staging,
    )
    const secrets = SECRET_FILES.map((name) => ({ path: `secrets/${name}`, file: join(dataDir, name) }))
    const files = [...dump.files, ...photos, ...secrets.filter(({ file }) => existsSync(file))]
    const name = archiveName(now)
    const archive = join(typeof to === "string" ? to : staging, name)
    const { dialect, databaseId, migrations } = dump
    const bytes = await writeArchive(archive, files, { createdAt: now.toISOString(), dialect, databaseId, migrations })
    const report = { bytes, files: files.length, missingPhotos }
    if (typeof to === "string") return { archive, ...report }
    await bucketArchives(to).put(name, archive)
    return { archive: locationName(to) + name, ...report }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/**
 * The folder that the archive is written into. Only the one in the data folder is made: a missing one elsewhere is a disk that is
 * not mounted, and a folder made in its place would be on the disk that the backup is meant to survive.
 */
function folderForArchives(to: string, dataDir: string): string {
  if (to === backupsIn(dataDir)) makeFolder(to, 0o700)
  if (isDiskMissing(to, dataDir))
    throw new Error(`The folder ${to} does not exist. Connect the disk, or make the folder on it.`)
  return to
}

async function stage(databaseUrl: string, store: PhotoFiles, staging: string) {
  for (let round = 1; ; round++) {
    await rm(staging, { recursive: true, force: true })
    makeFolder(staging, 0o700)
    const dump = await dumpDatabase(databaseUrl, staging)
    const { photos, missingPhotos } = await stagePhotos(dump.photoUrls, store, staging)
    if (missingPhotos.length === 0 || round === ROUNDS) return { dump, photos, missingPhotos }
  }
}

function dumpDatabase(databaseUrl: string, folder: string): Promise<Dump> {
  const file = sqliteFile(databaseUrl)
  return file === null ? dumpPostgresql(databaseUrl, folder) : dumpSqlite(file, folder)
}

/** Hard-links the photos: one that is deleted from now on is still archived. */
async function stagePhotos(urls: readonly string[], store: PhotoFiles, staging: string) {
  const photos: FileToArchive[] = []
  const missingPhotos: string[] = []
  makeFolder(join(staging, "photos"), 0o700)
  for (const url of urls.filter(isPhotoPath)) {
    const wanted = [url, thumbnailUrl(url)].map((path) => ({ path: path.slice(1), file: join(staging, path) }))
    const found: FileToArchive[] = []
    for (const photo of wanted) if (await store.copyTo(basename(photo.path), photo.file)) found.push(photo)
    photos.push(...found)
    if (found.length < wanted.length) missingPhotos.push(url)
  }
  return { photos, missingPhotos }
}
