import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join, relative, sep } from "node:path"
import { inRoot, ROOT } from "./root.mjs"

const NEVER_AN_INPUT = new Set(["node_modules", "dist", "test-results", ".turbo"])

/** Every file below the given files and folders (relative to the repository), sorted; missing ones are skipped. */
export function filesBelow(paths) {
  const found = []
  const visit = (path) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (NEVER_AN_INPUT.has(entry.name)) continue
      if (entry.isDirectory()) visit(join(path, entry.name))
      else if (entry.isFile()) found.push(join(path, entry.name))
    }
  }
  for (const path of paths.map((part) => inRoot(part)).filter((part) => existsSync(part))) {
    if (statSync(path).isDirectory()) visit(path)
    else found.push(path)
  }
  return found.sort()
}

/** One SHA-256 of the names and contents of the given files and folders, and of the extra texts. */
export function hashOf(paths, extra = []) {
  const hash = createHash("sha256")
  for (const file of filesBelow(paths)) {
    hash.update(relative(ROOT, file).split(sep).join("/")).update("\0").update(readFileSync(file)).update("\0")
  }
  for (const text of extra) hash.update(text).update("\0")
  return hash.digest("hex")
}

/** A file with the hash of the inputs for which some work was done. */
export function stampFile(...parts) {
  const path = inRoot(...parts)
  return {
    matches: (hash) => existsSync(path) && readFileSync(path, "utf8") === hash,
    clear: () => rmSync(path, { force: true }),
    write(hash) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, hash)
    },
  }
}
