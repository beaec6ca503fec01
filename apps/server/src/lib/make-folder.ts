import { existsSync, mkdirSync } from "node:fs"
import { dirname } from "node:path"

/**
 * Makes a folder with those above it, unless it is there. Step by step, because Node's own recursive way never returns
 * where the system denies that a parent exists which it shows, as under /proc.
 */
export function makeFolder(path: string, mode: number): void {
  if (existsSync(path)) return
  makeFolder(dirname(path), mode)
  mkdirSync(path, { mode })
}
