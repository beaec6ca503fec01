import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { LoadServer } from "../lib/bench-server.ts"

const DISK_MEGABYTES = 16
const FREE_BYTES = 1_500_000
const LARGEST_FILE_BYTES = 2_500_000

/** A disk that fills up; `under` is the command that starts a server on it. */
export type SmallDisk = {
  kind: string
  folder: string
  /** Call once the database exists: leaves little free space. */
  fill(): void
  under: string[]
  freeSpace(server: LoadServer): void
  remove(): void
}

/** A small disk if this machine may mount one, else a limit on file size; null if neither works. */
export function smallDisk(parent: string): SmallDisk | null {
  if (process.platform !== "linux") return null
  return ownDisk(join(parent, "small")) ?? limitedFiles(parent)
}

function ownDisk(folder: string): SmallDisk | null {
  mkdirSync(folder)
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MEGABYTES}m`, "tmpfs", folder], { stdio: "ignore" })
  } catch {
    // Only root may mount, and not in every container.
    return null
  }
  const ballast = join(folder, "ballast")
  const unmount = () => execFileSync("umount", [folder])
  process.once("exit", unmount)
  return {
    kind: `a disk of ${DISK_MEGABYTES} MB`,
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - FREE_BYTES))
    },
    under: [],
    freeSpace: () => rmSync(ballast),
    remove() {
      process.off("exit", unmount)
      unmount()
    },
  }
}

/** Writes beyond the limit fail, as on a full disk; the limit of a running process can be lifted. */
function limitedFiles(folder: string): SmallDisk | null {
  try {
    execFileSync("prlimit", ["--fsize=unlimited", "--", "true"], { stdio: "ignore" })
  } catch {
    // Without it the limit could not be lifted while the server runs.
    return null
  }
  return {
    kind: `files of at most ${LARGEST_FILE_BYTES / 1e6} MB, in place of a full disk`,
    folder,
    fill: () => {},
    under: ["prlimit", `--fsize=${LARGEST_FILE_BYTES}:unlimited`, "--"],
    freeSpace: ({ pid }) => void execFileSync("prlimit", ["--pid", String(pid), "--fsize=unlimited"]),
    remove: () => {},
  }
}
