import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"

const ABANDONED = /^\.(?:backup|restore|spool)-[0-9a-f]{12}$|^rosette-.+\.unfinished$/
const ABANDONED_AFTER_MS = 86_400_000

/** Removes what a killed backup or restore has left in a folder, a day later: until then another one may be at work. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return []
    throw error
  })
  for (const name of names.filter((found) => ABANDONED.test(found))) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null) // Whoever was at work has just ended it.
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true })
  }
}
