import { RETENTION } from "@rosette/contract/limits"
import { DAY_MS } from "@rosette/domain/events/day"
import { sqliteFile } from "../data/database-url.ts"
import { removeCopiesMadeBefore } from "../data/sqlite/backup.ts"
import type { Settings } from "../env.ts"
import { removeAbandoned } from "./abandoned.ts"
import { removeMadeBefore } from "./kept-archives.ts"

/**
 * Removes backups that hold old events: archives in the backup folder, copies of the database from before a migration,
 * and what killed backups left. Returns the names of what it removed. It runs once a day, so it removes them one day
 * before the promised limit.
 */
export async function forgetBackups(
  { databaseUrl, dataDir, backupTo }: Pick<Settings, "databaseUrl" | "dataDir" | "backupTo">,
  now: Date,
): Promise<string[]> {
  const moment = new Date(now.getTime() - (RETENTION.backupDays - 1) * DAY_MS)
  const folders = typeof backupTo === "string" ? [dataDir, backupTo] : [dataDir]
  for (const folder of new Set(folders)) await removeAbandoned(folder)
  const file = sqliteFile(databaseUrl)
  const copies = file === null ? [] : removeCopiesMadeBefore(file, moment)
  return [...(await removeMadeBefore(backupTo, moment)), ...copies]
}
