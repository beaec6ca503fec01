import { lchownSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"

/**
 * Gives what root has written to the owner of a folder, with all that is below: otherwise the server, which runs as that owner,
 * could neither read nor replace it. Does nothing for any other user.
 */
export function handOver(paths: readonly string[], folder: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  for (const path of paths) for (const file of [path, ...below(path)]) lchown(file, uid, gid)
}

const below = (path: string) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name))
    : []

function lchown(path: string, uid: number, gid: number): void {
  try {
    lchownSync(path, uid, gid)
  } catch (error) {
    // The file systems of most USB sticks have no owners: what is there can be read by everybody who mounts it.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error
  }
}
