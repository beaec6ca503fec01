import { rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { DAY_MS } from "@rosette/domain/events/day"
import { namesIn } from "../lib/missing-files.ts"

const ABANDONED = /^\.(?:backup|restore|spool)-[0-9a-f]{12}$|^rosette-.+\.unfinished$/

/** Removes what killed backups and restores left in a folder once it is a day old: until then one may still be running. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await namesIn(folder)
  for (const name of names.filter((found) => ABANDONED.test(found))) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null) // The process that was using it has just removed it.
    if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true })
  }
}
