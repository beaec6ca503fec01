import { rm } from "node:fs/promises"
import { join } from "node:path"
import { namesIn } from "../lib/missing-files.ts"

const ARCHIVE = /^rosette-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.tar\.gz$/

/** The name of an archive made at this time: names sort by age. */
export const archiveName = (now: Date): string => `rosette-${now.toISOString().replace(/[:.]/g, "-")}.tar.gz`

/** When the archive of this name was made; null for other names. */
export function archiveMoment(name: string): Date | null {
  const parts = ARCHIVE.exec(name)
  return parts ? new Date(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}.${parts[5]}Z`) : null
}

/** The archives in a folder, oldest first; none if there is no folder yet. */
export async function archivesIn(folder: string): Promise<string[]> {
  const names = await namesIn(folder)
  return names.filter((name) => ARCHIVE.test(name)).sort()
}

/** Removes all but the newest archives of a folder. */
export async function keepNewest(folder: string, count: number): Promise<void> {
  const archives = await archivesIn(folder)
  for (const name of archives.slice(0, -count)) await rm(join(folder, name))
}

/** Removes the archives of a folder that were made before this time; returns their names. */
export async function removeMadeBefore(folder: string, moment: Date): Promise<string[]> {
  const old = (await archivesIn(folder)).filter((name) => Number(archiveMoment(name)) < moment.getTime())
  // Another server that shares the folder may have removed them first.
  for (const name of old) await rm(join(folder, name), { force: true })
  return old
}
