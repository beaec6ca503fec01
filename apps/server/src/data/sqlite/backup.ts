import { chmodSync, closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import type { DatabaseSync } from "node:sqlite"

const KEPT = 2
const PARTIAL = ".partial"

/**
 * Copies the data to `<file>.before-<migration>`, whole or not at all, keeps the newest two copies, and returns the
 * path.
 */
export function backUp(db: DatabaseSync, file: string, migration: string): string {
  const target = `${file}.before-${migration}`
  const partial = target + PARTIAL
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
  const copies = copiesOf(file).filter((path) => !path.endsWith(PARTIAL))
  for (const path of copies.sort().slice(0, -KEPT)) rmSync(path)
}

/** Removes the copies of a file that were made before this time, also unfinished ones; returns their paths. */
export function removeCopiesMadeBefore(file: string, moment: Date): string[] {
  const old = copiesOf(file).filter((path) => statSync(path).mtime < moment)
  for (const path of old) rmSync(path, { force: true })
  return old
}

const copiesOf = (file: string): string[] =>
  readdirSync(dirname(file))
    .filter((name) => name.startsWith(`${basename(file)}.before-`))
    .map((name) => join(dirname(file), name))
