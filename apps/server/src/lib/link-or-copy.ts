import { constants } from "node:fs"
import { copyFile, link } from "node:fs/promises"

/** Makes a hard link, or a copy if the file system has no hard links. Returns false if there is no such file. */
export async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL))
    return true
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false
    throw error
  }
}
