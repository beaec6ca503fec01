import { chmodSync, closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import type { DatabaseSync } from "node:sqlite"

const KEPT = 2

/**
 * Copies the data to `<file>.before-<migration>`, whole or not at all, keeps the newest two copies, and returns the
 * path.
 */
export function backUp(db: DatabaseSync, file: string, migration: string): string {
  const target = `${file}.before-${migration}`
  const partial = `${target}.partial`
  rmSync(partial, { force: true })
  db.prepare("VACUUM INTO ?").run(partial)
  chmodSync(partial, 0o600)
  const handle = openSync(partial, "r+")
  fsyncSync(handle)
  closeSync(handle)
  renameSync(partial, target)
  forgetOlder(file)
  return target
}

/** Migration names begin with their time, so they sort by age. */
function forgetOlder(file: string): void {
  const folder = dirname(file)
  const copies = readdirSync(folder).filter(
    (name) => name.startsWith(`${basename(file)}.before-`) && !name.endsWith(".partial"),
  )
  for (const name of copies.sort().slice(0, -KEPT)) rmSync(join(folder, name))
}
