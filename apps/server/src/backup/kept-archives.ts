import { rm } from "node:fs/promises"
import { join } from "node:path"
import { namesIn } from "../lib/missing-files.ts"
import type { ArchiveLocation } from "./archive-location.ts"
import { bucketArchives } from "./bucket-archives.ts"

const ARCHIVE = /^rosette-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.tar\.gz$/

/** The name of an archive made at this time: names sort by age. */
export const archiveName = (now: Date): string => `rosette-${now.toISOString().replace(/[:.]/g, "-")}.tar.gz`

/** When the archive of this name was made; null for other names. */
export function archiveMoment(name: string): Date | null {
  const parts = ARCHIVE.exec(name)
  return parts ? new Date(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}.${parts[5]}Z`) : null
}

const folderArchives = (folder: string) => ({
  names: () => namesIn(folder),
  // Another server that shares the folder may have removed it first.
  remove: (name: string) => rm(join(folder, name), { force: true }),
})

const archivesAt = (location: ArchiveLocation) =>
  typeof location === "string" ? folderArchives(location) : bucketArchives(location)

/** The archives at a location, oldest first; none if there is no folder yet. */
export async function archivesIn(location: ArchiveLocation): Promise<string[]> {
  const names = await archivesAt(location).names()
  return names.filter((name) => ARCHIVE.test(name)).sort()
}

/**
 * Removes all but the newest archives of a location. `made` is the name of the one just made, which always stays. Whatever
 * claims to be newer was named by a clock that was ahead: it goes first.
 */
export async function keepNewest(location: ArchiveLocation, count: number, made: string): Promise<void> {
  const oldestFirst = (await archivesIn(location)).toSorted((a, b) => Number(b > made) - Number(a > made))
  for (const name of oldestFirst.slice(0, -count)) await archivesAt(location).remove(name)
}

/** Removes the archives of a location that were made before this time; returns their names. */
export async function removeMadeBefore(location: ArchiveLocation, moment: Date): Promise<string[]> {
  const old = (await archivesIn(location)).filter((name) => Number(archiveMoment(name)) < moment.getTime())
  for (const name of old) await archivesAt(location).remove(name)
  return old
}
