import { existsSync } from "node:fs"
import { join } from "node:path"
import type { PhotoLocation } from "../photos/photo-location.ts"

export type Bucket = Extract<PhotoLocation, { kind: "s3" }>

export const BACKUPS_FOLDER = "backups"

/** Where archives are kept: a folder of this machine by its path, or a bucket. */
export type ArchiveLocation = string | Bucket

/** Where archives are unless the settings name another place. */
export const backupsIn = (dataDir: string): string => join(dataDir, BACKUPS_FOLDER)

/** Whether a folder is not there that nobody makes: outside the data folder a missing one is a disk that is not mounted. */
export const isDiskMissing = (to: string, dataDir: string): boolean => to !== backupsIn(dataDir) && !existsSync(to)

/** What people read; the key of a bucket is not in it. */
export const locationName = (location: ArchiveLocation): string =>
  typeof location === "string" ? location : `s3://${location.bucket}/${location.prefix}`
