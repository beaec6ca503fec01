import { constants } from "node:fs"
import { copyFile, link } from "node:fs/promises"

/** A second name for a file, or a copy where the file system has no such names; false if there is no such file. */
export async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL))
    return true
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false
    throw error
  }
}
